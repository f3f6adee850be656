import { useOwnRest } from '../../../api/rest/ownRest.ts'
import { useIsMember } from '../../../api/session.ts'
import { useHomeRestText } from './text.ts'
import { AppBand } from './AppBand.tsx'
import { Figures } from './Figures.tsx'
import css from './HomeRest.module.css'
import { Pools } from './Pools.tsx'
import { SponsorBand } from './SponsorBand.tsx'
import { Winners } from './Winners.tsx'

/** The lower half of home: nobody waits for it, so it comes when one scrolls towards it. How well one is served is told who may join; in a break nothing is advertised (UN-32). */
const HomeRest = () => {
  const t = useHomeRestText()
  const isMember = useIsMember()
  const isResting = useOwnRest() !== undefined
  return (
    <>
      {!isResting && (
        <section className={css.luck} aria-label={t('luck')}>
          <Pools />
          <Winners />
        </section>
      )}
      <SponsorBand />
      {!isResting && <AppBand />}
      {!isMember && <Figures />}
    </>
  )
}

export default HomeRest
