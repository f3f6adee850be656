import fc from 'fast-check'
import { expect, test } from 'vitest'
import { testSite } from '../harness.ts'

const KEYS = ['a', 'b', 'c'] as const
const step = fc.oneof(
  fc.record({
    verb: fc.constant('schedule' as const),
    in_s: fc.nat(40),
    key: fc.option(fc.constantFrom(...KEYS)),
  }),
  fc.record({ verb: fc.constant('takenBack' as const), in_s: fc.nat(40), key: fc.constantFrom(...KEYS) }),
  fc.record({ verb: fc.constant('cancel' as const), key: fc.constantFrom(...KEYS) }),
  fc.record({ verb: fc.constant('run' as const), in_s: fc.nat(20) }),
)

test('jobs that come sooner, later, again or not at all run at their own moments', () => {
  const { world } = testSite()
  const told: number[] = []
  world.jobs.handle<number>('told', (n) => void told.push(n))
  fc.assert(
    fc.property(fc.array(step, { minLength: 10, maxLength: 40 }), (steps) => {
      for (const key of KEYS) world.jobs.cancel(key)
      let now = world.clock.now()
      let waiting: { n: number; at: number; key: string | null }[] = []
      const put = (n: number, at: number, key: string | null) => {
        const known = key !== null && waiting.find((job) => job.key === key)
        if (known) Object.assign(known, { n, at })
        else waiting.push({ n, at, key })
      }
      for (const [n, each] of steps.entries()) {
        if (each.verb === 'schedule') {
          world.jobs.schedule('told', now + each.in_s * 1_000, n, each.key ?? undefined)
          put(n, now + each.in_s * 1_000, each.key)
        } else if (each.verb === 'cancel') {
          world.jobs.cancel(each.key)
          waiting = waiting.filter(({ key }) => key !== each.key)
        } else if (each.verb === 'takenBack') {
          const failing = () =>
            world.atomically(() => {
              world.jobs.schedule('told', now + each.in_s * 1_000, n, each.key)
              throw new Error('taken back')
            })
          expect(failing).toThrow('taken back')
        } else {
          now += each.in_s * 1_000
          told.length = 0
          world.jobs.runDue(now)
          const due = waiting.filter(({ at }) => at <= now).toSorted((a, b) => a.at - b.at)
          expect(told).toEqual(due.map((job) => job.n))
          waiting = waiting.filter(({ at }) => at > now)
        }
      }
      world.jobs.runDue(now + 100_000)
    }),
  )
})
