import { useEffect, useId, useRef } from 'react'
import { VipMetal } from '../../../art/VipMetal.tsx'
import { useVipText } from '../text.ts'
import css from '../vip.module.css'

interface Props {
  count: number
  current: number
  value: number
  onChange: (grade: number) => void
}

/** All metals on one line; choosing one shows what it gives. */
export const LevelRail = ({ count, current, value, onChange }: Props) => {
  const t = useVipText()
  const name = useId()
  const box = useRef<HTMLDivElement>(null)
  // On a narrow window the own level would lie beyond the edge.
  useEffect(() => {
    const stop = box.current?.children[current]
    if (box.current && stop instanceof HTMLElement)
      box.current.scrollLeft = stop.offsetLeft - (box.current.clientWidth - stop.offsetWidth) / 2
  }, [current])
  return (
    <fieldset className={css.rail}>
      <legend>{t('rail')}</legend>
      <div
        ref={box}
        className={css.stops}
        style={{ '--count': count, '--filled': `${(current / (count - 1)) * 100}%` } as React.CSSProperties}
      >
        {Array.from({ length: count }, (_, grade) => (
          <label key={grade} data-reached={grade <= current || undefined}>
            <input
              type="radio"
              data-cover
              name={name}
              checked={grade === value}
              onChange={() => onChange(grade)}
            />
            <VipMetal level={grade} size={44} />
            <span>VIP{grade}</span>
            {grade === current && <small>{t('here')}</small>}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
