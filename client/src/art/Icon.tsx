import { useEffect } from 'react'
import { arriving } from '../lib/arriving.ts'
import { signal, useSignal } from '../lib/signal.ts'
import { FIRST_ICONS } from './firstIcons.data.ts'
import type { ICONS } from './icons.data.ts'

export type IconName = keyof typeof FIRST_ICONS | keyof typeof ICONS

const known = signal<Readonly<Partial<Record<IconName, string>>>>(FIRST_ICONS)
let asked: Promise<void> | undefined

/** Fetches the icons beyond the first screen's, once. */
export const loadIcons = (): Promise<void> => {
  asked ??= arriving(() => import('./icons.data.ts')).then(({ ICONS: others }) =>
    known.set({ ...FIRST_ICONS, ...others }),
  )
  return asked
}

export interface IconProps {
  name: IconName
  /** Pixels, or any CSS length; 1em by default, so an icon follows its text. */
  size?: number | string
  /** Speaks for itself to assistive technology; without it the icon is decoration. */
  title?: string
  /** The area behind the stroke: faint, full (a chosen star), or none. */
  tint?: 'soft' | 'full' | 'none'
  stroke?: number
  className?: string
}

const NUMBERS = (count: number) => Array.from({ length: count }, () => '([\\d.]+)').join(' ')
const CIRCLE = new RegExp(`O${NUMBERS(3)}`, 'g')
const BOX = new RegExp(`R${NUMBERS(5)}`, 'g')

const spelled = (d: string) =>
  d
    .replace(
      CIRCLE,
      (_, x, y, r) => `M${x} ${y}m-${r} 0a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1-${2 * r} 0`,
    )
    .replace(BOX, (_, x, y, w, h, r) => {
      const [across, down, turn] = [w - 2 * r, h - 2 * r, `a${r} ${r} 0 0 1`]
      return `M${+x + +r} ${y}h${across}${turn} ${r} ${r}v${down}${turn}-${r} ${r}h-${across}${turn}-${r}-${r}v-${down}${turn} ${r}-${r}z`
    })

function pathsOf(drawn: string): [string, string] {
  const [lines = '', area = ''] = drawn.split('|')
  const own = lines.split(/(?=[MOR])/)
  const tinted = /^\d*$/.test(area) ? [...area].map((i) => own[Number(i)]).join('') : area
  return [spelled(lines), spelled(tinted)]
}

/** Nothing is drawn outside of the box: a clip for each would be a layer of its own at every frame. */
const STYLE = { flex: 'none', overflow: 'visible' } as const

export function Icon({ name, size = '1em', title, tint = 'soft', stroke = 1.6, className }: IconProps) {
  const drawn = useSignal(known)[name]
  const isMissing = drawn === undefined
  useEffect(() => {
    if (isMissing) void loadIcons()
  }, [isMissing])
  const [lines, area] = pathsOf(drawn ?? '')
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth={stroke}
      strokeLinecap="round"
      strokeLinejoin="round"
      role={title ? 'img' : undefined}
      aria-label={title}
      aria-hidden={title ? undefined : true}
      focusable="false"
      style={STYLE}
    >
      {area && tint !== 'none' ? (
        <path d={area} stroke="none" fill="currentColor" fillOpacity={tint === 'full' ? 1 : 0.16} />
      ) : null}
      <path d={lines} />
    </svg>
  )
}
