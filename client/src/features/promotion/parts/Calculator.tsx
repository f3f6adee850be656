import { Slider, Stack } from '@mantine/core'
import { useState } from 'react'
import { usePromotionText } from '../text.ts'
import { prizeText } from '../../../lib/text/amount.ts'
import { artUrl } from '../../../ui/artUrl.ts'
import { estimate, type Tier, tierFor } from '../promotion.rules.ts'
import stage from '../stage.module.css'
import css from './Calculator.module.css'

interface Props {
  tiers: readonly Tier[]
  /** Yuan to begin with. */
  example: number
  picture: 'redPacket' | 'ingot'
}

const STEP = 100

/** What a deposit would bring: moved by hand, it shows gift and turnover, and the tier that it reaches. */
export const Calculator = ({ tiers, example, picture }: Props) => {
  const t = usePromotionText()
  const [amount, setAmount] = useState(example)
  const most = Number(tiers.at(-1)?.minDeposit ?? example) * 1.5
  const { gift, times, turnover } = estimate(tiers, amount.toFixed(2))
  const tier = tierFor(tiers, amount.toFixed(2))
  return (
    <Stack gap={24}>
      <div className={css.result}>
        <img src={artUrl('gift', picture)} alt="" />
        <div aria-live="polite">
          <p>{t('giftEstimate', { amount: prizeText(amount.toFixed(2)) })}</p>
          <p className={stage.big}>¥{prizeText(gift)}</p>
          <p>
            {t('turnoverEstimate', {
              turnover: prizeText(turnover),
              deposit: prizeText(amount.toFixed(2)),
              gift: prizeText(gift),
              times,
            })}
          </p>
        </div>
      </div>
      <Slider
        className={css.slider ?? ''}
        color="gold"
        min={STEP}
        max={most}
        step={STEP}
        value={amount}
        onChange={setAmount}
        label={(value) => `¥${value}`}
        thumbLabel={t('depositAmount')}
      />
      <ul className={css.tiers} aria-label={t('tierList')}>
        {tiers.map((one) => (
          <li key={one.id} data-now={one.id === tier?.id || undefined}>
            <button type="button" onClick={() => setAmount(Number(one.minDeposit))}>
              <span>{t('depositFrom', { amount: prizeText(one.minDeposit) })}</span>
              <strong>{t('rate', { rate: one.bonusRate })}</strong>
              <span>{t('giftUpTo', { amount: prizeText(one.maxGift) })}</span>
              <span>{t('times', { times: one.turnoverTimes })}</span>
            </button>
          </li>
        ))}
      </ul>
    </Stack>
  )
}
