import { expect, it } from 'vitest'
import { figure } from '../../sample.ts'
import { PLANTED_FRAMES, type PlantedFrame } from './frames.data.ts'
import { MEMBERS, type SpoilFrame, sideBySide } from './sideBySide.ts'
import { talk } from './talk.ts'

const evening = async (spoil: SpoilFrame) => {
  const both = sideBySide(2)
  for (const name of MEMBERS) await talk(both.ask, () => both.line(spoil), name)
  const { frames, differences, compared, calls } = both.desk.read({ masked: false })
  both.close()
  return { frames, differences, compared, calls }
}
const spoiling =
  ({ msgId, does }: PlantedFrame, changed: () => void): SpoilFrame =>
  (text) => {
    const frame = JSON.parse(text)
    if (frame.msgId !== msgId) return [text]
    const instead = does(frame.msgData)
    const sent = instead
      ? instead.map((one) => (typeof one === 'string' ? one : JSON.stringify(one)))
      : [JSON.stringify(frame)]
    if (sent.length !== 1 || sent[0] !== text) changed()
    return sent
  }

it('an honest backend says nothing else on its lines', async () => {
  const said = new Set<number>()
  const { frames, differences, compared, calls } = await evening((text) => {
    said.add(JSON.parse(text).msgId)
    return [text]
  })
  expect({ differences, compared }).toEqual({ differences: [], compared: calls })
  expect(frames).toBeGreaterThan(90)
  // Whatever is planted below has gone by.
  expect([...said]).toEqual(expect.arrayContaining(PLANTED_FRAMES.map(({ msgId }) => msgId)))
})

it('each of the planted frames is shown', async () => {
  const missed: string[] = []
  for (const planted of PLANTED_FRAMES) {
    let isChanged = false
    const { differences } = await evening(spoiling(planted, () => (isChanged = true)))
    if (!isChanged || !differences.some(({ kind }) => kind === 'frame')) missed.push(planted.name)
  }
  figure(`planted frames: ${PLANTED_FRAMES.length - missed.length} of ${PLANTED_FRAMES.length} shown`)
  expect(missed).toEqual([])
})
