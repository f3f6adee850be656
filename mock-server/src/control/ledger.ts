import { z } from 'zod'
import { siteOf } from '../site.ts'
import type { World } from '../world/world.ts'
import type { ControlPart } from './control.ts'
import { readQuery, refuseControl } from './read.ts'

const MOST_MOVEMENTS = 500
const Filter = z.object({
  member: z.string().max(40).optional(),
  account: z.coerce.number().int().min(1).optional(),
  text: z.string().max(60).optional(),
  before: z.coerce.number().int().min(1).optional(),
  limit: z.coerce.number().int().min(1).max(MOST_MOVEMENTS).default(50),
})

/** Members by number; the outside (0) has no name. */
const namesIn = (world: World): ((memberId: number) => string | null) => {
  const names = new Map(
    siteOf(world)
      .members.all()
      .map(({ id, name }) => [id, name]),
  )
  return (memberId) => names.get(memberId) ?? null
}

/**
 * GET /ledger → {balanced, drift_cents, accounts, postings} · GET /ledger/accounts → {accounts: [{id, member, kind, code,
 * currency, balance_cents, posted_cents, drift_cents, postings}]} · GET /ledger/movements?member=&account=&text=&before=&limit=
 * → {movements: [{id, at, member, verb, ref, note, postings}]}, newest first; `member` null is the outside.
 */
export const ledgerControl: ControlPart = (app, control) => {
  app.get('/ledger', (c) => c.json(siteOf(control.world(c)).ledger.check()))
  app.get('/ledger/accounts', (c) => {
    const world = control.world(c)
    const nameOf = namesIn(world)
    const accounts = siteOf(world)
      .books.accounts()
      .map(({ memberId, ...account }) => ({
        ...account,
        member: nameOf(memberId),
        drift_cents: account.balance_cents - account.posted_cents,
      }))
    return c.json({ accounts })
  })
  app.get('/ledger/movements', (c) => {
    const { member, ...filter } = readQuery(c, Filter)
    const world = control.world(c)
    const { members, books } = siteOf(world)
    const nameOf = namesIn(world)
    const memberId =
      member === undefined
        ? undefined
        : (members.byName(member) ?? refuseControl(404, `没有名为 ${member} 的会员`)).id
    const movements = books.movements({ ...filter, memberId }).map((movement) => ({
      ...movement,
      memberId: undefined,
      member: nameOf(movement.memberId),
      postings: movement.postings.map(({ memberId: of, ...posting }) => ({
        ...posting,
        member: nameOf(of),
      })),
    }))
    return c.json({ movements })
  })
}
