import { Button } from '@mantine/core'
import { useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { useIsRestHeard, useOwnRest } from '../../api/rest/ownRest.ts'
import { standingOf } from '../../api/standing.ts'
import { useVipText } from './text.ts'
import { to } from '../../paths.ts'
import { Missing } from '../../ui/Missing/Missing.tsx'
import { PageHead } from '../../ui/PageHead/PageHead.tsx'
import { RestNote } from '../../ui/RestNote/RestNote.tsx'
import { LevelCard } from './parts/LevelCard.tsx'
import { LevelRail } from './parts/LevelRail.tsx'
import { Privileges } from './parts/Privileges.tsx'
import { WeekCard } from './parts/WeekCard.tsx'
import { useWelfareQuery } from './benefit.api.ts'
import { useGradeQuery, useGradesQuery } from './vip.api.ts'
import { HIGHEST } from './vip.rules.ts'
import css from './vip.module.css'

/** Of a window: what is chosen further down shows nothing below it. */
const HIGH = 0.6

/** The own level, the way to the next one, and what each level gives. */
export const VipScreen = () => {
  const t = useVipText()
  const fresh = { refetchOnMountOrArgChange: true }
  const all = useGradesQuery()
  const own = useGradeQuery({ grade: 0 }, fresh)
  const current = own.data?.progress.currentGrade
  const following = useGradeQuery(
    { grade: Math.min(HIGHEST, (current ?? 0) + 1) },
    { ...fresh, skip: current === undefined },
  )
  const gifts = useWelfareQuery({}, fresh).data?.items.filter(({ state }) => state === 'claimable').length
  const [asked, setAsked] = useState<number>()
  const rail = useRef<HTMLDivElement>(null)
  const rest = useOwnRest()
  const isHeard = useIsRestHeard()
  const shown = rest ? current : (asked ?? current)
  const grades = all.data
  const next = following.data
  return (
    <>
      <PageHead
        title={t('title')}
        hint={rest ? undefined : t('hint')}
        actions={
          <>
            {!rest && (
              <Button component={Link} to={to('vipDetail')} variant="default">
                {t('allLevels')}
              </Button>
            )}
            <Button component={Link} to={to('welfare')} color="gold">
              {gifts ? t('welfareToTake', { count: gifts }) : t('welfare')}
            </Button>
          </>
        }
      />
      <Missing
        of={standingOf(all, own, following)}
        failed={t('loadFailed')}
        rows={4}
        height={140}
        isOnGround
      />
      {grades && next && isHeard && shown !== undefined && (
        <div className={css.stack}>
          {rest && (
            <RestNote rest={rest} details={to('restraint')}>
              {t(`rest_${rest.kind}`)}
            </RestNote>
          )}
          <LevelCard
            grade={next}
            config={grades[next.progress.currentGrade]}
            isResting={rest !== undefined}
          />
          <WeekCard />
          {!rest && (
            <div ref={rail} className={css.choice}>
              <LevelRail
                count={grades.length}
                current={next.progress.currentGrade}
                value={shown}
                onChange={(grade) => {
                  setAsked(grade)
                  const { bottom } = rail.current!.getBoundingClientRect()
                  if (bottom > innerHeight * HIGH) rail.current!.scrollIntoView({ block: 'start' })
                }}
              />
            </div>
          )}
          <Privileges grade={shown} current={next.progress.currentGrade} isAlone={rest !== undefined} />
        </div>
      )}
    </>
  )
}
