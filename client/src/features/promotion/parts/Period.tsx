import type { Activity } from '@app/contract/promotion/activity'
import { dateText } from '../../../lib/text/date.ts'
import { usePromotionText } from '../text.ts'

/** The days of an activity; of one without an end that has begun its beginning says nothing any more. */
export const Period = ({ state, startTime, endTime }: Pick<Activity, 'state' | 'startTime' | 'endTime'>) => {
  const t = usePromotionText()
  const from = dateText(startTime)
  if (endTime !== null) return t('period', { from, to: dateText(endTime - 1) })
  return state === 'notOpen' ? t('periodOpen', { from }) : t('always')
}
