import { Link } from 'react-router-dom'
import { Icon } from '../../../art/Icon.tsx'
import { useSite } from '../../../api/siteConfig.ts'
import { useHomeRestText } from '../../../i18n/homeRest.ts'
import { to } from '../../../paths.ts'
import css from './AppBand.module.css'
import { AppCode } from './AppCode.tsx'
import { PhoneScreen } from './PhoneScreen.tsx'

const POINTS = [
  { icon: 'fire', word: 'appLive' },
  { icon: 'shield', word: 'appSafe' },
  { icon: 'bell', word: 'appAlert' },
] as const

export const AppBand = () => {
  const t = useHomeRestText()
  const { brandName } = useSite()
  return (
    <section className={css.band} aria-labelledby="app-band">
      <div className={css.words}>
        <h2 id="app-band" className={css.title}>
          {t('appTitle', { brand: brandName })}
        </h2>
        <p className={css.line}>{t('appLine')}</p>
        <ul className={css.points}>
          {POINTS.map((point) => (
            <li key={point.word}>
              <Icon name={point.icon} size={18} />
              {t(point.word)}
            </li>
          ))}
        </ul>
        <div className={css.get}>
          <div className={css.code}>
            <AppCode />
          </div>
          <div>
            <p className={css.scan}>{t('appScan')}</p>
            <Link to={to('appdownload')} className={css.link}>
              <Icon name="download" size={18} />
              {t('appGet')}
            </Link>
          </div>
        </div>
      </div>
      <PhoneScreen />
    </section>
  )
}
