import { MAX_CENTS } from '@app/contract/control/fields'
import { STATUS } from '@app/contract/kit/status'
import { type Page as Route, PAGES } from '../../../client/src/pages.ts'
import { addresses, MEMBER } from '../../e2e/rig/crawl.data.ts'
import type { Control } from '../../e2e/rig/visit.ts'
import type { Kind, State } from '../rig/state.ts'
import { cutOff, drop } from './line.ts'

const ORIGIN = `http://127.0.0.1:${process.env['E2E_PORT'] ?? ''}`
/** What asks for nothing, and what is none of this client's to draw: a game's own page, an address that leads on. */
const SILENT = /^help|^not-found$|^loading$|^pgGame$|^dzGame$|^game$|^redirect/
const LIVE = ['home', 'localSport']

/** The longest of all that is shown, and the largest. */
const largest = (control: Control) =>
  control('PATCH', '/members/vip10', {
    balance_cents: MAX_CENTS,
    points: 1_000_000_000,
    nickName: '澄'.repeat(20),
    realName: '欧阳'.repeat(25),
    vip: 10,
  })

const kindsOf = (name: string, { login }: Route): Kind[] => {
  const open: Kind[] = login ? [] : ['visitor']
  if (SILENT.test(name)) return [...open, ...(name.startsWith('help') ? [] : (['full'] as const))]
  const live: Kind[] = LIVE.includes(name) ? ['dropped'] : []
  const own: Kind[] = login ? ['first', 'offline'] : []
  return ['full', ...open, 'loading', 'failed', 'largest', ...own, ...live]
}

const HOW: Partial<Record<Kind, Partial<State>>> = {
  full: { as: MEMBER },
  first: { as: 'fresh01' },
  loading: { as: MEMBER, meets: {}, isEndless: true },
  failed: { as: MEMBER, meets: { path: '/**', status_code: STATUS.SYSTEM_BUSY.code } },
  largest: { as: 'vip10', world: largest },
  offline: { as: MEMBER, steps: [cutOff] },
  dropped: { as: MEMBER, steps: [drop] },
}

/** Every address of the site in each kind of state that it can be in. */
export const PAGE_STATES: State[] = addresses(ORIGIN).flatMap(({ name: screen, path }) => {
  const page = PAGES[screen]
  return 'leadsTo' in page ? [] : kindsOf(screen, page).map((kind) => ({ screen, kind, path, ...HOW[kind] }))
})
