import type { contract } from '@app/contract'
import type { Route } from './kit/implement.ts'
import { chatRoutes } from './modules/chat/chat.routes.ts'
import { depositRoutes } from './modules/deposit/deposit.routes.ts'
import { feedbackRoutes } from './modules/feedback/feedback.routes.ts'
import { gameRoutes } from './modules/game/game.routes.ts'
import { siteRoutes } from './modules/site/site.routes.ts'
import { sportRoutes } from './modules/sport/sport.routes.ts'
import { venueRoutes } from './modules/venue/venue.routes.ts'
import { vipRoutes } from './modules/vip/vip.routes.ts'
import { walletRoutes } from './modules/wallet/wallet.routes.ts'
import { authRoutes } from './modules/auth/auth.routes.ts'
import { betRoutes } from './modules/bet/bet.routes.ts'
import { captchaRoutes } from './modules/captcha/captcha.routes.ts'
import { cardRoutes } from './modules/card/card.routes.ts'
import { letterRoutes } from './modules/letter/letter.routes.ts'
import { memberRoutes } from './modules/member/member.routes.ts'
import { promotionRoutes } from './modules/promotion/promotion.routes.ts'
import { restraintRoutes } from './modules/restraint/restraint.routes.ts'
import { withdrawRoutes } from './modules/withdraw/withdraw.routes.ts'
import { siteOf } from './site.ts'

type Slice = keyof typeof contract

/** A slice that is missing here does not compile. */
const bySlice: Record<Slice, Route[]> = {
  site: siteRoutes(siteOf),
  auth: authRoutes(siteOf),
  captcha: captchaRoutes((world) => siteOf(world).captcha),
  member: memberRoutes(siteOf),
  vip: vipRoutes(siteOf),
  feedback: feedbackRoutes(siteOf),
  letter: letterRoutes((world) => siteOf(world).letters),
  promotion: promotionRoutes(siteOf),
  deposit: depositRoutes((world) => siteOf(world).deposit),
  withdraw: withdrawRoutes((world) => siteOf(world).withdraw),
  card: cardRoutes((world) => siteOf(world).card),
  wallet: walletRoutes(siteOf),
  venue: venueRoutes((world) => siteOf(world).venue),
  game: gameRoutes((world) => siteOf(world).game),
  sport: sportRoutes(siteOf),
  bet: betRoutes((world) => siteOf(world).bets),
  restraint: restraintRoutes((world) => siteOf(world).restraint),
  chat: chatRoutes((world) => siteOf(world).chat),
}

/** Every route of the contract but the websocket handshake. */
export const routes: Route[] = Object.values(bySlice).flat()
