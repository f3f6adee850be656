import { passwordHash } from '@app/contract/rules/account/passwordHash'
import { MAX_SESSIONS } from '../kit/session.ts'
import { ANY } from '../modules/member/member.rules.ts'
import { siteOf } from '../site.ts'
import { CROWD, crowdOf } from '@app/seeds/crowd'
import { CAST, type Person } from '@app/seeds/people'
import { DAY, HOUR } from '../world/clock.ts'
import type { World } from '../world/world.ts'
import { OPENING } from './history.ts'

/** What a device or address of the seeds is called where only the other one is trusted. */
const HOME_DEVICE = 'seed-device'
const HOME_IP = '198.51.100.20'

/** What the activity of a locked venue still asks for (U-GAME-05). */
const MISSING_TURNOVER_CENTS = 150_000

const trustOf = ({ trust }: Person): { ip: string; finger: string } => ({
  ip: trust === 'any' || trust === 'ip' ? ANY : HOME_IP,
  finger: trust === 'any' || trust === 'device' ? ANY : HOME_DEVICE,
})

const plantPerson = (world: World, person: Person): void => {
  const { members, wallet, sessions, venue, protection, restraint } = siteOf(world)
  const now = world.clock.now()
  const { lastLoginDaysAgo, secondPassword } = person
  const row = members.create({
    name: person.name,
    password: passwordHash(person.password),
    nickName: person.nickName,
    realName: person.realName ?? null,
    phone: person.phone ?? null,
    email: person.email ?? null,
    gender: person.gender ?? 0,
    birthday: person.birthday ?? null,
    vipGrade: person.vipGrade,
    points: person.points ?? 0,
    flagged: person.flagged ?? false,
    autoTransfer: person.autoTransfer ?? true,
    registeredAt: now - person.registeredDaysAgo * DAY - 3 * HOUR,
    registerIp: HOME_IP,
    invitedBy: (person.invitedBy && members.byName(person.invitedBy)?.iCode) ?? '',
    lastLoginAt: lastLoginDaysAgo === undefined ? null : now - lastLoginDaysAgo * DAY - HOUR,
    lastLoginIp: lastLoginDaysAgo === undefined ? '' : HOME_IP,
    ...(secondPassword ? { secondPassword: passwordHash(secondPassword) } : {}),
  })
  members.trust(row.id, trustOf(person))
  if (person.registeredDaysAgo > 0) restraint.review(row.id)
  // Who has a history has made this money in it.
  const venues = Object.entries(person.habit ? {} : (person.venueCents ?? {}))
  const total = venues.reduce(
    (sum, [, cents]) => sum + cents,
    (person.habit ? 0 : person.balanceCents) + (person.protection?.lockedCents ?? 0),
  )
  if (total > 0) wallet.adjust(row.id, total, OPENING)
  for (const [code, cents] of venues) wallet.transferIn(row.id, code, cents, `Z${row.id}${code}`)
  if (person.protection) protection.set(row.id, person.protection.cents, person.protection.lockedCents)
  if (person.lockedVenue) venue.lockFor(row.id, person.lockedVenue, MISSING_TURNOVER_CENTS)
  for (let device = 1; device <= (person.fullOfSessions ? MAX_SESSIONS : 0); device++)
    sessions.open(row, { ip: HOME_IP, finger: `${HOME_DEVICE}-${device}` })
}

/** The cast of seeds/people.ts, each with the state that its trait promises, and the crowd around it. */
export const plantPeople = (world: World): void => {
  for (const person of [...CAST, ...crowdOf(world.seed, CROWD - CAST.length)]) plantPerson(world, person)
}
