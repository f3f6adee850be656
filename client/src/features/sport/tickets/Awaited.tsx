import { EmptyArt } from '../../../art/EmptyArt.tsx'
import { EmptyState } from '../../../ui/EmptyState/EmptyState.tsx'
import { useSportText } from '../text.ts'

/** Without a network, in place of bets that nobody has asked for yet. */
export const Awaited = () => {
  const t = useSportText()
  return (
    <div role="alert">
      <EmptyState art={<EmptyArt variant="offline" />} title={t('offline')} hint={t('betsAwaited')} />
    </div>
  )
}
