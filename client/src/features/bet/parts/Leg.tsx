import type { BetLeg } from '@app/contract/bet/betRecord'
import { leagueBeside, sidesText } from '@app/contract/sport/market/sides'
import { useBetText } from '../text.ts'
import css from '../bet.module.css'

/** One selection: the match, what was picked at which price, the scores and how it ended. */
export const Leg = ({ leg }: { leg: BetLeg }) => {
  const t = useBetText()
  const { match } = leg
  return (
    <li className={css.leg}>
      {match && (
        <p className={css.match}>
          <span className={css.league}>{leagueBeside(match, match.league)}</span> {sidesText(match)}
        </p>
      )}
      <p className={css.pick}>
        {leg.playName} <strong>{leg.pickName}</strong> {leg.line} @ <strong>{leg.odds}</strong>
        {leg.resultName && <span className={css.legResult}>{leg.resultName}</span>}
      </p>
      {match && (match.scoreAtBet || match.scoreFinal) && (
        <p className={css.scores}>
          {match.scoreAtBet && `${t('scoreAtBet')} ${match.scoreAtBet}`}{' '}
          {match.scoreFinal && `${t('scoreFinal')} ${match.scoreFinal}`}
        </p>
      )}
    </li>
  )
}
