import type { captcha } from '@app/contract/captcha/captcha'
import { KAPTCHCATE, type KTYPE } from '@app/contract/auth/numbers'
import { CAPTCHA_LIFE_MS } from '@app/contract/rules/limits'
import type { Call, Caller } from '../../kit/call.ts'
import type { Clock } from '../../world/clock.ts'
import type { Streams } from '../../world/random.ts'
import type { SettingsStore } from '../../world/settings.ts'
import { type CaptchaKind, fitsHole, isPlausible, requiredCaptcha } from './captcha.rules.ts'
import type { CaptchaRow, CaptchaStore } from './captcha.store.ts'
import { drawPicture, pictureText } from './picture.ts'
import { dataUrl, png } from './png.ts'
import { PIECE_SIZE, PUZZLE_HEIGHT, PUZZLE_WIDTH, drawPuzzle } from './puzzle.ts'

export interface CaptchaDeps {
  store: CaptchaStore
  clock: Clock
  random: Streams
  settings: SettingsStore
  /** A login that needs a slider: after a wrong password, or from a device that the account doesn't know. */
  isOddLogin(name: string, caller: Caller): boolean
}

/** A solved captcha as it travels with the call that it protects (U-AUTH-04). */
export interface SolvedCaptcha {
  kaptchcate: (typeof KAPTCHCATE)[keyof typeof KAPTCHCATE]
  codeId: string
  code: string
}
export type CaptchaProblem = 'AUTHENTICATION_CODE_ERROR' | 'AUTHENTICATION_CODE_EXPIRED'
export type CaptchaAsked = 'GRAPHIC_CAPTCHA_REQUIRED' | 'RAPID_VERIFICATION'
type Ktype = (typeof KTYPE)[keyof typeof KTYPE]
export type CaptchaService = ReturnType<typeof openCaptcha>

const ID_DIGITS = 32
const TOKEN_DIGITS = 64
const ASKED: Record<CaptchaKind, CaptchaAsked> = {
  picture: 'GRAPHIC_CAPTCHA_REQUIRED',
  slider: 'RAPID_VERIFICATION',
}

/** A challenge with its answer, as a tester sees it. */
const answered = ({ id, kind, answer, state, expiresAt }: CaptchaRow) => ({
  id,
  kind,
  answer: kind === 'picture' ? answer : Number(answer),
  state,
  expires_at: expiresAt,
})

export const openCaptcha = ({ store, clock, random, settings, isOddLogin }: CaptchaDeps) => {
  const ownerOf = ({ uuid, ip }: Caller) => uuid || ip
  const begin = (kind: CaptchaKind, caller: Caller, answer: string): { id: string; expiresAt: number } => {
    store.sweep(ownerOf(caller), kind, clock.now() - CAPTCHA_LIFE_MS)
    const row = {
      id: random.hex('captcha', ID_DIGITS),
      kind,
      owner: ownerOf(caller),
      answer,
      state: 'open' as const,
    }
    const expiresAt = clock.now() + CAPTCHA_LIFE_MS
    store.insert({ ...row, expiresAt })
    return { id: row.id, expiresAt }
  }
  const alive = (id: string, kind: CaptchaKind, caller: Caller): CaptchaRow | undefined => {
    const row = store.find(id)
    return row?.kind === kind && row.owner === ownerOf(caller) && row.expiresAt > clock.now()
      ? row
      : undefined
  }
  const asked = (ktype: Ktype | null, name: string, caller: Caller): CaptchaAsked | null => {
    const kind = requiredCaptcha(ktype, settings.current().captcha, () => isOddLogin(name, caller))
    return kind && ASKED[kind]
  }
  /** Right or wrong, an answer uses the captcha up. */
  const take = ({ kaptchcate, codeId, code }: SolvedCaptcha, caller: Caller): CaptchaProblem | null => {
    const kind = kaptchcate === KAPTCHCATE.picture ? 'picture' : 'slider'
    const row = alive(codeId, kind, caller)
    if (!row || row.state === 'used') return 'AUTHENTICATION_CODE_EXPIRED'
    store.change(row.id, { state: 'used' })
    if (kind === 'picture')
      return row.answer === code.trim().toUpperCase() ? null : 'AUTHENTICATION_CODE_ERROR'
    return row.state === 'checked' && row.passToken === code ? null : 'AUTHENTICATION_CODE_ERROR'
  }

  return {
    /** Which captcha this call has to bring; null for none. */
    asked,
    /** Asked for where an exemption turned out to be none (TRAP-13). */
    askedInstead: (): CaptchaAsked =>
      settings.current().captcha === 'slider' ? ASKED.slider : ASKED.picture,
    /** Checks what came along, or says what should have. A wrong answer is used up: refuse with `keep`. */
    gate: (
      given: SolvedCaptcha,
      ktype: Ktype | null,
      name: string,
      caller: Caller,
    ): CaptchaProblem | CaptchaAsked | null => {
      const { captcha } = settings.current()
      if (captcha === 'none') return null
      const wanted = asked(ktype, name, caller)
      const isSolved = given.kaptchcate === KAPTCHCATE.picture || given.kaptchcate === KAPTCHCATE.slider
      if (!isSolved) return wanted
      const kind = given.kaptchcate === KAPTCHCATE.picture ? 'picture' : 'slider'
      if (ktype === null && wanted === null) return null
      if (captcha !== 'auto' && captcha !== kind) return wanted
      return take(given, caller)
    },
    picture: (caller: Caller) => {
      const drawn = random.fork('picture')
      const text = pictureText(drawn)
      const { id, expiresAt } = begin('picture', caller, text)
      return { image: dataUrl(png(drawPicture(text, drawn))), 'x-code': id, expireAt: expiresAt }
    },
    slider: (caller: Caller) => {
      const { background, piece, x, y } = drawPuzzle(random.fork('puzzle'))
      const { id, expiresAt } = begin('slider', caller, String(x))
      return {
        lot_number: id,
        bg: dataUrl(png(background)),
        piece: dataUrl(png(piece)),
        y,
        width: PUZZLE_WIDTH,
        height: PUZZLE_HEIGHT,
        pieceSize: PIECE_SIZE,
        expireAt: expiresAt,
        provider: '',
      }
    },
    verifySlider: ({ body, caller, refuse }: Call<typeof captcha.sliderVerify>) => {
      const row = alive(body.lot_number, 'slider', caller)
      if (row?.state !== 'open')
        return refuse('AUTHENTICATION_CODE_EXPIRED', { message: '拼图已失效，请刷新后重试' })
      if (!fitsHole(body.x, Number(row.answer)) || !isPlausible(body.input, body.track, body.x)) {
        store.change(row.id, { state: 'used' })
        return refuse('AUTHENTICATION_CODE_ERROR', { message: '拼图未对齐，请重试', keep: true })
      }
      const solved = {
        output: random.hex('captcha', TOKEN_DIGITS),
        passToken: random.hex('captcha', TOKEN_DIGITS),
        genTime: String(Math.floor(clock.now() / 1_000)),
      }
      store.change(row.id, { ...solved, state: 'solved', expiresAt: clock.now() + CAPTCHA_LIFE_MS })
      return {
        lot_number: row.id,
        captcha_output: solved.output,
        pass_token: solved.passToken,
        gen_time: solved.genTime,
      }
    },
    checkSlider: ({ body, caller, refuse }: Call<typeof captcha.validateGeeCheck>) => {
      const row = alive(body.lot_number, 'slider', caller)
      if (row?.state !== 'solved')
        return refuse('AUTHENTICATION_CODE_EXPIRED', { message: '验证已失效，请重新验证' })
      const fits =
        row.output === body.captcha_output &&
        row.passToken === body.pass_token &&
        row.genTime === body.gen_time
      store.change(row.id, { state: fits ? 'checked' : 'used' })
      return fits
        ? { result: 'success' as const }
        : refuse('AUTHENTICATION_CODE_ERROR', { message: '验证失败，请重试', keep: true })
    },
    /** For testers only: what the picture says, or where the piece goes. */
    answerOf: (id: string) => {
      const row = store.find(id)
      return row && answered(row)
    },
    /** For testers only: what may still be answered, newest first. */
    open: () => store.open(clock.now()).map(answered),
  }
}
