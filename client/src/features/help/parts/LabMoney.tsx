import { NumberInput } from '@mantine/core'
import { useHelpText } from '../text.ts'
import { PRICE_RANGE, STAKE_RANGE } from './lab.data.ts'
import type { useLab } from './useLab.ts'

export const LabMoney = ({ lab }: { lab: ReturnType<typeof useLab> }) => {
  const t = useHelpText()
  return (
    <>
      <NumberInput
        label={t('labOdds')}
        value={lab.price}
        onChange={lab.setPrice}
        {...PRICE_RANGE}
        decimalScale={2}
        fixedDecimalScale
        clampBehavior="blur"
      />
      <NumberInput
        label={t('labStake')}
        value={lab.stake}
        onChange={lab.setStake}
        {...STAKE_RANGE}
        decimalScale={2}
        clampBehavior="blur"
      />
    </>
  )
}
