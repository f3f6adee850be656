import { Link } from 'react-router-dom'
import { Icon } from '../../../art/Icon.tsx'
import { useFrameText } from '../../../i18n/frame.ts'
import { to } from '../../../paths.ts'
import { useLanguage, useLook, useSite } from '../useFrame.ts'
import { SiteClock } from './SiteClock.tsx'
import { StageMark } from './StageMark.tsx'
import css from './TopStrip.module.css'

export const TopStrip = () => {
  const t = useFrameText()
  const { isDemo } = useSite()
  const language = useLanguage()
  const look = useLook()
  return (
    <div className={css.strip} role="region" aria-label={t('strip')}>
      <div className={css.row}>
        <SiteClock />
        {isDemo && <StageMark />}
        <span className={css.adult} title={t('adultsOnly')}>
          18+
        </span>
        <nav className={css.links} aria-label={t('stripLinks')}>
          <Link to={to('help')}>{t('help')}</Link>
          <Link to={to('feedback')}>{t('feedback')}</Link>
          <Link to={to('help-bczr')}>{t('responsible')}</Link>
        </nav>
        <button type="button" className={css.switch} lang={language.other} onClick={language.change}>
          <Icon name="globe" size={15} />
          {language.otherName}
        </button>
        {look.canChange && (
          <button type="button" className={css.switch} onClick={look.change}>
            <Icon name={look.edition === 'classic' ? 'moon' : 'sun'} size={15} />
            {t(look.edition === 'classic' ? 'toProfessional' : 'toClassic')}
          </button>
        )}
      </div>
    </div>
  )
}
