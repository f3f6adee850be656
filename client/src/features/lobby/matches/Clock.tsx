import { matchStanding } from '@app/contract/sport/clock'
import type { GameRow } from '@app/contract/sport/feed'
import { shortDateTimeText } from '../../../lib/text/date.ts'
import { useSessionText } from '../../../ui/useSessionText.ts'
import css from './Clock.module.css'

/** Where a match is, or when it begins. */
export const Clock = ({ game: { live, sport, startTime } }: { game: GameRow }) => {
  const inWords = useSessionText()
  return live.isLive === 'Y' ? (
    <span className={css.live}>{matchStanding(sport, live).map(inWords).join(' ')}</span>
  ) : (
    <time className={css.time}>{shortDateTimeText(startTime)}</time>
  )
}
