import { useHomeRestText } from './text.ts'
import { AppBand } from './AppBand.tsx'
import { Figures } from './Figures.tsx'
import css from './HomeRest.module.css'
import { Pools } from './Pools.tsx'
import { SponsorBand } from './SponsorBand.tsx'
import { Winners } from './Winners.tsx'

/** The lower half of home: nobody waits for it, so it comes when one scrolls towards it. */
const HomeRest = () => {
  const t = useHomeRestText()
  return (
    <>
      <section className={css.luck} aria-label={t('luck')}>
        <Pools />
        <Winners />
      </section>
      <SponsorBand />
      <AppBand />
      <Figures />
    </>
  )
}

export default HomeRest
