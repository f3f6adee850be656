import { Button, Group } from '@mantine/core'
import { fromCents, toCents } from '@app/contract/kit/cents'
import { amountError } from '@app/contract/rules/money/amount'
import type { Ticket } from '@app/contract/sport/ticket'
import { reasonOf } from '../../../api/failure.ts'
import { useSportText } from '../text.ts'
import { bus } from '../../../lib/bus.ts'
import { balanceText } from '../../../lib/text/amount.ts'
import { AmountField } from '../../../ui/AmountField/AmountField.tsx'
import { Form } from '../../../ui/Form/Form.tsx'
import { useForm } from '../../../ui/Form/useForm.ts'
import { useSingly } from '../../../ui/useSingly.ts'
import { useCashOutAutoMutation } from '../sport.api.ts'
import { mostOf } from './closing.rules.ts'
import css from './CashOut.module.css'

/** The value at which a ticket closes by itself: set, changed or taken back. */
const AutoCashOut = ({ ticket, onDone }: { ticket: Ticket; onDone: () => void }) => {
  const t = useSportText()
  const [order] = useCashOutAutoMutation()
  /** Why it was refused, in words. */
  const send = async (amount: string): Promise<string | undefined> => {
    try {
      const { active, reason } = await order({ ticketId: ticket.ticket_id, amount }).unwrap()
      if (active === 'refused') return reason ? t(`reason_${reason}`) : undefined
      const message = amount ? t('autoIsSet', { amount: balanceText(amount) }) : t('autoIsOff')
      bus.emit('toast', { kind: 'success', message })
      onDone()
    } catch (error) {
      bus.emit('toast', { kind: 'error', message: reasonOf(error) })
    }
  }
  const form = useForm({
    values: { amount: ticket.autoCashOut ?? '' },
    rules: { amount: (amount) => amountError(amount, t('autoRequired')) },
    onSubmit: async ({ amount }, refuse) => {
      const words = await send(fromCents(toCents(amount)))
      if (words) refuse({ amount: words })
    },
  })
  const off = useSingly(() => send(''))
  return (
    <Form form={form} gap={8} className={css.panel}>
      <AmountField
        label={t('autoTarget')}
        hint={t('autoHint', { most: balanceText(fromCents(mostOf(ticket))) })}
        {...form.field('amount')}
      />
      <Group gap={8}>
        <Button type="submit" size="sm" className={css.take} loading={form.isBusy}>
          {t(ticket.autoCashOut ? 'autoChange' : 'autoSet')}
        </Button>
        {ticket.autoCashOut && (
          <Button size="sm" variant="subtle" color="gray" className={css.way} onClick={() => void off()}>
            {t('autoOff')}
          </Button>
        )}
      </Group>
    </Form>
  )
}

export default AutoCashOut
