import { ownPath } from '@app/contract/rules/ownPath'
import { encodeGameInfo, type GameInfo } from '../../lib/gameInfo.ts'
import { to } from '../../paths.ts'

/** These venues refuse to live in a frame (G-03). */
const OWN_WINDOW: readonly string[] = ['XMTY', 'G1CP', 'SGCP']
const SPORT_CHANNEL = 'crty'

export const isSportChannel = (enName: string): boolean => enName.toLowerCase() === SPORT_CHANNEL

/** What becomes of a launched game: a page of ours, a new window, or a frame that reads the stored address. */
export type Landing =
  | { kind: 'page'; path: string }
  | { kind: 'window'; url: string }
  | { kind: 'frame'; url: string; isInside: boolean }

const isWeb = (url: string) => /^https?:\/\//i.test(url)

/** G-02 … G-06. `flag` is the site's gameOpenFlag, '1' for inside. */
export const landingOf = ({ url, enName, name }: GameInfo, flag: string, origin: string): Landing => {
  if (isSportChannel(enName)) return { kind: 'page', path: to('localSport', { enName: SPORT_CHANNEL }) }
  const isInside = flag === '1'
  if (isWeb(url)) {
    return isInside && !OWN_WINDOW.includes(enName.toUpperCase())
      ? { kind: 'page', path: to('game', { info: encodeGameInfo({ url, enName, name }) }) }
      : { kind: 'window', url }
  }
  // "//host" would leave the origin: the doubled slash is no part of a path of ours.
  if (url.startsWith('/'))
    return { kind: 'window', url: origin + (ownPath(url.replace(/^[/\\]+/, '/')) ?? to('not-found')) }
  return { kind: 'frame', url, isInside }
}

/** Whether the click must open a window at once, because one after the answer would be blocked (TRAP-18). */
export const opensWindow = (enName: string, flag: string): boolean =>
  !isSportChannel(enName) && (flag !== '1' || OWN_WINDOW.includes(enName.toUpperCase()))
