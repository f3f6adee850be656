import { answerChallenge, shownChallenge } from '../stage/challenge.ts'
import { look, steer } from './control.ts'
import * as globals from '../app/globals/state.ts'
import { frameText } from '../i18n/frame.ts'
import { tourText } from '../i18n/tour.ts'
import { session } from '../api/session.ts'
import { here } from '../lib/place.ts'
import { to } from '../paths.ts'
import { dropDialogs } from '../stage/useSignIn.ts'
import { type CueName, NEWCOMER } from './cues.ts'
import type { Performing, Play } from './hands.ts'
import { betOnStory, decideStory, scoreInStory } from './performSport.ts'

const LONG_MS = 1_400
const AMOUNT = '1000'
const AMOUNT_FIELD = 'main form input[inputmode="decimal"]'
const SUBMIT = 'main form button[type="submit"]'
const PAY = '/fd/api/v1/payment/pay'

const registerButton = () =>
  Array.from(document.querySelectorAll('header button')).find(
    ({ textContent }) => textContent?.trim() === frameText('register'),
  )

const noticeButton = () =>
  globals.dialogs.get().length > 0
    ? Array.from(document.querySelectorAll('[role=dialog][aria-modal=true] button')).at(-1)
    : undefined

/** Looks at the front page from top to bottom. */
const arrive: Play = async ({ hands }) => {
  for (const part of ['hot-matches', 'venue-scenes', 'pools', 'winners']) {
    await hands.show(`main [aria-labelledby="${part}"]`)
    await hands.pause(LONG_MS)
  }
  window.scrollTo(0, 0)
}

const register: Play = async ({ hands }) => {
  dropDialogs()
  await hands.click(registerButton)
  await hands.type('[role=dialog] input[autocomplete="username"]', NEWCOMER.name)
  const passwords = () =>
    Array.from(document.querySelectorAll('[role=dialog] input[autocomplete="new-password"]'))
  await hands.type(() => passwords()[0], NEWCOMER.password)
  await hands.type(() => passwords()[1], NEWCOMER.password)
  await hands.click('[role=dialog] input[type="checkbox"]:not(:checked)')
  await hands.click('[role=dialog] form button[type="submit"]')
  const id = await hands.until(() => shownChallenge() ?? session.isMember(), 'captcha')
  if (typeof id === 'string') {
    const { answer } = await look(`/captcha/${id}`)
    await answerChallenge(answer)
    await hands.click('form[data-challenge] button[type="submit"]')
  }
  await hands.until(session.isMember, 'token')
  // The notice that greets every member.
  const notice = await hands.maybe(noticeButton)
  if (notice) await hands.click(noticeButton)
  await hands.pause(LONG_MS)
}

const orderNo = () => new URLSearchParams(location.search).get('orderNo')

/** Fills the deposit form of the method that waits for nobody's name and sends it. */
const sendDeposit = async ({ hands }: Performing): Promise<void> => {
  await hands.click('#method-alipay')
  await hands.type(AMOUNT_FIELD, AMOUNT)
  await hands.click(SUBMIT)
}

const deposit: Play = async (on) => {
  const { hands, navigate, travel } = on
  if (!orderNo() || !document.querySelector('main [role="timer"]')) {
    if (here() !== to('saveMoney')) await navigate(to('saveMoney'))
    await sendDeposit(on)
  }
  const number = await hands.until(orderNo, 'orderNo')
  await hands.find('main [role="timer"]')
  await hands.pause(LONG_MS)
  await steer('POST', `/orders/${number}`, { outcome: 'success' })
  await travel({ advance_s: 5 })
  await hands.show('main [role="status"]')
  return tourText('paid', { orderNo: number })
}

const vip: Play = async ({ hands, navigate }) => {
  if (here() !== to('vip')) await navigate(to('vip'))
  await hands.show('main h1, main h2')
  await hands.pause(LONG_MS)
  await navigate(to('welfare'))
  const claim = () =>
    document.querySelector(
      'main li[data-state="claimable"] button, main section[data-state="claimable"] button',
    )
  await hands.find('main li[data-state]')
  if (!claim()) return tourText('nothingToClaim')
  await hands.click(claim)
  await hands.until(() => document.querySelector('main li[data-state="claimed"]'), 'claimed')
  return tourText('claimed')
}

/** The line breaks under a deposit: the form keeps what was typed, the second try goes through, the books agree. */
const recover: Play = async (on) => {
  const { hands, navigate } = on
  if (here() !== to('saveMoney')) await navigate(to('saveMoney'))
  await steer('POST', '/faults', { path: PAY, kind: 'malformed', times: 1 })
  await sendDeposit(on)
  await hands.until(
    () =>
      !document.querySelector(`${SUBMIT}[data-loading]`) &&
      document.querySelector('.mantine-Notification-root'),
    'toast',
  )
  await hands.show('.mantine-Notification-root')
  await hands.pause(LONG_MS)
  await hands.show(AMOUNT_FIELD)
  await hands.click(SUBMIT)
  await hands.until(orderNo, 'orderNo')
  const { balanced, drift_cents } = await steer('GET', '/ledger')
  return tourText(balanced ? 'balanced' : 'unbalanced', { drift: drift_cents })
}

/** What "do it for me" does for each cue. */
export const PLAYS: Record<CueName, Play> = {
  arrive,
  register,
  deposit,
  bet: betOnStory,
  goal: scoreInStory,
  settle: decideStory,
  vip,
  recover,
}
