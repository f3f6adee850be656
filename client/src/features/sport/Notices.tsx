import { useSportText } from '../../i18n/sport.ts'
import { bus } from '../../lib/bus.ts'
import { Marquee } from '../../ui/Marquee/Marquee.tsx'
import { useSportNoticesQuery } from './sport.api.ts'
import css from './Notices.module.css'

/** The channel's own notices; a click shows one in full. */
export const Notices = () => {
  const t = useSportText()
  const { data, isLoading } = useSportNoticesQuery({})
  const records = data?.records ?? []
  // Its place is kept: what came later would push the board down under the player's hand.
  if (records.length === 0) return isLoading ? <div className={css.place} /> : null
  const open = (id: string | number) => {
    const notice = records.find((one) => one.id === id)
    if (notice) bus.emit('showDialog', { title: t('notices'), msg: notice.text })
  }
  return <Marquee label={t('notices')} items={records} onOpen={open} />
}
