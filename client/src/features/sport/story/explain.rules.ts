import { fromCents } from '@app/contract/kit/cents'
import type { ExplainStep } from '@app/contract/sport/settle/explain'
import type { Score } from '@app/contract/sport/feed'
import { lineText } from '@app/contract/sport/market/line'
import { selectionName } from '@app/contract/sport/market/markets'
import { hundredthsText, showOdds } from '@app/contract/sport/market/odds'
import { resultLabel } from '@app/contract/sport/settle/results'
import type { Ticket } from '@app/contract/sport/ticket'
import { literalText } from '../../../i18n/literal.ts'
import { balanceText } from '../../../lib/text/amount.ts'
import { refusedKey } from '../tickets/refused.ts'
import type { useSportText } from '../text.ts'
import type { useTicketText } from './text.ts'

interface Texts {
  t: ReturnType<typeof useTicketText>
  sport: ReturnType<typeof useSportText>
}

export interface Said {
  /** Of a leg the steps stand together. */
  leg: number | null
  text: string
  /** Halves of a quarter line. */
  parts: string[]
}

const score = ({ home, away }: Score) => `${home}-${away}`
const signed = (value: number) => (value > 0 ? `+${value}` : String(value))
const money = (cents: number) => balanceText(fromCents(cents))

const risk = (step: Extract<ExplainStep, { step: 'risk' }>, ticket: Ticket, { t, sport }: Texts): string => {
  const { k, oddsType, stakeCents, riskCents, winCents, bets } = step
  const sums = { stake: money(stakeCents), risk: money(riskCents) }
  if (ticket.kind === 'system') return t('riskSystem', { ...sums, bets, win: money(winCents) })
  if (k === null || ticket.kind === 'series') return t('riskSeries', { ...sums, win: money(winCents) })
  const priced = { format: sport(`odds_${oddsType}`), odds: showOdds(k, oddsType) }
  return step.isWinTyped
    ? t('riskWin', { ...sums, ...priced, k: hundredthsText(k) })
    : t('riskPlain', { ...sums, ...priced, win: money(winCents) })
}

const handicap = (step: Extract<ExplainStep, { step: 'handicap' }>, { t }: Texts): string => {
  const { final, from, counted, line, margin } = step
  const lead = signed(margin - line)
  const common = { final: score(final), lead, line: lineText(line, true), margin: signed(margin) }
  return from
    ? t('handicapFrom', { ...common, from: score(from), counted: score(counted) })
    : t('handicap', common)
}

const halves = (step: ExplainStep, { t }: Texts): string[] => {
  if (step.step !== 'handicap' && step.step !== 'total') return []
  if (step.halves.length < 2) return []
  const isSigned = step.step === 'handicap'
  return step.halves.map(({ line, outcome }) =>
    t('half', { line: lineText(line, isSigned), outcome: t(`out_${outcome}`) }),
  )
}

const wordsOf = (step: ExplainStep, ticket: Ticket, texts: Texts): string => {
  const { t } = texts
  switch (step.step) {
    case 'risk':
      return risk(step, ticket, texts)
    case 'void':
      return t('void', { reason: literalText(resultLabel(step.code)) })
    case 'handicap':
      return handicap(step, texts)
    case 'total':
      return t('total', {
        final: score(step.final),
        total: step.total,
        line: lineText(step.line),
        margin: signed(step.margin),
      })
    case 'outright': {
      const { wtype, gameInfo } = ticket.legs[step.leg]!
      const teams = { home: gameInfo.team_h, away: gameInfo.team_c }
      const winners = step.winners.map((w) => selectionName(wtype, w, teams, literalText)).join('、')
      return winners
        ? t('outright', { final: score(step.final), winners })
        : t('outrightUnknown', { final: score(step.final) })
    }
    case 'factor':
      return t('factor', {
        number: step.leg + 1,
        outcome: t(`out_${step.outcome}`),
        factor: step.factor.text,
      })
    case 'product':
      return t('product', { factor: step.factor.text })
    case 'combinations':
      return t('combinations', { size: step.size, factor: step.sum.text })
    case 'payout':
      return t('payout', {
        outcome: t(`out_${step.outcome}`),
        back: money(step.backCents),
        won: money(step.wonCents),
      })
    case 'cashOut':
      return t(ticket.partOf ? 'cashOutPart' : 'cashOut', { amount: money(step.cents) })
    case 'refused':
      return t('refused', { reason: texts.sport(refusedKey(step.reason, ticket.refusedBy)) })
    case 'sold':
      return t('sold', { stake: money(step.stakeCents), amount: money(step.cents) })
    case 'reversed':
      return t('reversed', { amount: money(step.cents) })
    case 'capped':
      return t('capped', { amount: money(step.cents) })
    case 'return':
      return t('return', {
        amount: money(step.returnCents),
        profit: `${step.profitCents > 0 ? '+' : step.profitCents < 0 ? '−' : ''}¥${money(Math.abs(step.profitCents))}`,
      })
  }
}

/** A step of the settlement in words. */
export const saidOf = (step: ExplainStep, ticket: Ticket, texts: Texts): Said => ({
  leg: 'leg' in step && step.step !== 'factor' ? step.leg : null,
  text: wordsOf(step, ticket, texts),
  parts: halves(step, texts),
})
