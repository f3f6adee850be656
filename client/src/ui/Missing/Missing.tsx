import { LoadFailed } from '../LoadFailed/LoadFailed.tsx'
import { SkeletonRows } from '../SkeletonRows/SkeletonRows.tsx'

interface Props {
  /** standingOf(query): whether there is an answer, why not, and how to ask again. */
  of: { isAnswered: boolean; reason: string | undefined; isBusy: boolean; askAgain: () => void }
  /** What it says when there is none. */
  failed: string
  /** The room that the answer will take. */
  rows: number
  height: number
  isOnGround?: boolean
}

/** What stands for an answer that isn't there: its shape while it is on its way, then why it didn't come, or that what is shown is old. */
export const Missing = ({
  of: { isAnswered, reason, isBusy, askAgain },
  failed,
  rows,
  height,
  isOnGround = false,
}: Props) => {
  if (reason !== undefined)
    return (
      <LoadFailed
        title={failed}
        reason={reason}
        isStale={isAnswered}
        isOnGround={isOnGround}
        isBusy={isBusy}
        onRetry={askAgain}
      />
    )
  return isAnswered ? null : <SkeletonRows rows={rows} height={height} />
}
