import { tourText } from '../i18n/tour.ts'
import { here } from '../lib/place.ts'
import { to } from '../paths.ts'
import { steer } from './control.ts'
import { MATCH } from './cues.ts'
import { Missed, type Performing } from './hands.ts'
import { keptSlip, storyMatch } from './holds.ts'

const STAKE = '200'
const STAKE_FIELD = 'input[inputmode="decimal"]'
const DELAY_S = 6
/** A dangerous ball in the five seconds takes the bet back; so often it is tried again. */
const TRIES = 3
const LONG_MS = 1_400
const MOST_GOALS = 6
const REOPENED_S = 40
const PANELS = ':is(main aside, [role=dialog]) [role=tabpanel]'

const CHANNEL = '[data-channel="sport"]'
const ROW = `main article[aria-label*="${MATCH}"]`
/** The home side of the handicap: 让球 in either script, the home team's name behind it. */
const homePrice = () =>
  Array.from(document.querySelectorAll(`${ROW} button[aria-pressed]`)).find((price) =>
    new RegExp(`[让讓]球 .?${MATCH}`).test(price.getAttribute('aria-label') ?? ''),
  )
/** On a narrow screen the slip is a sheet behind this button. */
const sheetButton = () => document.querySelector(`${CHANNEL} main > div > button`)
const slip = () =>
  Array.from(document.querySelectorAll('main aside, [role=dialog]')).find((part) =>
    part.querySelector(STAKE_FIELD),
  )
const stakeField = () => slip()?.querySelector(STAKE_FIELD)
/** Of the three tabs beside the board the open bets. */
const openTab = () => document.querySelectorAll(':is(main aside, [role=dialog]) [role=tab]')[1]
const placeButton = () => slip()?.querySelector('form button[type="submit"]:not([disabled])')

const toChannel = async ({ navigate }: Performing) => {
  const channel = to('localSport', { enName: 'crty' })
  if (here() !== channel || location.search) await navigate(channel)
}

/** Picks the home side, types the stake, sends it, lets the five seconds pass. */
export const betOnStory = async (on: Performing): Promise<string | void> => {
  const { hands, travel } = on
  await toChannel(on)
  for (let tries = 0; tries < TRIES; tries += 1) {
    if (keptSlip().waiting === 0) await hands.click(homePrice)
    if (!slip() && sheetButton()) await hands.click(sheetButton)
    await hands.type(stakeField, STAKE)
    await hands.pause(LONG_MS)
    await hands.click(placeButton)
    await hands.until(() => keptSlip().placed.length > 0, 'ticket')
    await hands.pause(LONG_MS)
    await travel({ advance_s: DELAY_S })
    await hands.until(() => keptSlip().waiting === 0 || keptSlip().placed.length === 0, 'decision')
    if (keptSlip().waiting === 0) return tourText('betStands')
  }
  throw new Missed(tourText('betRefused'))
}

/** The home side scores until it leads. */
export const scoreInStory = async (on: Performing): Promise<string | void> => {
  const { hands, travel } = on
  await toChannel(on)
  await hands.show(ROW)
  for (let goals = 0; goals < MOST_GOALS; goals += 1) {
    const match = await storyMatch()
    if (!match) throw new Missed(tourText('noMatch'))
    await steer('POST', `/matches/${match.gid}/events`, { type: 'goal', side: 'home' })
    const { score } = (await storyMatch()) ?? match
    if (score[0] > score[1]) break
  }
  await travel({ advance_s: 1 })
  await hands.show(ROW)
  await hands.pause(LONG_MS)
  // The prices come back, and with them the offer to close the bet.
  await travel({ advance_s: REOPENED_S })
  if (!openTab() && sheetButton()) await hands.click(sheetButton)
  await hands.click(openTab)
  await hands.maybe(() => document.querySelector(`${PANELS} article`))
  await hands.pause(LONG_MS)
  return tourText('scored')
}

/** The match ends, the ticket is settled, and its own page says how the sum was made. */
export const decideStory = async ({ hands, navigate, travel }: Performing): Promise<string | void> => {
  const match = await storyMatch()
  if (match) {
    await steer('POST', `/matches/${match.gid}/events`, { type: 'finish' })
    await travel({ advance_s: 600 })
  }
  await navigate(to('betRecord'))
  // Of the record, not of the open bets beside the board: that page stays in sight until the next one is ready.
  const story = () =>
    Array.from(document.querySelectorAll('main li a[href*="ticket="]')).find((link) => !link.closest(CHANNEL))
  await hands.show(() => story()?.closest('li'))
  await hands.click(story)
  await hands.show('[role=dialog] ol li')
  await hands.pause(LONG_MS)
  return tourText('settled')
}
