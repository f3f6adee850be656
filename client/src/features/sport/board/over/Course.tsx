import { Figures } from '../../centre/Figures.tsx'
import { useMatchText } from '../../centre/text.ts'
import { Timeline } from '../../centre/Timeline.tsx'
import { useMatchDetailQuery } from '../../sport.api.ts'
import css from './Course.module.css'

/** How a match went, in the room that is held below its result: as much of it as that has, and nothing once it is let go. */
export const Course = ({ hgid }: { hgid: string }) => {
  const t = useMatchText()
  const { currentData: detail } = useMatchDetailQuery({ gameId: hgid })
  const hasFigures = Boolean(detail?.statistics.length)
  const hasEvents = Boolean(detail?.events.length)
  if (!detail || !(hasFigures || hasEvents)) return null
  return (
    <div className={css.course}>
      {hasFigures && (
        <section className={css.part}>
          <h3>{t('tab_figures')}</h3>
          <Figures detail={detail} />
        </section>
      )}
      {hasEvents && (
        <section className={css.part}>
          <h3>{t('tab_timeline')}</h3>
          <Timeline detail={detail} />
        </section>
      )}
    </div>
  )
}
