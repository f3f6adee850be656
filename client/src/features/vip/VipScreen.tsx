import { Button } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { reasonOf } from '../../api/failure.ts'
import { useVipText } from '../../i18n/vip.ts'
import { to } from '../../paths.ts'
import { LoadFailed } from '../../ui/LoadFailed/LoadFailed.tsx'
import { PageHead } from '../../ui/PageHead/PageHead.tsx'
import { SkeletonRows } from '../../ui/SkeletonRows/SkeletonRows.tsx'
import { LevelCard } from './parts/LevelCard.tsx'
import { LevelRail } from './parts/LevelRail.tsx'
import { Privileges } from './parts/Privileges.tsx'
import { WeekCard } from './parts/WeekCard.tsx'
import { useGradeQuery, useGradesQuery } from './vip.api.ts'
import { HIGHEST } from './vip.rules.ts'
import css from './vip.module.css'

/** The own level, the way to the next one, and what each level gives. */
export const Component = () => {
  const t = useVipText()
  const fresh = { refetchOnMountOrArgChange: true }
  const all = useGradesQuery()
  const own = useGradeQuery({ grade: 0 }, fresh)
  const current = own.data?.progress.currentGrade
  const following = useGradeQuery(
    { grade: Math.min(HIGHEST, (current ?? 0) + 1) },
    { ...fresh, skip: current === undefined },
  )
  const [asked, setAsked] = useState<number>()
  const shown = asked ?? current
  const grades = all.data
  const next = following.data
  const error = all.error ?? own.error ?? following.error
  return (
    <>
      <PageHead
        title={t('title')}
        hint={t('hint')}
        actions={
          <>
            <Button component={Link} to={to('vipDetail')} variant="default">
              {t('allLevels')}
            </Button>
            <Button component={Link} to={to('welfare')} color="gold">
              {t('welfare')}
            </Button>
          </>
        }
      />
      {error !== undefined && (
        <LoadFailed
          title={t('loadFailed')}
          reason={reasonOf(error)}
          isStale={grades !== undefined && next !== undefined}
          isBusy={all.isFetching || own.isFetching || following.isFetching}
          onRetry={() => {
            void all.refetch()
            void own.refetch()
            if (!following.isUninitialized) void following.refetch()
          }}
        />
      )}
      {error === undefined && !(grades && next && shown !== undefined) && (
        <SkeletonRows rows={4} height={140} />
      )}
      {grades && next && shown !== undefined && (
        <div className={css.stack}>
          <LevelCard grade={next} config={grades[next.progress.currentGrade]} />
          <WeekCard />
          <LevelRail
            count={grades.length}
            current={next.progress.currentGrade}
            value={shown}
            onChange={setAsked}
          />
          <Privileges grade={shown} current={next.progress.currentGrade} />
        </div>
      )}
    </>
  )
}
