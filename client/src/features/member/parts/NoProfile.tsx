import { reasonOf } from '../../../api/failure.ts'
import { useMemberText } from '../text.ts'
import { LoadFailed } from '../../../ui/LoadFailed/LoadFailed.tsx'
import { SkeletonRows } from '../../../ui/SkeletonRows/SkeletonRows.tsx'
import { useProfileQuery } from '../member.api.ts'

/** While the profile isn't here, and when it did not come. */
export const NoProfile = () => {
  const t = useMemberText()
  const { error, isFetching, refetch } = useProfileQuery({})
  return error === undefined ? (
    <SkeletonRows rows={6} height={72} />
  ) : (
    <LoadFailed
      title={t('profileFailed')}
      reason={reasonOf(error)}
      isOnGround
      isBusy={isFetching}
      onRetry={() => void refetch()}
    />
  )
}
