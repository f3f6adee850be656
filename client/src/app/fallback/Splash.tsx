import { BrandSign } from '../../art/BrandSign.tsx'
import { useShellText } from '../../i18n/shell.ts'
import css from './Splash.module.css'

/** Until the site's settings and the first page are here. */
export const Splash = () => {
  const t = useShellText()
  return (
    <div className={css.splash} role="status" aria-label={t('loadingPage')}>
      <BrandSign size="4em" />
    </div>
  )
}
