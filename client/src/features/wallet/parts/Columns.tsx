import { useWalletText } from '../../../i18n/wallet.ts'
import css from '../record.module.css'

/** What the columns of the record are, where deals are rows. */
export const Columns = () => {
  const t = useWalletText()
  return (
    <p className={css.heads} aria-hidden>
      <span>{t('createdAt')}</span>
      <span className={css.kind}>
        <span>{t('type')}</span>
        <span>{t('explained')}</span>
      </span>
      <span className={css.order}>{t('orderNo')}</span>
      <span>{t('amount')}</span>
    </p>
  )
}
