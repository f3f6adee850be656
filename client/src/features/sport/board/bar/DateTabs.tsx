import { useSelector } from 'react-redux'
import { clock } from '../../../../lib/clock.ts'
import { dateText } from '../../../../lib/text/date.ts'
import { part, sportSlice, useSportDispatch } from '../../sport.slice.ts'
import { TabRow } from '../../TabRow.tsx'
import { useSportText } from '../../text.ts'

/** Fixtures reach a week ahead (U-SPORT-13). */
const DAYS_AHEAD = 7
const DAY_MS = 86_400_000

/** Any date, today's late matches, or one of the coming days. */
export const DateTabs = () => {
  const t = useSportText()
  const dispatch = useSportDispatch()
  const filter = useSelector(part('filter'))
  const days = Array.from({ length: DAYS_AHEAD + 1 }, (_, day) => dateText(clock.now() + day * DAY_MS))
  return (
    <TabRow
      label={t('dates')}
      values={['', ...days]}
      isChosen={(date) => filter.date === date}
      nameOf={(date) => (date ? date.slice(5) : t('anyDate'))}
      onChoose={(date) => dispatch(sportSlice.actions.dateChosen(date))}
    />
  )
}
