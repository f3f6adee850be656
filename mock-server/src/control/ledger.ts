import { ledger } from '@app/contract/control/money'
import { siteOf } from '../site.ts'
import type { World } from '../world/world.ts'
import type { ControlPart } from './control.ts'
import { memberNamed } from './named.ts'
import { foundBy } from './said.ts'

/** Members by number, each looked up once; the outside (0) has no name. */
const namesIn = (world: World): ((memberId: number) => string | null) => {
  const { members } = siteOf(world)
  const known = new Map<number, string | null>()
  return (memberId) => {
    if (!known.has(memberId)) known.set(memberId, members.byId(memberId)?.name ?? null)
    return known.get(memberId) ?? null
  }
}

export const ledgerControl: ControlPart = (serve, control) => {
  serve(ledger.check, (c) => siteOf(control.world(c)).books.check())
  serve(ledger.accounts, (c) => {
    const world = control.world(c)
    const nameOf = namesIn(world)
    const accounts = siteOf(world)
      .books.accounts()
      .map(({ memberId, ...account }) => ({
        ...account,
        member: nameOf(memberId),
        drift_cents: account.balance_cents - account.posted_cents,
      }))
    return { accounts }
  })
  serve(ledger.movements, async (c, { member, text: asked, ...filter }) => {
    const world = control.world(c)
    const { books } = siteOf(world)
    const nameOf = namesIn(world)
    const memberId = member === undefined ? undefined : memberNamed(world, member).id
    const found = await foundBy(c, asked, (text) => books.movements({ ...filter, text, memberId }))
    const movements = found.map((movement) => ({
      ...movement,
      memberId: undefined,
      member: nameOf(movement.memberId),
      postings: movement.postings.map(({ memberId: of, ...posting }) => ({
        ...posting,
        member: nameOf(of),
      })),
    }))
    return { movements }
  })
}
