import seeds from '@app/seeds/catalogue/letters.json' with { type: 'json' }
import type { Writing } from '../modules/letter/letter.service.ts'
import { dayName } from '../modules/vip/calendar.rules.ts'
import { siteOf } from '../site.ts'
import { startOfWeek, WEEK } from '../world/calendar.ts'
import { HOUR } from '../world/clock.ts'
import type { World } from '../world/world.ts'

interface Seed extends Omit<Writing, 'type' | 'createdAt'> {
  type: string
  hoursAgo: number
}

/** Broadcasts, letters to the main members, and the welcome of the newest one. */
export const plantLetters = (world: World): void => {
  const { letters, members, welcome } = siteOf(world)
  const now = world.clock.now()
  const dated = ({ hoursAgo, content, ...letter }: Seed) => {
    const createdAt = now - hoursAgo * HOUR
    const weekEnd = `${dayName(startOfWeek(createdAt) + WEEK)} 00:00`
    return { ...letter, content: content.replace('{weekEnd}', weekEnd), createdAt }
  }
  for (const seed of seeds.broadcasts) letters.broadcast(dated(seed) as Writing)
  for (const { to, ...seed } of seeds.personal) {
    const member = members.byName(to)
    if (!member) throw new Error(`a letter to nobody: ${to}`)
    letters.send(member.id, dated(seed) as Parameters<typeof letters.send>[1])
  }
  welcome(members.byName('fresh01')!)
}
