import { TRANSFERRED } from '@app/contract/rules/texts'
import { AMOUNT_MAX_LENGTH, transferAmountError } from '@app/contract/rules/amount'
import { Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { announce } from '../../api/baseQuery.ts'
import { isFailure, reasonOf, refusalOf } from '../../api/failure.ts'
import { useBalance, useVenueTransferMutation } from '../../features/wallet/wallet.api.ts'
import { useLiteral } from '../../i18n/literal.ts'
import { useShellText } from '../../i18n/shell.ts'
import { balanceText, stripCents, typedAmount } from '../../lib/amount.ts'
import { bus, type VenueEntry } from '../../lib/bus.ts'
import { useFirstError } from '../../ui/useFirstError.ts'
import { useSubmit } from '../../ui/useSingly.ts'
import { useTopmost } from '../../ui/useTopmost.ts'
import { venueEntry } from './state.ts'

/** A launch met a venue activity (G-09): transfer in and enter, or enter directly. */
export const VenueDialog = ({ entry }: { entry: VenueEntry }) => {
  const t = useShellText()
  const literal = useLiteral()
  const { data: balance } = useBalance()
  const [transfer, { isLoading }] = useVenueTransferMutation()
  const [amount, setAmount] = useState('')
  const [errors, setErrors] = useState<{ amount?: string | null }>({})
  const formRef = useFirstError(errors)
  const isTop = useTopmost()
  const close = () => venueEntry.set((current) => (current === entry ? null : current))
  const enter = () => {
    close()
    entry.enter()
  }
  const submit = useSubmit(async () => {
    const wrong = transferAmountError(amount)
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
  const center = balance?.centerWalletBalance
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
            maxLength={AMOUNT_MAX_LENGTH}
            value={amount}
            error={literal(errors.amount)}
            onChange={(event) => setAmount(typedAmount(event.currentTarget.value, AMOUNT_MAX_LENGTH))}
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
