import { messages } from '@app/contract'
import seeds from '@app/seeds/catalogue/letters.json' with { type: 'json' }
import { openLetters } from '../modules/letter/letter.service.ts'
import { letterStore } from '../modules/letter/letter.store.ts'
import type { World } from '../world/world.ts'

/** Letters, and what a new member finds among them. */
export const openLettersOf = (world: World) => {
  const letters = openLetters({
    store: letterStore(world.db),
    clock: world.clock,
    notify: (memberId, { id, title, summary }) =>
      world.hub.toMember(memberId, messages.notification, {
        type: 'letter',
        title,
        content: summary,
        refId: id,
        time: world.clock.now(),
      }),
  })
  return {
    letters,
    welcome: ({ id }: { id: number }) => {
      for (const { type, ...letter } of seeds.welcome) letters.send(id, { ...letter, type: type as 'notice' | 'activity' })
    },
  }
}
