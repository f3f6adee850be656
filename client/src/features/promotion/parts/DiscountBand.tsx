import { usePromotionText } from '../text.ts'
import { SceneBand } from '../../../ui/SceneBand/SceneBand.tsx'

const ART = 'gifts'

/** The top of the page of activities. */
export const DiscountBand = ({ isResting }: { isResting: boolean }) => {
  const t = usePromotionText()
  return (
    <SceneBand
      art={ART}
      title={t('discountTitle')}
      line={t(isResting ? 'discountRest' : 'discountHint')}
      isOverlaid
    />
  )
}
