import { Button, Group } from '@mantine/core'
import type { DepositOrder } from '@app/contract/deposit/depositOrder'
import { Link } from 'react-router-dom'
import { useDepositText } from '../text.ts'
import { to } from '../../../paths.ts'
import { HomeLink } from '../../../ui/HomeLink/HomeLink.tsx'
import { Money } from '../../../ui/Money/Money.tsx'
import css from '../deposit.module.css'

const NEXT = { 2: 'next2', 3: 'next3', 4: 'next4', 5: 'next5' } as const

/** How it ended, and what to do now. */
export const Outcome = ({ order }: { order: DepositOrder }) => {
  const t = useDepositText()
  const status = order.status as keyof typeof NEXT
  return (
    <div className={css.outcome} data-good={order.status === 2 || undefined}>
      <p className={css.outcomeAmount}>
        <Money yuan={order.amount} />
      </p>
      <p>{t(NEXT[status])}</p>
      <p className={css.orderNo}>
        {t('orderNo')} {order.orderNo}
      </p>
      <Group align="stretch" gap="0.75rem">
        <Button component={Link} to={order.status === 2 ? to('sport') : to('saveMoney')}>
          {order.status === 2 ? t('play') : t('again')}
        </Button>
        {order.status === 2 ? (
          <Button component={Link} to={to('saveMoney')} variant="default">
            {t('again')}
          </Button>
        ) : (
          <Button component={HomeLink} variant="default">
            {t('home')}
          </Button>
        )}
      </Group>
    </div>
  )
}
