import seeds from '@app/seeds/catalogue/cards.json' with { type: 'json' }
import type { NewAccount } from '../modules/card/card.service.ts'
import { siteOf } from '../site.ts'
import type { World } from '../world/world.ts'

type Seed = NewAccount & { of: string }

/** Accounts of the cast. Numbers and addresses fail their checksums: nobody can be paid by them. */
export const plantCards = (world: World): void => {
  const { card, members } = siteOf(world)
  for (const { of, ...account } of seeds as Seed[]) {
    const member = members.byName(of)
    if (!member) throw new Error(`an account of nobody: ${of}`)
    card.plant(member.id, account)
  }
}
