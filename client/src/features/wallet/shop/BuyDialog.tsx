import type { Data } from '@app/contract/kit/endpoint'
import type { TopGift, topGift } from '@app/contract/promotion/topGift'
import { GIFT_TURNOVER_TIMES } from '@app/contract/rules/limits'
import { Button, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { useShopText } from './text.ts'
import { balanceText, countText, prizeText } from '../../../lib/text/amount.ts'
import { to } from '../../../paths.ts'
import { Facts } from '../../../ui/Facts/Facts.tsx'
import { useSingly } from '../../../ui/useSingly.ts'
import { useBuyGiftMutation } from './shop.api.ts'
import { Dialog } from '../../../ui/Dialog/Dialog.tsx'
import css from './shop.module.css'
import { CallButton } from '../../../ui/Form/CallButton.tsx'

interface Props {
  gift: TopGift
  points: number
  /** Sold out, or another rule: what may be had is to be asked again. */
  onRefused: () => void
  onClose: () => void
}

/** What it costs, asked once more; then what came. */
export const BuyDialog = ({ gift, points, onRefused, onClose }: Props) => {
  const t = useShopText()
  const [buy, { isLoading }] = useBuyGiftMutation()
  const [done, setDone] = useState<Data<typeof topGift.topGiftExchange>>()
  // The list behind is asked anew when it is bought: what the dialog says stays.
  const [before] = useState(points)
  const confirm = useSingly(async () => {
    const { data } = await buy({ giftId: gift.id })
    if (data) setDone(data)
    else onRefused()
  })
  return (
    <Dialog
      onClose={onClose}
      closeOnEscape={!isLoading}
      closeOnClickOutside={!isLoading}
      size={420}
      title={t(done ? 'doneTitle' : 'confirmTitle')}
    >
      <Stack>
        <div className={css.shown} data-done={done ? true : undefined}>
          <img src={gift.image} alt="" />
          {done && <p role="status">{t('doneText', { amount: prizeText(done.amount) })}</p>}
        </div>
        <div>
          <Facts
            facts={
              done
                ? [
                    { label: t('gift'), value: gift.name },
                    { label: t('orderNo'), value: done.orderNo, copied: done.orderNo },
                    { label: t('center'), value: `¥${balanceText(done.centerWalletBalance)}` },
                    { label: t('left'), value: t('price', { points: countText(done.points) }) },
                  ]
                : [
                    { label: t('gift'), value: gift.name },
                    { label: t('value'), value: `¥${prizeText(gift.amount)}` },
                    { label: t('cost'), value: t('price', { points: countText(gift.points) }) },
                    { label: t('left'), value: t('price', { points: countText(before - gift.points) }) },
                  ]
            }
          />
        </div>
        {!done && (
          <Text size="sm" c="dimmed">
            {t('confirmHint', { times: GIFT_TURNOVER_TIMES })}
          </Text>
        )}
        <Group justify="flex-end">
          {done ? (
            <Button component={Link} to={to('giftRecord', { source: 'exchange' })} variant="default">
              {t('records')}
            </Button>
          ) : (
            <Button variant="default" disabled={isLoading} onClick={onClose}>
              {t('cancel')}
            </Button>
          )}
          {done ? (
            <Button color="gold" onClick={onClose}>
              {t('goOn')}
            </Button>
          ) : (
            <CallButton color="gold" loading={isLoading} data-autofocus onClick={() => void confirm()}>
              {t('sure')}
            </CallButton>
          )}
        </Group>
      </Stack>
    </Dialog>
  )
}
