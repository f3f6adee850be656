import { encode } from 'uqr'

/** Pixels of the picture; the page shows it at half the size. */
export const CARD = { width: 540, height: 800 } as const

interface Words {
  /** Whose characters the words are: an image doesn't have the language of its page. */
  lang: string
  link: string
  code: string
  brand: string
  line: string
  promise: string
  codeLabel: string
  scan: string
  adults: string
}

const FONT = "font-family=\"'PingFang SC','Microsoft YaHei','Noto Sans SC','Noto Sans CJK SC',sans-serif\""
const QR = 208
const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign)

const text = (y: number, size: number, words: string, more = '') =>
  `<text x="270" y="${y}" text-anchor="middle" font-size="${size}" fill="#fff" ${FONT} ${more}>${escaped(words)}</text>`

const qr = (link: string) => {
  const { data, size } = encode(link, { ecc: 'M', border: 2 })
  const path = data.flatMap((row, y) => row.flatMap((on, x) => (on ? `M${x} ${y}h1v1h-1z` : []))).join('')
  const scale = QR / size
  return `<rect x="158" y="452" width="224" height="224" rx="18" fill="#fff"/><path transform="translate(166 460) scale(${scale})" d="${path}" fill="#12081f" shape-rendering="crispEdges"/>`
}

/** Rays, the bay and two moons of gold behind; everything is drawn here, so the picture needs nothing else. */
const ground = () => {
  const rays = Array.from({ length: 18 }, (_, at) => {
    const [a, b] = [at * 20, at * 20 + 9].map((degrees) => (degrees * Math.PI) / 180) as [number, number]
    const [x1, y1, x2, y2] = [Math.cos(a), Math.sin(a), Math.cos(b), Math.sin(b)].map((v) =>
      (v * 700).toFixed(0),
    )
    return `M270 250l${x1} ${y1}L${270 + Number(x2)} ${250 + Number(y2)}z`
  }).join('')
  return `<defs><linearGradient id="g" x2=".3" y2="1"><stop stop-color="#8a2be2"/><stop offset=".5" stop-color="#4a1390"/><stop offset="1" stop-color="#1a0738"/></linearGradient><radialGradient id="m"><stop stop-color="#fff3c4"/><stop offset="1" stop-color="#f0a93a"/></radialGradient><linearGradient id="t" x2="0" y2="1"><stop stop-color="#fff6d8"/><stop offset="1" stop-color="#f6b545"/></linearGradient></defs><rect width="540" height="800" fill="url(#g)"/><path d="${rays}" fill="#fff" opacity=".06"/><circle cx="270" cy="250" r="112" fill="url(#m)" opacity=".18"/><path d="M0 408q45-22 90 0t90 0t90 0t90 0t90 0t90 0V800H0z" fill="#2f0c63" opacity=".7"/><path d="M0 424q45-22 90 0t90 0t90 0t90 0t90 0t90 0V800H0z" fill="#220747"/><circle cx="72" cy="104" r="20" fill="url(#m)"/><circle cx="470" cy="338" r="13" fill="url(#m)"/><circle cx="456" cy="92" r="8" fill="url(#m)"/>`
}

/** The card that an invitation travels as. */
export const cardSvg = ({ lang, link, code, brand, line, promise, codeLabel, scan, adults }: Words): string =>
  [
    `<svg xmlns="http://www.w3.org/2000/svg" lang="${lang}" viewBox="0 0 ${CARD.width} ${CARD.height}" width="${CARD.width}" height="${CARD.height}">`,
    ground(),
    text(96, 30, brand, 'font-weight="800" letter-spacing="8"'),
    text(196, 40, line, 'font-weight="700"'),
    text(286, 72, promise, 'font-weight="800" style="fill:url(#t)"'),
    text(352, 22, codeLabel, 'opacity=".86"'),
    text(400, 44, code, 'font-weight="800" letter-spacing="10" style="fill:#ffe29a"'),
    qr(link),
    text(716, 22, scan),
    text(762, 17, adults, 'opacity=".8"'),
    '</svg>',
  ].join('')
