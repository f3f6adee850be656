import type { StatusName } from '@app/contract/kit/status'
import type { GameRow, MarketLine } from '@app/contract/sport/feed'
import type { ReactNode } from 'react'
import type { Said } from './text/said.ts'

/** Risky login, as the new-device screen needs it. */
export interface RiskyLogin {
  name: string
  passwordHash: string
  maskedPhone: string
  message: string
}

/** Navigation dialog message, the eight keys of ENT-11 and one of the client's own. */
export interface DialogMessage {
  msg: string
  title?: string
  isShowCancel?: boolean
  sureText?: string
  /** The page that to be sure leads to. */
  sureTo?: string
  cancelText?: string
  closeAble?: boolean
  /** To be sure loses something for good: the other button is the one that has the focus. */
  isLoss?: boolean
  onSure?: () => void
  onCancel?: () => void
}

/** Loading dialog, the five options of ENT-12. */
export interface LoadingOptions {
  msg?: string
  isAutoClose?: boolean
  isShowIcon?: boolean
  maskClosable?: boolean
  isShowMask?: boolean
}

/** A launch refused by a venue activity (6413): what the venue dialog needs to transfer in or to enter directly. */
export interface VenueEntry {
  channelCode: string
  venueName: string
  message: string
  /** Launches again with isActivity true (TRAP-43). */
  enter: () => void
}

/** A match outside the channel was clicked; with a price, that goes into the slip. */
export interface MatchRequest {
  game: GameRow
  pick?: { line: MarketLine; w: string }
}

export interface Toast {
  kind: 'success' | 'error' | 'info'
  message: string
  /** The next one of this name takes its place; without words it only goes. */
  id?: string
  /** Until it is put aside. */
  stays?: true
  isWaiting?: true
  /** Where it leads, behind its words. */
  way?: ReactNode
}

/** An order of the player: a call that moves money, and what it says. */
export interface Order {
  requestId: string
  path: string
  method: string
  said: Readonly<Record<string, unknown>>
}
/** An order of an earlier page, whose answer has only come now. */
export interface OrderDone extends Order {
  data: unknown
}
/** What there is to say of an order whose answer was lost: `heard` ends `asking`, `before` stopped another press. */
export type OrderNews = 'asking' | 'heard' | 'done' | 'before' | 'refused' | 'never' | 'unknown' | 'unheard'

/** A solved captcha as the calls carry it (U-AUTH-04). */
export interface Solved {
  kaptchcate: 0 | 1 | 2
  codeId: string
  code: string
}

/** A call that goes on with a solved captcha. */
export interface CaptchaQuestion {
  need: 'picture' | 'slider'
  /** Why a slider comes, where it isn't plain. */
  why?: Said | undefined
  /** Repeats the call; what is wrong with the answer, or undefined when the call went on, well or not. */
  repeat: (solved: Solved) => Promise<Said | undefined>
  /** The player gave up. */
  close: () => void
}

/** A call that goes on with a code of the bound phone or e-mail (6016, 6017). */
export interface CodeQuestion {
  /** The server's words. */
  message: Said
  /** SEND_TYPE of the code. */
  type: 4 | 5 | 6 | 7
  by: 'phone' | 'email'
  /** Repeats the call; what is wrong with the code, or undefined when the call went on, well or not. */
  repeat: (code: string) => Promise<Said | undefined>
  /** The player gave up. */
  close: () => void
}

/** switch_auth_way: 1 login, 2 register, 3 retrieval by phone, 4 by e-mail (TRAP-11). */
export const AUTH_WAY = { login: 1, register: 2, phone: 3, email: 4 } as const
export type AuthWay = (typeof AUTH_WAY)[keyof typeof AUTH_WAY]

/** Every event of the client. The first nine names are the specification's (EV-01 … EV-09), the next six U-TXT-04. */
export interface BusEvents {
  switch_auth_way: AuthWay
  login: void
  login_success: void
  login_expired: void
  forget_password: void
  register: void
  newDevice: RiskyLogin
  closeAuth: void
  password_change_success: void
  showDialog: DialogMessage
  showLoading: LoadingOptions
  hideLoading: void
  showVenueDialog: VenueEntry
  /** A feature that isn't the venue's own asks to enter one; emitted inside the click. */
  /** `proof` is a round of the game, to be counted again there. */
  launch: {
    enName: string
    gameCode?: string
    name?: string
    ownWindow?: boolean | undefined
    proof?: string
  }
  /** Opens the channel at a match. */
  openMatch: MatchRequest
  changeGameTab: number
  captcha: CaptchaQuestion
  codeAsked: CodeQuestion
  /** The channel doesn't know the member any more, or not yet (6302); to be told whether it was entered again. */
  channelLost: { isKnown: boolean; answer: (isEntered: boolean) => void }
  showLoginTips: void
  toast: Toast
  /** A call was refused and its caller doesn't tell: exactly one message follows (TRAP-61). */
  /** The key of a question that came to nothing. */
  missed: string
  refused: { name: StatusName; message: string }
  /** One is on its way: what is needed where its answer gets lost can still be fetched. */
  ordering: void
  orderTold: { order: Order; news: OrderNews }
  /** It was done, and whoever pressed has the answer. */
  ordered: Order
  orderDone: OrderDone
  bottomNotice: string
  openSupport: void
  /** What stands over a game leads out of it. */
  leaveGame: void
}

type Listener<E extends keyof BusEvents> = (payload: BusEvents[E]) => void
const listeners: { [E in keyof BusEvents]?: Set<Listener<E>> } = {}

export const bus = {
  emit: <E extends keyof BusEvents>(
    event: E,
    ...[payload]: BusEvents[E] extends void ? [] : [payload: BusEvents[E]]
  ): void => {
    for (const listener of Array.from(listeners[event] ?? [])) listener(payload as BusEvents[E])
  },
  /** Returns the function that stops listening. */
  on: <E extends keyof BusEvents>(event: E, listener: Listener<E>): (() => void) => {
    const all: Set<Listener<E>> = listeners[event] ?? new Set<Listener<E>>()
    Object.assign(listeners, { [event]: all })
    all.add(listener)
    return () => all.delete(listener)
  },
}
