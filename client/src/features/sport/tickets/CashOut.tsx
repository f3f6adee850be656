import { Button } from '@mantine/core'
import { useState } from 'react'
import type { ChannelData } from '@app/contract/sport/channel'
import { reasonOf } from '../../../api/failure.ts'
import { useSportText } from '../../../i18n/sport.ts'
import { bus } from '../../../lib/bus.ts'
import { useCashOutMutation } from '../sport.api.ts'
import { useSingly } from '../../../ui/useSingly.ts'
import css from './CashOut.module.css'

type Offer = ChannelData<'cash_out_quote'>['quotes'][number]

/** Closes a ticket for what is offered now. The first click asks, the second takes; a changed offer asks again. */
export const CashOut = ({ offer }: { offer: Offer }) => {
  const t = useSportText()
  const [cashOut, { isLoading }] = useCashOutMutation()
  const [asked, setAsked] = useState('')
  const take = useSingly(async () => {
    if (asked !== offer.amount) return setAsked(offer.amount)
    try {
      const answer = await cashOut({ ticketId: offer.ticket_id, amount: asked, accept: 'better' }).unwrap()
      setAsked(answer.active === 'refused' ? answer.amount : '')
      if (answer.active === 'accepted')
        bus.emit('toast', { kind: 'success', message: t('cashedOut', { amount: answer.amount }) })
      else if (answer.reason) bus.emit('toast', { kind: 'error', message: t(`reason_${answer.reason}`) })
    } catch (error) {
      bus.emit('toast', { kind: 'error', message: reasonOf(error) })
    }
  })
  if (offer.amount === '')
    return offer.reason ? <p className={css.reason}>{t(`reason_${offer.reason}`)}</p> : null
  const isAsked = asked === offer.amount
  return (
    <div className={css.row}>
      <Button
        size="xs"
        variant={isAsked ? 'filled' : 'light'}
        loading={isLoading}
        onClick={() => void take()}
      >
        {t(isAsked ? 'cashOutConfirm' : 'cashOutFor', { amount: offer.amount })}
      </Button>
      {asked !== '' && (
        <Button size="xs" variant="subtle" color="gray" onClick={() => setAsked('')}>
          {t('keepBet')}
        </Button>
      )}
    </div>
  )
}
