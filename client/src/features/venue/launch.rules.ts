import { ownPath } from '@app/contract/rules/ownPath'
import { isSportChannel, refusesFrame, SPORT_CHANNEL } from '../../lib/ownWindow.ts'
import { encodeGameInfo, type GameInfo } from '../../lib/gameInfo.ts'
import { to } from '../../paths.ts'

/** What becomes of a launched game: a page of ours, a new window, or a frame that reads the stored address. */
export type Landing =
  | { kind: 'page'; path: string }
  | { kind: 'window'; url: string }
  | { kind: 'frame'; url: string; isInside: boolean }

const isWeb = (url: string) => /^https?:\/\//i.test(url)

/** The address of a launched game, or of the proof of one of its rounds. */
export const addressOf = (url: string, proof?: string): string => {
  if (!proof || !URL.canParse(url)) return url
  const address = new URL(url)
  address.searchParams.set('proof', proof)
  return address.href
}

/** G-02 … G-06. `flag` is the site's gameOpenFlag, '1' for inside. */
export const landingOf = ({ url, enName, name }: GameInfo, flag: string, origin: string): Landing => {
  if (isSportChannel(enName)) return { kind: 'page', path: to('localSport', { enName: SPORT_CHANNEL }) }
  const isInside = flag === '1'
  if (isWeb(url)) {
    return isInside && !refusesFrame(enName)
      ? { kind: 'page', path: to('game', { info: encodeGameInfo({ url, enName, name }) }) }
      : { kind: 'window', url }
  }
  // "//host" would leave the origin: the doubled slash is no part of a path of ours.
  if (url.startsWith('/'))
    return { kind: 'window', url: origin + (ownPath(url.replace(/^[/\\]+/, '/')) ?? to('not-found')) }
  return { kind: 'frame', url, isInside }
}
