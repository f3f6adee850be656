import { usePromotionText } from '../text.ts'
import { useSite } from '../../../api/siteConfig.ts'
import { useLocale } from '../../../i18n/locale.ts'
import { bus } from '../../../lib/bus.ts'
import { CARD, cardSvg } from '../shareCard.ts'
import stage from '../stage.module.css'
import css from './ShareCard.module.css'

/** Twice as many points as the drawing says: sharp on phones. */
const DENSITY = 2

const loaded = (source: string): Promise<HTMLImageElement> =>
  new Promise((resolve, reject) => {
    const image = new Image()
    image.onload = () => resolve(image)
    image.onerror = () => reject(new Error('The picture could not be drawn.'))
    image.src = source
  })

/** Draws an SVG into a PNG and hands it to the browser as a download; false where that can't be done. */
const saveAsPng = async (
  svg: string,
  { width, height }: { width: number; height: number },
  name: string,
): Promise<boolean> => {
  try {
    const image = await loaded(`data:image/svg+xml,${encodeURIComponent(svg)}`)
    const canvas = Object.assign(document.createElement('canvas'), {
      width: width * DENSITY,
      height: height * DENSITY,
    })
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
    if (!blob) return false
    const url = URL.createObjectURL(blob)
    Object.assign(document.createElement('a'), { href: url, download: name }).click()
    setTimeout(() => URL.revokeObjectURL(url), 0)
    return true
  } catch {
    return false
  }
}

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
