import { expect, test, vi } from 'vitest'

test('a round whose answer is lost is sent again as the same one when it is pressed again; another bet is another round', async () => {
  const sent: string[] = []
  let isLost = true
  vi.stubGlobal('fetch', (_: string, { body }: { body: string }) => {
    sent.push((JSON.parse(body) as { roundId: string }).roundId)
    return isLost
      ? Promise.reject(new TypeError('offline'))
      : Promise.resolve(Response.json({ message: '成功', data: {} }))
  })
  const { play } = await import('../../../mock-server/pages/games/kit/session.js')
  const spin = { kind: 'slot', stake: '1.00' } as const
  await expect(play(spin)).rejects.toThrow('网络异常')
  isLost = false
  await play(spin)
  expect(new Set(sent).size).toBe(1)

  await play(spin)
  isLost = true
  await expect(play(spin)).rejects.toThrow('网络异常')
  isLost = false
  await play({ ...spin, stake: '5.00' })
  expect(new Set(sent).size).toBe(4)
  vi.unstubAllGlobals()
})
