import { TRANSFERRED } from '@app/contract/rules/texts'
import { toCents } from '@app/contract/kit/cents'
import { isAmount, transferInError } from '@app/contract/rules/money/amount'
import { Button, Group, Text, TextInput } from '@mantine/core'
import { useEffect } from 'react'
import { announce } from '../../../api/baseQuery.ts'
import { isFailure, reasonOf, refusalOf } from '../../../api/failure.ts'
import { useBringBackMutation } from '../../../features/venue/venue.api.ts'
import { useBalance } from '../../../api/balance.ts'
import { useVenueTransferMutation } from '../../../features/wallet/wallet.api.ts'
import { useWalletText } from '../../../i18n/wallet.ts'
import { balanceText, stripCents } from '../../../lib/text/amount.ts'
import { bus, type VenueEntry } from '../../../lib/bus.ts'
import { useAmountInput } from '../../../ui/useAmountInput.tsx'
import { Form } from '../../../ui/Form/Form.tsx'
import { Submit } from '../../../ui/Form/Submit.tsx'
import { useForm } from '../../../ui/Form/useForm.ts'
import { Dialog } from '../../../ui/Dialog/Dialog.tsx'
import { venueEntry } from '../state.ts'

/** A launch met a venue activity (G-09): transfer in and enter, or enter directly. */
export const VenueDialog = ({ entry }: { entry: VenueEntry }) => {
  const t = useWalletText()
  const { data: balance } = useBalance()
  const [transfer] = useVenueTransferMutation()
  const [bringBack] = useBringBackMutation()
  const follows = balance?.autoTransfer
  // Moved in by hand here; what lies in other venues comes to the centre for it.
  useEffect(() => {
    if (follows) void bringBack({ followed: true })
  }, [follows, bringBack])
  const close = () => venueEntry.set((current) => (current === entry ? null : current))
  const enter = () => {
    close()
    entry.enter()
  }
  const center = balance?.centerWalletBalance
  const exceeds = (amount: string) => isAmount(amount) && toCents(amount) > toCents(center ?? amount)
  const form = useForm({
    values: { amount: '' },
    rules: {
      amount: (amount) =>
        transferInError(amount) ??
        (exceeds(amount) ? t('venueAtMost', { amount: balanceText(center ?? '') }) : null),
    },
    beyond: { amount: exceeds },
    onSubmit: async ({ amount }) => {
      try {
        await transfer({ channelCode: entry.channelCode, amount, ty: '1', isActivity: true }).unwrap()
        bus.emit('toast', { kind: 'success', message: TRANSFERRED })
        enter()
      } catch (failure) {
        if (refusalOf(failure) === 'VENUE_ACTIVITY')
          bus.emit('showDialog', { msg: reasonOf(failure), onSure: close })
        else if (isFailure(failure)) announce(failure)
      }
    },
  })
  const { amount } = form.values
  const setAmount = (typed: string) => form.set({ amount: typed })
  const input = useAmountInput(amount, setAmount)
  return (
    <Dialog onClose={close} title={`${t('venueTitle')} · ${entry.venueName}`} size={440}>
      <Form form={form}>
        <Text>{entry.message}</Text>
        <Text size="sm" c="dimmed">
          {t('venueBalance')} <strong>¥{center ? balanceText(center) : '--'}</strong>
        </Text>
        <TextInput
          data-autofocus
          label={t('venueAmount')}
          inputMode="decimal"
          value={amount}
          {...input.below(form.errorOf('amount'))}
          onChange={(event) => input.type(event.currentTarget.value)}
          onBlur={input.leave}
          rightSectionWidth={64}
          rightSection={
            <Button
              variant="subtle"
              size="compact-sm"
              disabled={!center}
              onClick={() => setAmount(stripCents(center ?? ''))}
            >
              {t('venueAll')}
            </Button>
          }
        />
        <Group grow>
          <Button variant="default" onClick={enter}>
            {t('venueEnter')}
          </Button>
          <Submit isBusy={form.isBusy}>{t('venueTransfer')}</Submit>
        </Group>
      </Form>
    </Dialog>
  )
}
