import type { DecidedChampion } from '@app/contract/sport/feed'
import { Icon } from '../../../../art/Icon.tsx'
import { shortDateTimeText } from '../../../../lib/text/date.ts'
import { OverBets } from '../over/OverBets.tsx'
import { useSportText } from '../../text.ts'
import css from './ChampionBoard.module.css'
import { ChampionTitle } from './ChampionTitle.tsx'

/** In the place of a market that was decided while it was looked at: who won, and what was bet on it. */
export const JustDecided = ({
  gameId,
  title,
  season,
  sport,
  winner,
  closedAt,
  ran,
}: DecidedChampion & {
  /** So many bets ran on it. */
  ran: number
}) => {
  const t = useSportText()
  return (
    <section className={`${css.game} ${css.justDecided}`} aria-label={title}>
      <div role="status" aria-label={title}>
        <h3 className={css.head}>
          <ChampionTitle {...{ title, season, sport }} />
          <span className={css.closes}>{t('decidedJust')}</span>
        </h3>
        <p className={css.won}>
          <Icon name="trophy" size={20} className={css.icon} />
          <b className={css.winner}>{winner}</b>
          {t('winnerIs')}
        </p>
      </div>
      <OverBets hgid={gameId} since={closedAt} title={t('championBets')} expected={ran} />
    </section>
  )
}

/** The titles of the last day, who has them. */
export const Decided = ({ titles }: { titles: readonly DecidedChampion[] }) => {
  const t = useSportText()
  return (
    <section className={css.game} aria-label={t('decided')}>
      <h3 className={css.head}>{t('decided')}</h3>
      <ul className={css.decided}>
        {titles.map(({ gameId, title, season, winner, closedAt }) => (
          <li key={gameId}>
            <Icon name="trophy" size={16} className={css.icon} />
            <span className={css.of}>
              {title} <small className={css.season}>{season}</small>
            </span>
            <b className={css.winner}>{winner}</b>
            <span className={css.closes}>{shortDateTimeText(closedAt)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
