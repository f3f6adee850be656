import { usePromotionText } from '../text.ts'
import { useSite } from '../../../api/siteConfig.ts'
import { useLocale } from '../../../i18n/locale.ts'
import { bus } from '../../../lib/bus.ts'
import { saveAsPng } from '../../../lib/device/png.ts'
import { CARD, cardSvg } from '../shareCard.ts'
import stage from '../stage.module.css'
import css from './ShareCard.module.css'

/** A picture to send to friends: brand, code and QR, drawn here and saved as PNG. */
export const ShareCard = ({ code, link }: { code: string; link: string }) => {
  const t = usePromotionText()
  const { brandName } = useSite()
  const svg = cardSvg({
    lang: useLocale(),
    link,
    code,
    brand: brandName,
    line: t('cardLine'),
    promise: t('cardPromise'),
    codeLabel: t('inviteCode'),
    scan: t('cardScan'),
    adults: t('cardAdults'),
  })
  const save = async () => {
    const isSaved = await saveAsPng(svg, CARD, t('cardFile', { code }))
    bus.emit(
      'toast',
      isSaved ? { kind: 'success', message: t('cardSaved') } : { kind: 'error', message: t('cardFailed') },
    )
  }
  return (
    <div className={css.share}>
      <img
        className={css.card}
        src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
        alt={t('cardAlt', { code })}
        width={CARD.width / 2}
        height={CARD.height / 2}
      />
      <button type="button" className={stage.gold} onClick={() => void save()}>
        {t('saveCard')}
      </button>
    </div>
  )
}
