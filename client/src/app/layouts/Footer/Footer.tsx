import { useMediaQuery } from '@mantine/hooks'
import { Link } from 'react-router-dom'
import { BrandWordmark } from '../../../art/BrandWordmark.tsx'
import { latinOf } from '../../../art/latinOf.ts'
import { Icon } from '../../../art/Icon.tsx'
import { useFooterText } from '../../../i18n/footer.ts'
import { to } from '../../../paths.ts'
import { useSite, useSupport } from '../useFrame.ts'
import css from './Footer.module.css'
import { COLUMNS, PAYMENTS } from './footer.data.ts'

/** The year the invented brand opened. */
const SINCE = 2019
const ON_PHONE = '(max-width: 47.99em)'

const Column = ({ column, isFolded }: { column: (typeof COLUMNS)[number]; isFolded: boolean }) => {
  const t = useFooterText()
  const { canDeposit } = useSite()
  const heading = <h2 className={css.heading}>{t(column.title)}</h2>
  const links = (
    <ul>
      {column.links
        .filter((link) => canDeposit || link.to !== 'help-ck')
        .map((link) => (
          <li key={link.to}>
            <Link to={to(link.to)}>{t(link.word)}</Link>
          </li>
        ))}
    </ul>
  )
  return (
    <nav aria-label={t(column.title)} className={css.column}>
      {isFolded ? (
        <details>
          <summary>
            {heading}
            <Icon name="chevronDown" size={16} />
          </summary>
          {links}
        </details>
      ) : (
        <>
          {heading}
          {links}
        </>
      )}
    </nav>
  )
}

const Footer = () => {
  const t = useFooterText()
  const { brand } = useSite()
  const isOnPhone = useMediaQuery(ON_PHONE, false, { getInitialValueInEffect: false })
  const openSupport = useSupport()
  return (
    <footer className={css.footer}>
      <div className={css.inner}>
        <div className={css.top}>
          <div className={css.about}>
            <div className={css.brand}>
              <BrandWordmark name={brand} size={48} mono />
            </div>
            <p className={css.words}>{t('aboutBrand', { brand })}</p>
            <button type="button" className={css.support} onClick={openSupport}>
              <Icon name="headset" size={20} />
              {t('supportAlways')}
            </button>
          </div>
          {COLUMNS.map((column) => (
            <Column key={column.title} column={column} isFolded={isOnPhone && column.folds} />
          ))}
        </div>
        <ul className={css.payments} aria-label={t('payments')}>
          {PAYMENTS.map((payment) => (
            <li key={payment.word}>
              <Icon name={payment.icon} size={20} />
              {t(payment.word)}
            </li>
          ))}
        </ul>
        <div className={css.bottom}>
          <span className={css.adult} aria-hidden>
            18+
          </span>
          <p>{t('responsibleLine')}</p>
          <p className={css.rights}>
            © {SINCE} {brand} {latinOf(brand)} · {t('demoLine')}
          </p>
        </div>
      </div>
    </footer>
  )
}

export default Footer
