import { auth } from './auth/auth.ts'
import { bet } from './bet/bet.ts'
import { captcha } from './captcha/captcha.ts'
import { card } from './card/card.ts'
import { chat } from './chat/chat.ts'
import { deposit } from './deposit/deposit.ts'
import { feedback } from './feedback/feedback.ts'
import { game } from './game/game.ts'
import { letter } from './letter/letter.ts'
import { member } from './member/member.ts'
import { promotion } from './promotion/promotion.ts'
import { restraint } from './restraint/restraint.ts'
import { site } from './site/site.ts'
import { sport } from './sport/sport.ts'
import { venue } from './venue/venue.ts'
import { vip } from './vip/vip.ts'
import { wallet } from './wallet/wallet.ts'
import { withdraw } from './withdraw/withdraw.ts'

export { messages } from './chat/messages.ts'

/** Every call of the wire. Routes, types, OpenAPI, the fault table and the tests derive from it. */
export const contract = {
  site,
  auth,
  captcha,
  member,
  vip,
  feedback,
  letter,
  promotion,
  deposit,
  withdraw,
  card,
  wallet,
  venue,
  game,
  sport,
  bet,
  restraint,
  chat,
}
export type Contract = typeof contract
