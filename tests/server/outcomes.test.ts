import { expect, it } from 'vitest'
import { STATUS, type StatusName } from '@app/contract/kit/status'
import type { Finding } from '../verify/strict.ts'
import type { Play } from '../verify/covers.ts'
import { catalogue } from '../verify/catalogue/catalogue.ts'
import { laws } from '../verify/catalogue/laws/laws.ts'
import { expectStatus, takeComplaints } from './harness.ts'
import { backend } from './rig/backend.ts'
import { keepExample } from './rig/examples.ts'

for (const { endpoint, outcomes } of catalogue)
  for (const [name, play] of Object.entries(outcomes) as [StatusName, Play][])
    it(`${endpoint.path} answers ${STATUS[name].code} ${name}`, async () => {
      const findings: Finding[] = []
      const site = backend((called) => findings.push(...called.findings))
      expectStatus(await play({ site }), name)
      expect(findings).toEqual([])
      if (name === 'SUCCESS') keepExample(endpoint)
      expect(takeComplaints()).toEqual([])
    })

it.each(laws)('$id: $title', async ({ play }) => {
  const findings: Finding[] = []
  await play({ site: backend((called) => findings.push(...called.findings)) })
  expect(findings).toEqual([])
  expect(takeComplaints()).toEqual([])
})
