import type { contract } from '@app/contract'
import type { Data } from '@app/contract/kit/endpoint'
import { Button, Group } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { Icon } from '../../../art/Icon.tsx'
import { balanceText } from '../../../lib/text/amount.ts'
import { to } from '../../../paths.ts'
import { Facts } from '../../../ui/Facts/Facts.tsx'
import { Money } from '../../../ui/Money/Money.tsx'
import css from './coin.module.css'
import { type Currency, OTHER, UNITS } from './coin.rules.ts'
import { useCoinText } from './text.ts'

export interface Done {
  from: Currency
  rate: string
  answer: Data<typeof contract.wallet.utcTransfer>
}

interface Props {
  done: Done
  onAgain: () => void
}

/** What was done, under which number, and where it is found again. */
export const Receipt = ({ done: { from, rate, answer }, onAgain }: Props) => {
  const t = useCoinText()
  const heading = useRef<HTMLHeadingElement>(null)
  // What was pressed is gone.
  useEffect(() => {
    heading.current?.focus()
  }, [])
  const { orderNo, paid, balance } = answer
  const got = `${UNITS[OTHER[from]]}${balanceText(answer.received)}`
  return (
    <section className={css.receipt} aria-label={t('summary')}>
      <h2 ref={heading} tabIndex={-1}>
        <Icon name="check" size={22} /> {t('exchanged', { amount: got })}
      </h2>
      <Facts
        facts={[
          { label: t('pay'), value: <Money yuan={paid} unit={UNITS[from]} /> },
          {
            label: t('rate'),
            value: `1 USDT = ¥${rate}`,
          },
          {
            label: t('get'),
            value: <Money yuan={answer.received} unit={UNITS[OTHER[from]]} />,
            isMain: true,
          },
          { label: t('cny'), value: <Money yuan={balance.available} /> },
          { label: t('usdt'), value: <Money yuan={balance.usdtBalance} unit={UNITS.USDT} /> },
          { label: t('orderNo'), value: orderNo, copied: orderNo },
        ]}
      />
      <Group gap={12} grow>
        <Button component={Link} to={to('transRecord', { type: 'exchange' })} variant="default" size="md">
          {t('records')}
        </Button>
        <Button size="md" onClick={onAgain}>
          {t('again')}
        </Button>
      </Group>
    </section>
  )
}
