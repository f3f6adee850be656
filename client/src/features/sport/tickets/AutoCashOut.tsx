import { Button, Group, TextInput } from '@mantine/core'
import { useState } from 'react'
import { fromCents } from '@app/contract/kit/cents'
import type { Ticket } from '@app/contract/sport/ticket'
import { reasonOf } from '../../../api/failure.ts'
import { useSportText } from '../text.ts'
import { bus } from '../../../lib/bus.ts'
import { balanceText } from '../../../lib/text/amount.ts'
import { useAmountInput } from '../../../ui/useAmountInput.ts'
import { useSingly, useSubmit } from '../../../ui/useSingly.ts'
import { typedCents } from '../slip/slip.rules.ts'
import { useCashOutAutoMutation } from '../sport.api.ts'
import { mostOf } from './closing.rules.ts'
import css from './CashOut.module.css'

/** The value at which a ticket closes by itself: set, changed or taken back. */
const AutoCashOut = ({ ticket, onDone }: { ticket: Ticket; onDone: () => void }) => {
  const t = useSportText()
  const [order, { isLoading }] = useCashOutAutoMutation()
  const [typed, setTyped] = useState(ticket.autoCashOut ?? '')
  const [problem, setProblem] = useState('')
  const input = useAmountInput(typed, (amount) => {
    setProblem('')
    setTyped(amount)
  })
  const send = async (amount: string) => {
    try {
      const { active, reason } = await order({ ticketId: ticket.ticket_id, amount }).unwrap()
      if (active === 'refused') return setProblem(reason ? t(`reason_${reason}`) : '')
      const message = amount ? t('autoIsSet', { amount: balanceText(amount) }) : t('autoIsOff')
      bus.emit('toast', { kind: 'success', message })
      onDone()
    } catch (error) {
      bus.emit('toast', { kind: 'error', message: reasonOf(error) })
    }
  }
  const set = useSubmit(() => send(fromCents(typedCents(typed))))
  const off = useSingly(() => send(''))
  return (
    <form className={css.panel} onSubmit={set}>
      <TextInput
        size="sm"
        label={t('autoTarget')}
        leftSection="¥"
        inputMode="decimal"
        autoComplete="off"
        value={typed}
        error={problem || input.words}
        description={t('autoHint', { most: balanceText(fromCents(mostOf(ticket))) })}
        onChange={(event) => input.type(event.currentTarget.value)}
      />
      <Group gap={8}>
        <Button type="submit" size="sm" loading={isLoading} disabled={typedCents(typed) === 0}>
          {t(ticket.autoCashOut ? 'autoChange' : 'autoSet')}
        </Button>
        {ticket.autoCashOut && (
          <Button size="sm" variant="subtle" color="gray" onClick={() => void off()}>
            {t('autoOff')}
          </Button>
        )}
      </Group>
    </form>
  )
}

export default AutoCashOut
