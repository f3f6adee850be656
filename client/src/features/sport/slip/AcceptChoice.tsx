import { VisuallyHidden } from '@mantine/core'
import { useId } from 'react'
import { useSelector } from 'react-redux'
import { useSportText } from '../text.ts'
import { sportOf, sportSlice, useSportDispatch } from '../sport.slice.ts'
import type { SportRoot } from '../sport.slice.ts'
import css from './AcceptChoice.module.css'

const { autoAcceptChosen } = sportSlice.actions

const ACCEPTS = ['any', 'better', 'none'] as const

const acceptOf = (root: SportRoot) => sportOf(root).slip.autoAccept

/** What to do about prices that move before the bet stands. Plain radios: the slip opens with every click on a price. */
export const AcceptChoice = () => {
  const t = useSportText()
  const dispatch = useSportDispatch()
  const chosen = useSelector(acceptOf)
  const name = useId()
  return (
    <fieldset className={css.accept}>
      <VisuallyHidden component="legend">{t('accept')}</VisuallyHidden>
      <div className={css.choices}>
        {ACCEPTS.map((value) => (
          <label key={value} className={css.choice}>
            <input
              type="radio"
              data-cover
              name={name}
              checked={value === chosen}
              onChange={() => dispatch(autoAcceptChosen(value))}
            />
            <span>{t(`accept_${value}`)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
