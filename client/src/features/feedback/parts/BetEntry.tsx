import type { BetRecord } from '@app/contract/bet/betRecord'
import { sidesText } from '@app/contract/sport/market/sides'
import { useLiteral } from '../../../i18n/literal.ts'
import { prizeText } from '../../../lib/text/amount.ts'
import { shortDateTimeText } from '../../../lib/text/date.ts'
import { legText } from '../../../lib/text/leg.ts'
import { toldOf } from '../../../lib/text/told.ts'
import { useFeedbackText } from '../text.ts'
import css from './BetEntry.module.css'

/** A score is one word: a line doesn't end at its dash. */
const unbroken = (words: string): string => words.replaceAll(/(\d)-(?=\d)/g, '$1\u2060-\u2060')

/** A bet in the words of the record, short: which, on what, when, for how much and how it stands. */
export const BetEntry = ({ bet, note }: { bet: BetRecord; note?: string | undefined }) => {
  const t = useFeedbackText()
  const literal = useLiteral()
  const result = bet.status === 'refused' ? t('refused') : bet.resultName || bet.statusName
  return (
    <span className={css.bet}>
      <b>
        {bet.venueName} {bet.parlay && <small>{bet.parlay}</small>}
      </b>
      <b>{result}</b>
      {bet.legs.map((leg, at) => (
        <span key={`${leg.match?.gameId ?? leg.pickName}-${at}`} className={css.leg}>
          {leg.match && <span>{sidesText(leg.match)}</span>}
          <span>{unbroken(legText(leg, bet.oddsType, literal))}</span>
        </span>
      ))}
      {bet.legs.length === 0 &&
        toldOf(bet).map((words) => (
          <span key={words.join()} className={css.words}>
            {words.join(' · ')}
          </span>
        ))}
      <small>
        <span>{shortDateTimeText(bet.betTime)}</span> <span>{t('betNo', { id: bet.ticketId })}</span>
      </small>
      <small>{t('taken', { amount: prizeText(bet.risk) })}</small>
      {note && <small className={css.words}>{note}</small>}
    </span>
  )
}
