import { usePromotionText } from '../text.ts'
import stage from '../stage.module.css'

interface Props {
  state: 'locked' | 'claimable' | 'claimed'
  /** What is taken: many of these buttons stand on a page. */
  name: string
  isOff: boolean
  onTake: () => void
  /** In place of the state's own word. */
  word?: string | undefined
}

/** Takes a gift; named by the word that it shows and by the gift. */
export const TakeButton = ({ state, name, isOff, onTake, word }: Props) => {
  const t = usePromotionText()
  const shown = word ?? t(`prize_${state}`)
  return (
    <button
      type="button"
      className={stage.gold}
      disabled={state !== 'claimable' || isOff}
      aria-label={t('claimNamed', { state: shown, name })}
      onClick={onTake}
    >
      {shown}
    </button>
  )
}
