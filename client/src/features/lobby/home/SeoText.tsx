import { useSite } from '../../../api/siteConfig.ts'
import { useHomeText } from './text.ts'

/** Text for search engines (UI-TERM-03): in the page, not on the screen, and not read out twice. */
const SeoText = () => {
  const t = useHomeText()
  const { brandName } = useSite()
  return (
    <div hidden>
      <h2>{t('seoTitle', { brand: brandName })}</h2>
      <p>{t('seoSport')}</p>
      <p>{t('seoGames')}</p>
      <p>{t('seoService', { brand: brandName })}</p>
    </div>
  )
}

export default SeoText
