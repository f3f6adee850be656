import { partsOf, systemBy } from '@app/contract/sport/slip/system'
import { useId } from 'react'
import { useSelector } from 'react-redux'
import { useSportText } from '../text.ts'
import type { SystemOffer } from './slip.rules.ts'
import { part, sportSlice, useSportDispatch } from '../sport.slice.ts'
import css from './Ways.module.css'

const { systemChosen } = sportSlice.actions

/** All legs in one bet, or one of the systems that so many legs make, side by side. */
export const Ways = ({ systems, legs }: { systems: readonly SystemOffer[]; legs: number }) => {
  const t = useSportText()
  const dispatch = useSportDispatch()
  const system = useSelector(part('system'))
  const name = useId()
  const parts = useId()
  const chosen = systems.some(({ code }) => code === system) ? system : ''
  const whole = systemBy(chosen, legs)
  const ways = [{ code: '', bets: 1 }, ...systems]
  return (
    <>
      <div role="radiogroup" aria-label={t('system')} className={css.ways} aria-describedby={parts}>
        {ways.map(({ code, bets }) => (
          <label key={code} className={css.way}>
            <input
              type="radio"
              data-cover
              name={name}
              checked={code === chosen}
              onChange={() => dispatch(systemChosen(code))}
            />
            <span>
              {code || t('systemNone', { legs })} <small>{t('systemBets', { bets })}</small>
            </span>
          </label>
        ))}
      </div>
      <p id={parts} className={css.parts}>
        {whole
          ? partsOf(whole)
              .map(({ size, bets }) => t('systemPart', { bets, size }))
              .join('+')
          : t('systemWhole', { legs })}
      </p>
    </>
  )
}
