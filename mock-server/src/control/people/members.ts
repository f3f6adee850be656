import type { Context } from 'hono'
import { members as calls } from '@app/contract/control/members'
import { passwordHash } from '@app/contract/rules/account/passwordHash'
import { CAST } from '@app/seeds/people'
import type { MemberRow } from '../../modules/member/member.store.ts'
import { ANY } from '../../modules/member/member.rules.ts'
import { makeMember, NotMade } from '../../planting/made.ts'
import { siteOf } from '../../site.ts'
import type { World } from '../../world/world.ts'
import type { ControlPart } from '../control.ts'
import { memberNamed } from '../named.ts'
import { refuseControl } from '../read.ts'
import { foundBy } from '../said.ts'

const traits = new Map(CAST.map(({ name, trait, password }) => [name, { trait, password }]))

/** The cast that is there for what a text says. */
const thereFor = (text = ''): string[] =>
  CAST.filter(({ trait }) => trait.toLowerCase().includes(text.toLowerCase())).map(({ name }) => name)

const shown = (world: World, row: MemberRow) => {
  const { wallet, sessions } = siteOf(world)
  const balances = wallet.balances(row.id)
  return {
    id: row.id,
    name: row.name,
    nickName: row.nickName,
    trait: traits.get(row.name)?.trait ?? '',
    password: traits.get(row.name)?.password ?? null,
    vip: row.vipGrade,
    balance_cents: balances.center,
    locked_cents: balances.locked,
    venues: wallet.venueBalances(row.id),
    points: row.points,
    phone: row.phone,
    email: row.email,
    realName: row.realName,
    birthday: row.birthday,
    secondPassword: row.secondPassword !== null,
    risk: row.flagged,
    lastLoginAt: row.lastLoginAt,
    mutedUntil: row.mutedUntil,
    autoTransfer: row.autoTransfer,
    iCode: row.iCode,
    sessions: sessions.list(row.id),
  }
}

export const membersControl: ControlPart = (serve, control) => {
  const find = (c: Context): { world: World; row: MemberRow } => {
    const world = control.world(c)
    return { world, row: memberNamed(world, c.req.param('name') ?? '') }
  }
  serve(calls.list, async (c, { text: asked, ...page }) => {
    const world = control.world(c)
    const { members } = siteOf(world)
    const rows = await foundBy(c, asked?.trim() || undefined, (text) =>
      members.listed({ ...page, text, named: thereFor(text) }),
    )
    return { members: rows.map((row) => shown(world, row)) }
  })
  serve(calls.read, (c) => {
    const { world, row } = find(c)
    return shown(world, row)
  })
  serve(calls.create, (c, asked) => {
    const world = control.world(c)
    try {
      const { row, password, made } = world.atomically(() => makeMember(world, asked))
      return { ...shown(world, row), password, made }
    } catch (error) {
      if (!(error instanceof NotMade)) throw error
      return refuseControl(409, error.message, [{ path: error.path, message: error.message }])
    }
  })
  serve(calls.change, (c, change) => {
    const { world, row } = find(c)
    const { members, wallet, sessions } = siteOf(world)
    const taken = (['phone', 'email', 'realName'] as const).find((fact) => {
      const value = { phone: change.bindPhone, email: change.bindEmail, realName: change.realName }[fact]
      return typeof value === 'string' && members.isTaken(fact, value, row.id)
    })
    if (taken)
      refuseControl(409, `另一位会员已使用该${{ phone: '手机号', email: '邮箱', realName: '姓名' }[taken]}`)
    world.atomically(() => {
      const {
        balance_cents,
        vip,
        bindPhone,
        bindEmail,
        risk,
        trustDevice,
        password,
        secondPassword,
        endSessions,
        ...same
      } = change
      const facts = { ...same, vipGrade: vip, phone: bindPhone, email: bindEmail, flagged: risk }
      const given = Object.fromEntries(Object.entries(facts).filter(([, fact]) => fact !== undefined))
      if (Object.keys(given).length > 0) members.change(row.id, given)
      if (balance_cents !== undefined) wallet.adjust(row.id, balance_cents, '人工调整')
      if (password !== undefined) members.changePassword(row.id, passwordHash(password))
      if (secondPassword === null) members.change(row.id, { secondPassword: null })
      if (typeof secondPassword === 'string')
        members.changeSecondPassword(row.id, passwordHash(secondPassword))
      if (trustDevice !== undefined) members.distrustAll(row.id)
      if (trustDevice) members.trust(row.id, { ip: ANY, finger: ANY })
      if (endSessions) sessions.closeAll(row.id)
    })
    return shown(world, members.get(row.id))
  })
  serve(calls.session, (c) => {
    const { world, row } = find(c)
    const entry = world.atomically(() => siteOf(world).signInAs(row.name))
    return entry ?? refuseControl(409, '无法登录该会员')
  })
}
