import { closeLine } from '@app/contract/sport/slip/entry'
import type { BetRecord, BetLeg } from '@app/contract/bet/betRecord'
import { Anchor } from '@mantine/core'
import { Link } from 'react-router-dom'
import { useLiteral } from '../../../i18n/literal.ts'
import { useBetText } from '../text.ts'
import { dateTimeText } from '../../../lib/text/date.ts'
import { VISIT } from '../../../lib/visit.ts'
import { Money } from '../../../ui/Money/Money.tsx'
import { StatusTag } from '../../../ui/StatusTag/StatusTag.tsx'
import type { Tone } from '../../../ui/StatusTag/StatusTag.tsx'
import { to } from '../../../paths.ts'
import { figuresOf, formatOf, hasStory, whyLess } from '../record.rules.ts'
import { leagueBeside, sidesText } from '@app/contract/sport/market/sides'
import css from '../bet.module.css'

const TONES: Record<BetRecord['status'], Tone> = {
  pending: 'wait',
  accepted: 'info',
  refused: 'off',
  settled: 'info',
  cancelled: 'off',
}

/** A settled ticket is judged by what it won. */
const toneOf = ({ status, win }: BetRecord): Tone =>
  status !== 'settled' ? TONES[status] : win.startsWith('-') ? 'bad' : /[1-9]/.test(win) ? 'good' : 'off'

interface LegProps {
  leg: BetLeg
  result: string
  oddsType: BetRecord['oddsType']
}

/** One selection: the match, what was picked at which price, the scores and how it ended. */
const Leg = ({ leg, result, oddsType }: LegProps) => {
  const t = useBetText()
  const literal = useLiteral()
  const format = formatOf(leg.wtype, oddsType)
  const { match } = leg
  return (
    <li className={css.leg}>
      {match && (
        <p className={css.match}>
          <span className={css.league}>{leagueBeside(match, match.league)}</span> {sidesText(match)}
        </p>
      )}
      <p className={css.pick}>
        {leg.playName} {format && `[${literal(format)}] `}
        <strong>{leg.pickName}</strong> {closeLine(leg.line)} @ <strong>{leg.odds}</strong>
        {result && <span className={css.legResult}>{result}</span>}
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

export const Ticket = ({ ticket }: { ticket: BetRecord }) => {
  const t = useBetText()
  const result = ticket.resultName || ticket.statusName
  const figures = figuresOf(ticket)
  const why = whyLess(ticket)
  return (
    <li className={css.ticket}>
      <header className={css.ticketHead}>
        <strong>{ticket.venueName}</strong>
        {ticket.parlay && <span>{ticket.parlay}</span>}
        <time>{dateTimeText(ticket.betTime)}</time>
        <StatusTag tone={toneOf(ticket)}>{result}</StatusTag>
      </header>
      {ticket.legs.length > 0 ? (
        <ol>
          {ticket.legs.map((leg, index) => (
            <Leg
              key={`${leg.match?.gameId ?? leg.pickName}-${index}`}
              leg={leg}
              oddsType={ticket.oddsType}
              // Of a single bet the ticket says it.
              result={ticket.legs.length === 1 && leg.resultName === result ? '' : leg.resultName}
            />
          ))}
        </ol>
      ) : (
        <p className={css.content}>{[ticket.gameName, ...ticket.content].join(' · ')}</p>
      )}
      <dl className={css.figures}>
        {figures.map(([name, yuan]) => (
          <div key={name}>
            <dt>{t(name)}</dt>
            <dd>
              <Money yuan={yuan} signed={name === 'win'} />
            </dd>
          </div>
        ))}
      </dl>
      {why && <p className={css.why}>{t(why)}</p>}
      <p className={css.foot}>
        {t('ticket')} {ticket.ticketId}
        {hasStory(ticket) && (
          <Anchor
            component={Link}
            size="xs"
            to={to('localSport', { enName: ticket.enName, ticket: ticket.ticketId })}
            state={VISIT}
          >
            {t(ticket.settleTime === null ? 'detail' : 'story')}
          </Anchor>
        )}
      </p>
    </li>
  )
}
