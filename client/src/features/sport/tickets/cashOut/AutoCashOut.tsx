import { Button, Group } from '@mantine/core'
import { fromCents, toCents } from '@app/contract/kit/cents'
import { amountError, isAmount } from '@app/contract/rules/money/amount'
import type { Ticket } from '@app/contract/sport/ticket'
import { reasonOf } from '../../../../api/failure.ts'
import { useSportText } from '../../text.ts'
import { bus } from '../../../../lib/bus.ts'
import { useOnline } from '../../../../lib/device/online.ts'
import { balanceText, prizeText } from '../../../../lib/text/amount.ts'
import { AmountField } from '../../../../ui/AmountField/AmountField.tsx'
import { Form } from '../../../../ui/Form/Form.tsx'
import { Submit } from '../../../../ui/Form/Submit.tsx'
import { useForm } from '../../../../ui/Form/useForm.ts'
import { useSingly } from '../../../../ui/useSingly.ts'
import { useCashOutAutoMutation } from '../../sport.api.ts'
import { mostOf, targetProblem, targetsOf } from './closing.rules.ts'
import { yuanText } from '../../slip/slip.rules.ts'
import { Net } from './Net.tsx'
import css from './CashOut.module.css'

interface Props {
  ticket: Ticket
  /** What it could be closed for now; empty while nothing is offered. */
  offer: string
  onDone: () => void
}

/** The value at which a ticket closes by itself: set, changed or taken back. */
const AutoCashOut = ({ ticket, offer, onDone }: Props) => {
  const t = useSportText()
  const [order] = useCashOutAutoMutation()
  const isOnline = useOnline()
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
  const { evenCents, roundCents } = targetsOf(ticket, offer)
  const most = balanceText(fromCents(mostOf(ticket)))
  const typed = form.values.amount
  const problem = isAmount(typed) ? targetProblem(ticket, offer, toCents(typed)) : undefined
  const net = isAmount(typed) ? toCents(typed) - toCents(ticket.risk) : undefined
  const chips = [
    ...(evenCents === undefined ? [] : [{ cents: evenCents, name: 'autoEven' as const }]),
    ...roundCents.map((cents) => ({ cents, name: 'autoChip' as const })),
  ]
  const field = form.field('amount')
  const error = problem ? t(`reason_${problem}`) : field.error
  return (
    <Form form={form} gap={8} className={css.panel}>
      <AmountField
        className={css.target}
        label={t('autoTarget')}
        {...field}
        // One in the other's place: nothing below is pushed on.
        {...(error ? { error } : { hint: t('autoHint', { most }) })}
      />
      {/* Of a value that can't be there is nothing to win. */}
      <p className={css.closing}>
        {problem ? (
          offer ? (
            t('autoRange', { from: balanceText(offer), most })
          ) : (
            t('autoUpTo', { most })
          )
        ) : (
          <>
            {net !== undefined && <Net cents={net} />}
            <span>{t('autoPaused')}</span>
          </>
        )}
      </p>
      <div role="group" aria-label={t('autoChips')} className={css.chips}>
        {chips.map(({ cents, name }) => (
          <button
            key={cents}
            type="button"
            className={css.chip}
            onClick={() => form.set({ amount: yuanText(cents) })}
          >
            {t(name, { amount: prizeText(fromCents(cents)) })}
          </button>
        ))}
      </div>
      <Group gap={8}>
        <Submit
          size="sm"
          className={css.take}
          isBusy={form.isBusy}
          disabled={typed === '' || problem !== undefined}
        >
          {isAmount(typed) && !error
            ? t(ticket.autoCashOut ? 'autoChangeAt' : 'autoSetAt', { amount: prizeText(typed) })
            : t(ticket.autoCashOut ? 'autoChange' : 'autoSet')}
        </Submit>
        {ticket.autoCashOut && (
          <Button
            size="sm"
            variant="subtle"
            color="gray"
            className={css.off}
            disabled={!isOnline}
            onClick={() => void off()}
          >
            {t('autoOff')}
          </Button>
        )}
      </Group>
    </Form>
  )
}

export default AutoCashOut
