import type { Line } from '../../verify/backend.ts'
import type { Backend } from '../../verify/backend.ts'
import type { Called } from '../../verify/caller.ts'
import { openLine } from '../chat/line.ts'
import { testSite } from '../harness.ts'

/** A world of the app in this process, as the catalogue meets a backend. */
export const backend = (noted: (called: Called) => void): Backend => {
  const site = testSite(noted)
  return {
    ...site,
    line: async (): Promise<Line> => {
      const line = openLine(site)
      let taken = 0
      return {
        send: (name, data) => line.send(name, data as never),
        hear: async (name) => {
          const at = line.heard.findIndex((one, index) => index >= taken && one.name === name)
          if (at < 0) throw new Error(`heard no ${name}, but ${line.names().slice(taken).join()}`)
          taken = at + 1
          return line.heard[at]!.data as never
        },
        close: () => line.session.closed(),
      }
    },
  }
}
