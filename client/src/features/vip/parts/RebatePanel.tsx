import { NativeSelect } from '@mantine/core'
import type { GradeConfig } from '@app/contract/vip/grade'
import { useState } from 'react'
import { reasonOf } from '../../../api/failure.ts'
import { useVipText } from '../text.ts'
import { LoadFailed } from '../../../ui/LoadFailed/LoadFailed.tsx'
import { Panel } from '../../../ui/Panel/Panel.tsx'
import { SkeletonRows } from '../../../ui/SkeletonRows/SkeletonRows.tsx'
import { useVipRebatesQuery } from '../benefit.api.ts'
import { Rebates } from './Rebates.tsx'

/** Highest and lowest rebates of any level. */
export const RebatePanel = ({ grades, current }: { grades: readonly GradeConfig[]; current: number }) => {
  const t = useVipText()
  const [grade, setGrade] = useState(current)
  const { currentData: data, error, isFetching, refetch } = useVipRebatesQuery({ grade })
  return (
    <Panel
      title={t('rebatesOf', { grade })}
      actions={
        <NativeSelect
          aria-label={t('rebateLevel')}
          value={String(grade)}
          data={grades.map((one) => ({ value: String(one.grade), label: one.name }))}
          onChange={(event) => setGrade(Number(event.currentTarget.value))}
        />
      }
    >
      {data && <Rebates rows={data} />}
      {!data && error === undefined && <SkeletonRows rows={7} height={36} />}
      {!data && error !== undefined && (
        <LoadFailed
          title={t('rebatesFailed')}
          reason={reasonOf(error)}
          isBusy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
    </Panel>
  )
}
