import { phoneTarget } from '../modules/auth/auth.service.ts'
import { openCard } from '../modules/card/card.service.ts'
import { cardStore } from '../modules/card/card.store.ts'
import type { World } from '../world/world.ts'
import type { Access } from './access.ts'

/** Where money of members goes when it leaves: their accounts. */
export const openPayout = (world: World, { members, codes, passwords }: Access) => {
  const { clock, db } = world
  const person = (memberId: number) => {
    const { phone, areaCode, realName } = members.get(memberId)
    return { realName, phoneTarget: phone && phoneTarget(areaCode, phone) }
  }
  const card = openCard({
    store: cardStore(db),
    clock,
    person,
    codes,
    secondPasswordProblem: passwords.secondPasswordProblem,
    isInUse: () => false,
  })
  return {
    card,
    /** The number of a bound card in clear, the first one where none is named. */
    cardNumber: (memberId: number, cardId: string): string | undefined =>
      card.find(memberId, cardId || (card.accounts(memberId, 'bank')[0]?.id ?? ''))?.number,
  }
}
