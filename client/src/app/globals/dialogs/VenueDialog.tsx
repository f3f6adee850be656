import { TRANSFERRED } from '@app/contract/rules/texts'
import { toCents } from '@app/contract/kit/cents'
import { transferAmountError } from '@app/contract/rules/money/amount'
import { Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core'
import { useEffect, useState } from 'react'
import { announce } from '../../../api/baseQuery.ts'
import { isFailure, reasonOf, refusalOf } from '../../../api/failure.ts'
import { useBringBackMutation } from '../../../features/venue/venue.api.ts'
import { useBalance, useVenueTransferMutation } from '../../../features/wallet/wallet.api.ts'
import { useLiteral } from '../../../i18n/literal.ts'
import { useShellText } from '../../../i18n/shell.ts'
import { balanceText, stripCents } from '../../../lib/text/amount.ts'
import { bus, type VenueEntry } from '../../../lib/bus.ts'
import { useAmountInput } from '../../../ui/useAmountInput.ts'
import { useErrors } from '../../../ui/useErrors.ts'
import { useFirstError } from '../../../ui/useFirstError.ts'
import { useSubmit } from '../../../ui/useSingly.ts'
import { useTopmost } from '../../../ui/useTopmost.ts'
import { venueEntry } from '../state.ts'

/** A launch met a venue activity (G-09): transfer in and enter, or enter directly. */
export const VenueDialog = ({ entry }: { entry: VenueEntry }) => {
  const t = useShellText()
  const literal = useLiteral()
  const { data: balance } = useBalance()
  const [transfer, { isLoading }] = useVenueTransferMutation()
  const [amount, setAmount] = useState('')
  const { errors, setErrors, attempt } = useErrors({ amount })
  const input = useAmountInput(amount, setAmount)
  const formRef = useFirstError(attempt)
  const isTop = useTopmost()
  const [bringBack] = useBringBackMutation()
  const follows = balance?.autoTransfer
  // Moved in by hand here; what lies in other venues comes to the centre for it.
  useEffect(() => {
    if (follows) void bringBack({})
  }, [follows, bringBack])
  const close = () => venueEntry.set((current) => (current === entry ? null : current))
  const enter = () => {
    close()
    entry.enter()
  }
  const center = balance?.centerWalletBalance
  const wrongAmount = (): string | null => {
    const wrong = transferAmountError(amount)
    if (wrong) return literal(wrong)
    return center && toCents(amount) > toCents(center)
      ? t('venueAtMost', { amount: balanceText(center) })
      : null
  }
  const submit = useSubmit(async () => {
    const wrong = wrongAmount()
    setErrors({ amount: wrong })
    if (wrong) return
    try {
      await transfer({ channelCode: entry.channelCode, amount, ty: '1', isActivity: true }).unwrap()
      bus.emit('toast', { kind: 'success', message: TRANSFERRED })
      enter()
    } catch (failure) {
      if (refusalOf(failure) === 'VENUE_ACTIVITY')
        bus.emit('showDialog', { msg: reasonOf(failure), onSure: close })
      else if (isFailure(failure)) announce(failure)
    }
  })
  return (
    <Modal
      opened
      onClose={close}
      closeOnEscape={isTop}
      title={`${t('venueTitle')} · ${entry.venueName}`}
      centered
      size={440}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <form ref={formRef} onSubmit={submit} noValidate>
        <Stack>
          <Text>{entry.message}</Text>
          <Text size="sm" c="dimmed">
            {t('venueBalance')} <strong>¥{center ? balanceText(center) : '--'}</strong>
          </Text>
          <TextInput
            data-autofocus
            label={t('venueAmount')}
            inputMode="decimal"
            value={amount}
            error={errors.amount ?? input.words}
            onChange={(event) => input.type(event.currentTarget.value)}
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
            <Button type="submit" loading={isLoading}>
              {t('venueTransfer')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}
