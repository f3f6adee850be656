import { Slider } from '@mantine/core'
import { useSportText } from '../../text.ts'
import { PART_STEP } from './closing.rules.ts'
import css from './CashOut.module.css'

const MARKS = [25, 50, 75].map((value) => ({ value, label: `${value}%` }))

interface Props {
  /** Hundredths of the stake. */
  percent: number
  onPercent: (percent: number) => void
}

/** How much of a ticket is closed. */
const PartSlider = ({ percent, onPercent }: Props) => {
  const t = useSportText()
  return (
    <Slider
      classNames={{ root: css.slider, markLabel: css.mark }}
      min={PART_STEP}
      max={100 - PART_STEP}
      step={PART_STEP}
      marks={MARKS}
      value={percent}
      onChange={onPercent}
      // The button says it.
      label={null}
      thumbLabel={t('partSlider')}
      thumbSize={24}
    />
  )
}

export default PartSlider
