import type { CaptchaShown, Session } from './members.ts'

/** What a page of the site tells the console in its frame, whenever it changes. */
export interface PageTold {
  /** Of this page, to be opened on another device. */
  address: string
  /** Who is signed in; empty for a visitor. */
  userId: string
  /** The captcha on the screen. */
  captchaId: string | null
  /** Whether the page has a field for a code that was sent. */
  asksForCode: boolean
  /** Whether its edition is a dark one. */
  isDark: boolean
}

/** What the console in its frame wants of the page. */
export type PageWish =
  | { do: 'tell' }
  /** On the page that is open; null is a visitor again. */
  | { do: 'signIn'; session: Session | null }
  /** Loads a path of the site in a world. */
  | { do: 'enter'; world: string; path?: string | undefined; session?: Session | undefined }
  | { do: 'fillCode'; code: string }
  | { do: 'answerCaptcha'; answer: CaptchaShown['answer'] }
  /** The world's clock was turned. */
  | { do: 'follow'; now: number }
  /** A key that means something to the window around the frame. */
  | { do: 'press'; key: string }
