import { Link } from 'react-router-dom'
import { Icon } from '../../../art/Icon.tsx'
import { useSite } from '../../../api/siteConfig.ts'
import { useHomeRestText } from './text.ts'
import { to } from '../../../paths.ts'
import css from './AppBand.module.css'
import { onHost } from '../../../lib/place.ts'
import { lazyPart } from '../../../lib/lazyPart.ts'
import { BrandSign } from '../../../art/BrandSign.tsx'
import { Near } from '../../../ui/Near.tsx'

const POINTS = [
  { icon: 'fire', word: 'appLive' },
  { icon: 'shield', word: 'appSafe' },
  { icon: 'bell', word: 'appAlert' },
] as const

const QrCode = lazyPart(() => import('../../../ui/QrCode/QrCode.tsx'), 'QrCode')

const SIZE = 120

/** The encoder comes when the code is about to be seen. */
const AppCode = () => {
  const t = useHomeRestText()
  const text = new URL(onHost(to('appdownload')), location.href).href
  return (
    <Near className={css.encoded} margin="600px">
      <QrCode text={text} label={t('appQr')} size={SIZE} />
    </Near>
  )
}

const ICONS = ['football', 'dealer', 'chess', 'esports', 'lottery', 'reels', 'fish', 'gift'] as const
const ROWS = [
  ['0.92', '0.96'],
  ['1.85', '2.04'],
  ['0.88', '1.02'],
] as const

/** A drawing of the app, not the app: hidden from assistive technology. */
const PhoneScreen = () => (
  <div className={css.phone} aria-hidden>
    <div className={css.screen}>
      <div className={css.bar}>
        <BrandSign size={22} />
        <i />
        <b />
      </div>
      <div className={css.banner} />
      <div className={css.icons}>
        {ICONS.map((name) => (
          <span key={name}>
            <Icon name={name} size={20} />
          </span>
        ))}
      </div>
      {ROWS.map((row) => (
        <div key={row[0]} className={css.row}>
          <span>
            <i />
            <i />
          </span>
          {row.map((price) => (
            <b key={price}>{price}</b>
          ))}
        </div>
      ))}
    </div>
  </div>
)

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
      </div>
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
      <PhoneScreen />
    </section>
  )
}
