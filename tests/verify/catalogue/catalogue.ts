import type { Coverage } from '../covers.ts'
import { auth } from './auth.ts'
import { bet } from './bet.ts'
import { captcha } from './captcha.ts'
import { card } from './card.ts'
import { chat } from './chat.ts'
import { deposit } from './deposit.ts'
import { feedback } from './feedback.ts'
import { forget } from './forget.ts'
import { game } from './game.ts'
import { letter } from './letter.ts'
import { member } from './member.ts'
import { password } from './password.ts'
import { promotion } from './promotion.ts'
import { restraint } from './restraint.ts'
import { sendCode } from './sendCode.ts'
import { site } from './site.ts'
import { sport } from './sport.ts'
import { venue } from './venue.ts'
import { vip } from './vip.ts'
import { wallet } from './wallet.ts'
import { withdraw } from './withdraw.ts'

/** How each outcome of each call comes about. */
export const catalogue: Coverage[] = [
  site,
  auth,
  captcha,
  sendCode,
  forget,
  member,
  password,
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
].flat()
