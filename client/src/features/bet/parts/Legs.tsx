import { pickLine } from '@app/contract/sport/slip/entry'
import type { BetRecord, BetLeg } from '@app/contract/bet/betRecord'
import { leagueBeside, sidesText } from '@app/contract/sport/market/sides'
import { useId, useState } from 'react'
import { Icon } from '../../../art/Icon.tsx'
import { useLiteral } from '../../../i18n/literal.ts'
import { formatOf } from '../../../lib/text/leg.ts'
import { endText, isMoot, standingText } from '../record.rules.ts'
import { useBetText } from '../text.ts'
import css from './Tickets.module.css'

interface LegProps {
  leg: BetLeg
  result: string
  /** What it ended as was no matter any more. */
  isMoot: boolean
  oddsType: BetRecord['oddsType']
}

/** One selection: the match, what was picked at which price, the scores and how it ended. */
const Leg = ({ leg, result, isMoot, oddsType }: LegProps) => {
  const t = useBetText()
  const literal = useLiteral()
  const format = formatOf(leg.wtype, oddsType)
  const { match } = leg
  const where = match && [
    leagueBeside(match, match.league),
    match.season,
    match.scoreAtBet && `${t('scoreAtBet')} ${standingText(match.scoreAtBet)}`,
    match.scoreFinal && `${t('scoreFinal')} ${standingText(match.scoreFinal)}`,
    match.winner && t('wonBy', { winner: match.winner }),
    isMoot && t('legMoot'),
  ]
  return (
    <li className={css.leg}>
      {match && <p className={css.match}>{sidesText(match)}</p>}
      <p className={css.pick}>
        {leg.playName} {format && `[${literal(format)}] `}
        <strong>{leg.pickName}</strong> {pickLine(leg.wtype, leg.line)} @ <strong>{leg.odds}</strong>
        {(result || isMoot) && (
          <span className={css.legResult} data-result={leg.result}>
            {result || '—'}
          </span>
        )}
      </p>
      {where && <p className={css.scores}>{where.filter(Boolean).join(' · ')}</p>}
    </li>
  )
}

/** So many legs are all named while they are folded; of more the first ones. */
const BRIEF_LEGS = 4
const FIRST_LEGS = 3

/** The legs of a parlay are named with how each ended; the press says what else there is of them. */
export const Legs = ({ ticket, result }: { ticket: BetRecord; result: string }) => {
  const t = useBetText()
  const list = useId()
  const [isOpen, setOpen] = useState(false)
  const { legs } = ticket
  const isMany = legs.length > 1
  const isAllNamed = legs.length <= BRIEF_LEGS
  const brief = isAllNamed ? legs : legs.slice(0, FIRST_LEGS)
  return (
    <>
      {isMany && (
        <div className={css.brief}>
          {!isOpen && (
            <ul>
              {brief.map((leg, index) => (
                <li key={`${leg.match?.gameId ?? leg.pickName}-${index}`}>
                  <span>
                    {[leg.pickName, pickLine(leg.wtype, leg.line), `@ ${leg.odds}`].filter(Boolean).join(' ')}
                    {leg.resultName && (
                      <b className={css.legResult} data-result={leg.result}>
                        {leg.resultName}
                      </b>
                    )}
                  </span>{' '}
                  {leg.match && <span>{endText(leg.match)}</span>}
                </li>
              ))}
            </ul>
          )}
          <button
            type="button"
            className={css.unfold}
            aria-expanded={isOpen}
            aria-controls={list}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen
              ? t('foldLegs')
              : isAllNamed
                ? t('unfoldScores')
                : t('unfoldLegs', { count: legs.length })}
            <Icon name={isOpen ? 'chevronUp' : 'chevronDown'} size={14} />
          </button>
        </div>
      )}
      <ol id={list} className={css.legs} data-folded={(isMany && !isOpen) || undefined}>
        {legs.map((leg, index) => (
          <Leg
            key={`${leg.match?.gameId ?? leg.pickName}-${index}`}
            leg={leg}
            oddsType={ticket.oddsType}
            isMoot={isMoot(ticket, leg)}
            // Of a single bet the ticket says it.
            result={!isMany && leg.resultName === result ? '' : leg.resultName}
          />
        ))}
      </ol>
    </>
  )
}
