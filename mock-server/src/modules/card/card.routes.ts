import { card } from '@app/contract/card/card'
import { implement } from '../../kit/implement.ts'
import type { World } from '../../world/world.ts'
import type { CardService } from './card.service.ts'

export const cardRoutes = (of: (world: World) => CardService) =>
  implement(card, {
    queryMemberBanksInfoList: ({ world, member }) => of(world).book(member.id),
    withdrawAddList: ({ world, member }) => of(world).addable(member.id),
    bankCardAdd: (call) => of(call.world).addCard(call),
    bankCardDelete: (call) => of(call.world).remove(call, 'bank'),
    bankCardSetDefault: (call) => of(call.world).setDefault(call),
    vCurrencyList: ({ world }) => of(world).coins(),
    vCurrencyAdd: (call) => of(call.world).addCoin(call),
    vCurrencyDelete: (call) => of(call.world).remove(call, 'coin'),
    alipayAdd: (call) => of(call.world).addAlipay(call),
    alipayDelete: (call) => of(call.world).remove(call, 'alipay'),
  })
