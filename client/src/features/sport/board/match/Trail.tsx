import { Icon } from '../../../../art/Icon.tsx'
import { useSportText } from '../../../../i18n/sport.ts'
import { curveOf } from './trail.ts'
import css from './OddsLens.module.css'

const [WIDTH, HEIGHT] = [56, 16]

/** Where a price came from: a small curve, and the first and the latest price in figures. */
export const Trail = ({ points, show }: { points: readonly number[]; show: (k: number) => string }) => {
  const t = useSportText()
  const [first, last] = [points[0], points.at(-1)]
  if (first === undefined || last === undefined || points.length < 2)
    return <span className={css.still}>{t('lensStill')}</span>
  const isUp = last > first
  return (
    <span className={css.trail} data-movement={last === first ? undefined : isUp ? 'oddsUp' : 'oddsDown'}>
      <svg viewBox={`-2 -2 ${WIDTH + 4} ${HEIGHT + 4}`} width={WIDTH} height={HEIGHT} aria-hidden>
        <polyline points={curveOf(points, WIDTH, HEIGHT)} />
      </svg>
      {show(first)} → {show(last)}
      {last !== first && <Icon name={isUp ? 'arrowUp' : 'arrowDown'} size={12} />}
    </span>
  )
}
