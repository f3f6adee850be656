import { Button } from '@mantine/core'
import { useSearchParams } from 'react-router-dom'
import type { GameRow } from '@app/contract/sport/feed'
import { shortDateTimeText } from '../../../../lib/text/date.ts'
import { Sections } from '../../centre/Sections.tsx'
import { useMatchDetailQuery } from '../../sport.api.ts'
import { useSportText } from '../../text.ts'
import { finalOf, overWord, resultsOf } from '../over.rules.ts'
import css from './MatchOver.module.css'
import { OverBets } from './OverBets.tsx'
import { Others } from './Others.tsx'

interface Props {
  game: GameRow
  /** Below a head that has teams and score already; where to go on stands at the end of its page. */
  isBare?: boolean
  /** In its row of the list. */
  isRow?: boolean
  onClose: () => void
}

/** A match that is over: its score by parts, the way to its results, what was bet on it, and what its league still has. */
export const MatchOver = ({ game, isBare = false, isRow = false, onClose }: Props) => {
  const t = useSportText()
  const [, setQuery] = useSearchParams()
  const { gameInfo, league, startTime, live } = game
  const { hgid, team_h: home, team_c: away } = gameInfo
  // What was last known of it in play lacks its end.
  const { currentData: detail } = useMatchDetailQuery({ gameId: hgid }, { refetchOnMountOrArgChange: true })
  const of = (
    <p className={css.of}>
      {league} <time>{shortDateTimeText(startTime)}</time>
    </p>
  )
  const ways = (
    <div className={css.ways}>
      <Button size={isBare ? 'sm' : 'xs'} onClick={() => setQuery(resultsOf(game))}>
        {t('seeResults')}
      </Button>
      <Button
        size={isBare ? 'sm' : 'xs'}
        variant="light"
        {...(isRow && { 'data-more': hgid, 'aria-expanded': true })}
        onClick={onClose}
      >
        {t('otherMatches')}
      </Button>
    </div>
  )
  return (
    <section
      className={css.over}
      data-bare={isBare || undefined}
      data-row={isRow || undefined}
      aria-label={t('versus', { home, away })}
    >
      <div className={css.final}>
        {of}
        {!isBare && (
          <p className={css.teams}>
            <span className={css.team}>
              {home} {detail && <img src={detail.logo_h} alt="" width={28} height={28} />}
            </span>
            <strong>{finalOf(game) || 'vs'}</strong>
            <span className={css.team}>
              {detail && <img src={detail.logo_c} alt="" width={28} height={28} />} {away}
            </span>
          </p>
        )}
        {!isBare && <p className={css.end}>{t(overWord(live))}</p>}
        {detail && finalOf(game) && <Sections detail={detail} />}
        {ways}
      </div>
      <OverBets hgid={hgid} since={startTime} title={t('overBets')} />
      {!isBare && <Others game={game} />}
    </section>
  )
}
