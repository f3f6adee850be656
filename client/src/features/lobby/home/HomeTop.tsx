import { Suspense } from 'react'
import { useIsMember } from '../../../api/session.ts'
import { lazyPart } from '../../../lib/lazyPart.ts'
import { Featured } from '../matches/Featured.tsx'
import { Entries } from './Entries.tsx'
import { Hero } from './Hero.tsx'
import css from './HomeTop.module.css'
import { NoticeBar } from './NoticeBar.tsx'

const GoingOn = lazyPart(() => import('./GoingOn.tsx'), 'GoingOn')

/** The first screen of home: what goes on for a member, the halls, a match in play, the activities, the notices. */
export const HomeTop = () => {
  const isMember = useIsMember()
  return (
    <>
      <div className={css.top}>
        {isMember && (
          <div className={css.mine}>
            <Suspense>
              <GoingOn />
            </Suspense>
          </div>
        )}
        <Entries />
        <Featured />
        <Hero />
      </div>
      <NoticeBar />
    </>
  )
}
