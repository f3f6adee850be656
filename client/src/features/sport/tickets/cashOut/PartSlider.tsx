import { Slider } from '@mantine/core'
import { useSportText } from '../../text.ts'
import { PART_STEP } from './closing.rules.ts'
import css from './CashOut.module.css'

const SHARES = [25, 50, 75]

interface Props {
  /** Hundredths of the stake. */
  percent: number
  onPercent: (percent: number) => void
}

/** How much of a ticket is closed. */
const PartSlider = ({ percent, onPercent }: Props) => {
  const t = useSportText()
  return (
    <>
      <Slider
        classNames={{ root: css.slider }}
        min={PART_STEP}
        max={100 - PART_STEP}
        step={PART_STEP}
        value={percent}
        onChange={onPercent}
        // The button says it.
        label={null}
        thumbLabel={t('partSlider')}
        thumbSize={24}
      />
      <div role="group" aria-label={t('partSlider')} className={css.chips}>
        {SHARES.map((share) => (
          <button
            key={share}
            type="button"
            className={css.chip}
            aria-pressed={percent === share}
            onClick={() => onPercent(share)}
          >
            {share}%
          </button>
        ))}
      </div>
    </>
  )
}

export default PartSlider
