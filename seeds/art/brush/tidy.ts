import { lampsIn } from './light.ts'
import { shade } from './palette.ts'
import { shortPath } from './paths.ts'

/** What an attribute `fill="lit #rrggbb"` becomes: a gradient from lit to shaded, one for colours that look the same. */
function lightUp(body: string): [string, string] {
  const ids = new Map<string, string>()
  const text = body.replace(/fill="lit (#[0-9a-f]{3,6})"/g, (_, colour: string) => {
    const stops = `<stop stop-color="${coarse(shade(colour, 255, 0.12))}"/><stop offset="1" stop-color="${coarse(shade(colour, 0, 0.25))}"/>`
    const id = ids.get(stops) ?? `L${ids.size}`
    ids.set(stops, id)
    return `fill="url(#${id})"`
  })
  const gradients = [...ids].map(
    ([stops, id], i) =>
      `<linearGradient id="${id}" ${i ? 'href="#L0"' : 'x2=".7" y2="1"'}>${stops}</linearGradient>`,
  )
  return [text, gradients.join('')]
}

/** Three digits are enough at a gradient's ends. */
const coarse = (colour: string) =>
  '#' +
  [1, 3, 5]
    .map((i) => Math.min(15, Math.round(parseInt(colour.slice(i, i + 2), 16) / 17)).toString(16))
    .join('')

/** A path drawn more than once is written once. */
function shareOnce(body: string): [string, string] {
  const counts = new Map<string, number>()
  for (const [, d = ''] of body.matchAll(/<path d="([^"]{22,})"/g)) counts.set(d, (counts.get(d) ?? 0) + 1)
  const shared = [...counts].filter(([, count]) => count > 1).map(([d]) => d)
  const ids = new Map(shared.map((d, i) => [d, `P${i}`]))
  const text = body.replace(/<path d="([^"]{22,})"/g, (whole, d: string) =>
    ids.has(d) ? `<use href="#${ids.get(d)}"` : whole,
  )
  return [text, [...ids].map(([d, id]) => `<path id="${id}" d="${d}"/>`).join('')]
}

/** A group of one hands its transform down. */
const carried = (drawing: string) =>
  drawing.replace(
    /<g transform="([^"]+)"><(path|use|circle|ellipse)((?:(?!transform=)[^<>])*)\/><\/g>/g,
    '<$2$3 transform="$1"/>',
  )

/** A drawing in fewer signs that looks the same. */
export function tidy(drawing: string): string {
  const short = carried(drawing)
    .replace(/\) (?=rotate|scale)/g, ')')
    .replace(/ d="([^"]+)"/g, (_, d: string) => ` d="${shortPath(d)}"`)
  const [lighted, gradients] = lightUp(short)
  const [once, paths] = shareOnce(lighted)
  const all = lampsIn(once) + gradients + paths
  return all ? `<defs>${all}</defs>${once}` : once
}
