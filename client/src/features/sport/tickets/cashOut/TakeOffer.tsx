import { Button } from '@mantine/core'
import { useEffect, useState } from 'react'
import { fromCents, toCents } from '@app/contract/kit/cents'
import type { Ticket } from '@app/contract/sport/ticket'
import { useOnline } from '../../../../lib/device/online.ts'
import { useSportText } from '../../text.ts'
import { balanceText } from '../../../../lib/text/amount.ts'
import { sharePercent } from './closing.rules.ts'
import css from './CashOut.module.css'

/** How long a sum has stood before a press takes it: the second half of a double tap is nobody's wish. */
const SEEN_MS = 600

/** Whether this has been on the screen long enough to be read. */
const useSeen = (shown: string): boolean => {
  const [seen, setSeen] = useState('')
  const [before, setBefore] = useState(shown)
  if (before !== shown) {
    setBefore(shown)
    setSeen('')
  }
  useEffect(() => {
    const timer = setTimeout(() => setSeen(shown), SEEN_MS)
    return () => clearTimeout(timer)
  }, [shown])
  return seen === shown
}

export interface Taking {
  ticket: Ticket
  isTaking: boolean
  onTake: (paidCents: number, partCents: number) => void
  onKeep: () => void
}

interface Props extends Taking {
  /** Nothing is offered now. */
  isHalted: boolean
  /** How much of the stake is closed, and what that pays. */
  partCents: number
  paidCents: number
}

/** The sum that is taken with a press, once it has been read, or the bet kept. */
export const TakeOffer = ({ ticket, isHalted, partCents, paidCents, isTaking, onTake, onKeep }: Props) => {
  const t = useSportText()
  const amount = fromCents(paidCents)
  const isSeen = useSeen(isHalted ? '' : amount)
  const isCut = !useOnline() && !isTaking
  const said = { amount: balanceText(amount) }
  const isWhole = partCents === toCents(ticket.stake)
  const word = () => {
    if (isCut) return t('offline')
    if (isHalted) return t('haltedNow')
    return isWhole
      ? t('cashOutConfirm', said)
      : t('cashOutConfirmPart', { ...said, percent: sharePercent(ticket, partCents) })
  }
  return (
    <div className={css.row}>
      <Button
        size="sm"
        className={css.take}
        loading={isTaking}
        disabled={paidCents === 0 || isCut || isHalted}
        aria-disabled={!isSeen}
        onClick={() => isSeen && onTake(paidCents, partCents)}
      >
        {word()}
      </Button>
      <Button size="sm" variant="default" className={css.keep} onClick={onKeep}>
        {t('keepBet')}
      </Button>
    </div>
  )
}
