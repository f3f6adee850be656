import { Link } from 'react-router-dom'
import { standingOf } from '../../../api/standing.ts'
import { Icon } from '../../../art/Icon.tsx'
import { usePromotionText } from '../text.ts'
import { prizeText } from '../../../lib/text/amount.ts'
import { shortDateTimeText } from '../../../lib/text/date.ts'
import { to } from '../../../paths.ts'
import { Missing } from '../../../ui/Missing/Missing.tsx'
import { useGiftRecordsQuery } from '../promotion.api.ts'
import css from './MyGifts.module.css'

/** The record names gifts by the title of their activity. */
const PAGE = { source: 'activity', pageNum: 1, pageSize: 100 } as const
const SHOWN = 8

/** What this activity has given the member so far. */
export const MyGifts = ({ title }: { title: string }) => {
  const t = usePromotionText()
  const query = useGiftRecordsQuery(PAGE, { refetchOnMountOrArgChange: true })
  const { data } = query
  const mine = data?.records.filter(({ name }) => name.startsWith(title)).slice(0, SHOWN) ?? []
  return (
    <section className={css.gifts} aria-labelledby="myGifts">
      <header className={css.head}>
        <h2 id="myGifts">{t('myGifts')}</h2>
        <Link to={to('giftRecord')}>
          {t('giftRecord')}
          <Icon name="chevronRight" size={14} />
        </Link>
      </header>
      <Missing of={standingOf(query)} failed={t('giftsFailed')} rows={2} height={24} />
      {data && mine.length === 0 && <p className={css.none}>{t('noGifts')}</p>}
      {mine.length > 0 && (
        <ul className={css.list}>
          {mine.map((gift) => (
            <li key={gift.id}>
              <span>{gift.name.slice(title.length).replace(/^ · /, '') || title}</span>
              <time>{shortDateTimeText(gift.createdAt)}</time>
              <strong>+¥{prizeText(gift.amount)}</strong>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
