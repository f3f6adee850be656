import { Link } from 'react-router-dom'
import { useNewsText } from '../../realtime/news.ts'
import { bus } from '../../lib/bus.ts'
import { to } from '../../paths.ts'
import css from './SeeBets.module.css'

/** From the news of bets, which goes, to their records. */
export const SeeBets = ({ id }: { id: string }) => {
  const t = useNewsText()
  const close = () => bus.emit('toast', { kind: 'info', message: '', id })
  return (
    <Link className={css.see} to={to('betRecord', { scope: 'settled' })} onClick={close}>
      {t('see')}
    </Link>
  )
}
