import { useConnectionText } from '../../../i18n/connection.ts'
import { useOnline } from '../../../lib/device/online.ts'
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

/** Takes a gift; named by the word that it shows and by the gift. Without a network it says so and takes no press. */
export const TakeButton = ({ state, name, isOff, onTake, word }: Props) => {
  const t = usePromotionText()
  const connection = useConnectionText()
  const isCut = !useOnline() && state === 'claimable' && !isOff
  const shown = isCut ? connection('cut') : (word ?? t(`prize_${state}`))
  return (
    <button
      type="button"
      className={stage.gold}
      disabled={state !== 'claimable' || isOff || isCut}
      aria-label={t('claimNamed', { state: shown, name })}
      onClick={onTake}
    >
      {shown}
    </button>
  )
}
