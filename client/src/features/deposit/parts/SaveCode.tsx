import { Button } from '@mantine/core'
import { renderSVG } from 'uqr'
import { bus } from '../../../lib/bus.ts'
import { saveAsPng } from '../../../lib/device/png.ts'
import { useDepositText } from '../text.ts'

const SIZE = 320

/** Who pays with the phone in hand can't scan it: its app reads a saved picture. */
export const SaveCode = ({ text, orderNo }: { text: string; orderNo: string }) => {
  const t = useDepositText()
  const save = async () => {
    const svg = renderSVG(text, { ecc: 'M', border: 2 }).replace(
      '<svg',
      `<svg width="${SIZE}" height="${SIZE}"`,
    )
    const isSaved = await saveAsPng(svg, { width: SIZE, height: SIZE }, `${orderNo}.png`)
    bus.emit(
      'toast',
      isSaved ? { kind: 'success', message: t('codeSaved') } : { kind: 'error', message: t('codeFailed') },
    )
  }
  return (
    <Button variant="subtle" onClick={() => void save()}>
      {t('saveCode')}
    </Button>
  )
}
