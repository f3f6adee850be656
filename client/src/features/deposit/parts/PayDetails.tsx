import { toCents } from '@app/contract/kit/cents'
import { Button, Group, Stack } from '@mantine/core'
import type { DepositOrder } from '@app/contract/deposit/depositOrder'
import { Icon } from '../../../art/Icon.tsx'
import { useDepositText } from '../text.ts'
import { balanceText } from '../../../lib/text/amount.ts'
import { turnoverYuan } from '../deposit.rules.ts'
import { dateTimeText } from '../../../lib/text/date.ts'
import { useOnline } from '../../../lib/device/online.ts'
import { onHost } from '../../../lib/place.ts'
import { Countdown } from '../../../ui/Countdown/Countdown.tsx'
import { QrCode } from '../../../ui/QrCode/QrCode.tsx'
import { useCancelOrder } from '../useCancelOrder.ts'
import { Facts } from '../../../ui/Facts/Facts.tsx'
import { factsOf } from './payFacts.ts'
import { SaveCode } from './SaveCode.tsx'
import css from '../deposit.module.css'
import { CallButton } from '../../../ui/Form/CallButton.tsx'

/** Where to pay, with everything to copy: the amount first, the code below the address or beside it. What has been paid is not to be paid again. */
export const PayDetails = ({ order, until }: { order: DepositOrder; until: number }) => {
  const t = useDepositText()
  const { askToCancel, isCancelling } = useCancelOrder(order.orderNo)
  const { payInfo } = order
  const isWaiting = order.status === 0
  const isOnline = useOnline()
  const qrText = 'qrText' in payInfo ? new URL(onHost(payInfo.qrText), location.origin).href : undefined
  return (
    <Stack gap="1.25rem">
      {/* Once it is paid the page says so in its place, and nothing below moves. */}
      <div className={css.told} data-stays={isWaiting || undefined}>
        <div className={css.payHead} inert={!isWaiting}>
          <p className={css.left}>
            {t('stage0')} <Countdown until={until} label={t('left')} />
          </p>
          <Group align="stretch" gap="0.75rem">
            {isOnline ? (
              <Button component="a" href={onHost(order.payUrl)} target="_blank" rel="noopener" size="md">
                {t('goPay')}
              </Button>
            ) : (
              <CallButton size="md">{t('goPay')}</CallButton>
            )}
            <CallButton variant="default" size="md" loading={isCancelling} onClick={askToCancel}>
              {t('cancel')}
            </CallButton>
          </Group>
        </div>
        {!isWaiting && (
          <p className={css.stage} aria-hidden>
            {t('stage1')}
          </p>
        )}
      </div>
      <div className={css.told}>
        <p className={css.next} inert={!isWaiting}>
          {t('next0')}
        </p>
        {!isWaiting && <p className={css.next}>{t('next1')}</p>}
      </div>
      {payInfo.kind === 'coin' && (
        <p className={css.warning}>{t('networkWarning', { network: payInfo.network })}</p>
      )}
      {payInfo.kind === 'bank' && <p className={css.warning}>{t('signalHint')}</p>}
      <div className={css.payBody} data-paid={!isWaiting || undefined}>
        <Facts facts={factsOf(order, t)} />
        {qrText && (
          <figure className={css.qr} inert={!isWaiting}>
            <QrCode text={qrText} label={t('scanLabel')} size={176} />
            <figcaption>{payInfo.kind === 'coin' ? t('demo') : t('scan')}</figcaption>
            <SaveCode text={qrText} orderNo={order.orderNo} />
            {!isWaiting && (
              <span className={css.paid}>
                <Icon name="check" size={64} />
              </span>
            )}
          </figure>
        )}
        <Facts
          facts={[
            // Elsewhere it is what is paid.
            ...(payInfo.kind === 'coin'
              ? [{ label: t('amount'), value: `¥${balanceText(order.amount)}` }]
              : []),
            ...(toCents(order.bonus) > 0
              ? [{ label: t('bonus'), value: `+¥${balanceText(order.bonus)}` }]
              : []),
            { label: t('turnover'), value: `¥${balanceText(turnoverYuan(order))}` },
            { label: t('orderNo'), value: order.orderNo, copied: order.orderNo },
            { label: t('createdAt'), value: dateTimeText(order.createdAt) },
          ]}
        />
      </div>
    </Stack>
  )
}
