import { reasonOf } from '../../api/failure.ts'
import { LoadFailed } from '../../ui/LoadFailed/LoadFailed.tsx'
import { useSportText } from './text.ts'

interface Props {
  error: unknown
  isBusy: boolean
  onRetry: () => unknown
}

/** No matches could be asked for. */
export const ListFailed = ({ error, isBusy, onRetry }: Props) => {
  const t = useSportText()
  return (
    <LoadFailed
      title={t('failedTitle')}
      reason={reasonOf(error)}
      isBusy={isBusy}
      onRetry={() => void onRetry()}
    />
  )
}
