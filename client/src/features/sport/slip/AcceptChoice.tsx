import { useSelector } from 'react-redux'
import type { AutoAccept } from '@app/contract/sport/slip/slip'
import { useSportText } from '../text.ts'
import { sportOf, sportSlice, useSportDispatch } from '../sport.slice.ts'
import type { SportRoot } from '../sport.slice.ts'
import css from './AcceptChoice.module.css'

const { autoAcceptChosen } = sportSlice.actions

const ACCEPTS = ['any', 'better', 'none'] as const

const acceptOf = (root: SportRoot) => sportOf(root).slip.autoAccept

/** What to do about prices that move before the bet stands. The browser's own list: the slip opens with every click on a price. */
export const AcceptChoice = () => {
  const t = useSportText()
  const dispatch = useSportDispatch()
  const chosen = useSelector(acceptOf)
  return (
    <label className={css.accept}>
      {t('accept')}
      <select
        className={css.choice}
        value={chosen}
        onChange={(event) => dispatch(autoAcceptChosen(event.currentTarget.value as AutoAccept))}
      >
        {ACCEPTS.map((value) => (
          <option key={value} value={value}>
            {t(`accept_${value}`)}
          </option>
        ))}
      </select>
    </label>
  )
}
