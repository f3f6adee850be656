import { Slider } from '@mantine/core'
import { useSportText } from '../text.ts'
import { PART_STEP } from './closing.rules.ts'
import css from './CashOut.module.css'

const MARKS = [25, 50, 75].map((value) => ({ value, label: `${value}%` }))

interface Props {
  /** Hundredths of the stake. */
  percent: number
  onPercent: (percent: number) => void
  /** What it comes to. */
  says: string
}

/** How much of a ticket is closed. */
const PartSlider = ({ percent, onPercent, says }: Props) => {
  const t = useSportText()
  return (
    <div className={css.panel}>
      <p className={css.says} aria-live="polite">
        {says}
      </p>
      <Slider
        classNames={{ root: css.slider, markLabel: css.mark }}
        min={PART_STEP}
        max={100 - PART_STEP}
        step={PART_STEP}
        marks={MARKS}
        value={percent}
        onChange={onPercent}
        // It would lie over what it says.
        label={null}
        thumbLabel={t('partSlider')}
        thumbSize={24}
      />
    </div>
  )
}

export default PartSlider
