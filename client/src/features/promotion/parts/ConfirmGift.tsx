import { Button, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { usePromotionText } from '../text.ts'
import { prizeText } from '../../../lib/text/amount.ts'
import type { Staged } from '../staged.ts'
import { Dialog } from '../../../ui/Dialog/Dialog.tsx'
import { estimate, tierFor } from '../promotion.rules.ts'
import { CallButton } from '../../../ui/Form/CallButton.tsx'

/** A gift with turnover is taken knowingly: amount and demand are told before. */
export const ConfirmGift = ({ page }: { page: Staged<'firstDeposit'> | Staged<'againDeposit'> }) => {
  const t = usePromotionText()
  const [isOpen, setOpen] = useState(false)
  const { depositAmount, gift, tiers } = page.content
  const tier = tierFor(tiers, depositAmount)
  const { times, turnover } = estimate(tiers, depositAmount)
  const confirm = async () => {
    setOpen(false)
    await page.take(tier && { tierId: tier.id })
  }
  return (
    <>
      <CallButton
        size="lg"
        fullWidth
        color="gold"
        loading={page.isBusy}
        onClick={() => (page.isResting ? void confirm() : setOpen(true))}
      >
        {t('claimAmount', { amount: prizeText(gift) })}
      </CallButton>
      <Dialog opened={isOpen} onClose={() => setOpen(false)} title={t('confirmTitle')} size="sm">
        <Stack gap="sm">
          <Text>
            {t('confirmText', {
              deposit: prizeText(depositAmount),
              gift: prizeText(gift),
              turnover: prizeText(turnover),
              times,
            })}
          </Text>
          <Text c="dimmed" size="sm">
            {t('confirmHint')}
          </Text>
          <Group justify="flex-end">
            <Button variant="default" onClick={() => setOpen(false)}>
              {t('later')}
            </Button>
            <CallButton color="gold" onClick={() => void confirm()} data-autofocus>
              {t('confirmClaim')}
            </CallButton>
          </Group>
        </Stack>
      </Dialog>
    </>
  )
}
