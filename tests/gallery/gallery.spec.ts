import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '../e2e/rig/visit.ts'
import { STATES } from './list.ts'
import { NOW } from './rig/compare.ts'
import { HAND, resize, SIZES } from './rig/frames.ts'
import { type Look, lookAt } from './rig/look.ts'
import { beginAnew, reach, watchCalls } from './rig/reach.ts'
import { atRest, holdStill, letRun } from './rig/rest.ts'
import { idOf, type State } from './rig/state.ts'

/** Where a person does things in a state that is looked at in all widths. */
const DESK = SIZES[1]

/** The sizes that a state is looked at in from one opening to the next. */
const turnsOf = ({ isEachWidth, isInHand }: State) => {
  if (isInHand) return [[HAND]]
  return isEachWidth ? SIZES.map((size) => [size]) : [SIZES]
}

for (const state of STATES)
  test(idOf(state), async ({ page, context, control, provoke, watched }) => {
    const id = idOf(state)
    const { isEndless = false, middle } = state
    const from = performance.now()
    provoke(/./)
    const calls = watchCalls(page)
    const session = await context.newCDPSession(page)
    const spent = { open: 0, rest: 0, picture: 0, axe: 0, geometry: 0 }
    const looks: Look[] = []
    let met: string[] = []
    await holdStill(page)
    if (state.isRunning) await letRun(page)
    try {
      for (const sizes of turnsOf(state)) {
        const begun = performance.now()
        if (looks.length > 0) await beginAnew(page, control)
        await resize(page, session, sizes.length === 1 ? sizes[0]! : DESK)
        const rest = (isEndless = false) => atRest(page, calls.underWay, isEndless)
        met = await reach({ page, control, calls, rest }, state)
        spent.open += performance.now() - begun
        looks.push(
          ...(await lookAt({
            page,
            session,
            id,
            sizes,
            spent,
            isEndless,
            middle,
            rest: () => rest(isEndless),
          })),
        )
      }
    } finally {
      watched.errors.splice(0)
      await context.setOffline(false)
    }
    const { screen, kind, name, path, as, steps = [] } = state
    const ms = Math.round(performance.now() - from)
    const told = { id, screen, kind, name, path, as, met, steps: steps.map(({ say }) => say) }
    const folder = join(NOW, id)
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'state.json'), JSON.stringify({ ...told, ms, spent, looks }))
    expect(looks.filter(({ verdict }) => verdict === 'changed').map(({ picture }) => picture)).toEqual([])
  })
