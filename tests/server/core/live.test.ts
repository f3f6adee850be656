import { expect, it } from 'vitest'
import { guestLine } from '../chat/line.ts'
import { testSite } from '../harness.ts'

it('changed settings and a changed venue are told to every client of the world', async () => {
  const [site, other] = [testSite(), testSite()]
  const [line, elsewhere] = [guestLine(site), guestLine(other)]
  await site.control('PATCH', '/settings', { depositDisabled: true })
  expect(line.last('notification')).toMatchObject({ type: 'settings' })
  await site.control('PATCH', '/venues/CWDZ', { maintenance: true })
  expect(line.last('notification')).toMatchObject({ type: 'venue', refId: 'CWDZ' })
  expect(elsewhere.names()).not.toContain('notification')
})
