import type { Outcome } from '../worker.ts'
import { openBrowser } from './drive.ts'

/** Lives the same journeys in a browser, and says where it goes otherwise; how many do. */
export const inBrowser = async (
  outcomes: readonly Outcome[],
  say: (words: string) => void,
): Promise<number> => {
  const browser = await openBrowser()
  let others = 0
  const compare = async ({ journey, lived }: Outcome): Promise<void> => {
    const { steps, breaches } = await browser.walk(journey)
    const isDone = (way: string | undefined) => way === 'done'
    const unlike = lived.steps.flatMap((way, at) =>
      isDone(way) === isDone(steps[at])
        ? []
        : [`${at} ${journey.steps[at]!.act}: ${way}, here ${steps[at] ?? 'not reached'}`],
    )
    const found = [...breaches, ...unlike]
    if (breaches.length > 0 !== (lived.breach !== undefined) || unlike.length > 0) others += 1
    say(`${journey.seed} in the browser: ${found.length === 0 ? 'the same' : found.join('\n    ')}`)
  }
  try {
    for (const outcome of outcomes) await compare(outcome)
  } finally {
    await browser.close()
  }
  say(`${outcomes.length - others} of ${outcomes.length} went the same way in the browser`)
  return others
}
