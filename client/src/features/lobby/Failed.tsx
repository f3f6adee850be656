import { reasonOf } from '../../api/failure.ts'
import { useLobbyText } from './text.ts'
import { LoadFailed } from '../../ui/LoadFailed/LoadFailed.tsx'

interface Props {
  of: { data?: unknown; error?: unknown; isFetching: boolean; refetch: () => unknown }
  /** What it is that didn't come. */
  name: string
  /** In place of a whole list; otherwise one line. */
  isWhole?: boolean
}

/** What stands where a part of the lobby didn't come: why, and how to ask again; or that what is shown is old. */
export const Failed = ({ of: { data, error, isFetching, refetch }, name, isWhole = false }: Props) => {
  const t = useLobbyText()
  if (error === undefined) return null
  const hasData = data !== undefined
  return (
    <LoadFailed
      isPart={!hasData && !isWhole}
      isStale={hasData}
      title={t('failed', { name })}
      reason={reasonOf(error)}
      isBusy={isFetching}
      onRetry={() => void refetch()}
    />
  )
}
