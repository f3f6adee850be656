import { CHIPS_YUAN } from '@app/contract/sport/slip/stake'
import type { KeyboardEvent } from 'react'

interface Box {
  left: number
  top: number
  width: number
  height: number
}

const DIRECTIONS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Being off the straight way weighs so much more than being far. */
const SIDEWAYS = 3

const isArrow = (key: string): boolean => key in DIRECTIONS

/** The index of the nearest box in a direction, by middles; undefined when there is none or the key is no arrow. */
export const nearest = (key: string, from: Box, boxes: readonly Box[]): number | undefined => {
  const direction = DIRECTIONS[key]
  if (!direction) return undefined
  const [dx, dy] = direction
  const middle = ({ left, top, width, height }: Box) => [left + width / 2, top + height / 2] as const
  const [x, y] = middle(from)
  let best: { at: number; far: number } | undefined
  boxes.forEach((box, at) => {
    const [bx, by] = middle(box)
    const along = (bx - x) * dx + (by - y) * dy
    const across = Math.abs((bx - x) * dy) + Math.abs((by - y) * dx)
    if (along <= 1) return
    const far = along + across * SIDEWAYS
    if (!best || far < best.far) best = { at, far }
  })
  return best?.at
}

export const SLIP_ID = 'bet-slip'

export const amountIn = (slip: Element | null): HTMLInputElement | null | undefined =>
  slip?.querySelector<HTMLInputElement>('input[inputmode]')

/** To the amount in the slip; to the slip where none is asked for. */
export const focusSlip = (): void => {
  const slip = document.getElementById(SLIP_ID)
  ;(amountIn(slip) ?? slip)?.focus()
}

export interface Keys {
  chip: (yuan: number) => void | Promise<void>
  /** The largest stake, as the slip shows it. */
  most: () => void | Promise<void>
  help: () => void
  toggleMultiple: () => void | Promise<void>
  toggleSeries: () => void | Promise<void>
  /** Narrow screens: the slip is a sheet to open first. */
  openSlip: () => void | Promise<void>
}

/** Beyond so many rows no price can be the nearest: asking where every one of them is would cost a frame. */
const REACH_ROWS = 4
export const PRICE = 'button[aria-pressed][aria-disabled]'

export const pricesIn = (part: Element): HTMLButtonElement[] => [
  ...part.querySelectorAll<HTMLButtonElement>(PRICE),
]
export const isFocusLost = (): boolean =>
  document.activeElement === null || document.activeElement === document.body

/** The prices of the row that `from` is in and of its neighbours, in sight or not. */
const pricesAround = (from: Element): HTMLButtonElement[] => {
  const own = from.closest('[data-index]')
  const alone = own ? null : from.closest('article')
  if (alone) return pricesIn(alone)
  const siblings = own?.parentElement ? [...own.parentElement.children] : []
  const at = own ? siblings.indexOf(own) : -1
  return siblings.slice(Math.max(0, at - REACH_ROWS), at + REACH_ROWS + 1).flatMap(pricesIn)
}

/** After the chips, in the order in which they stand in the slip. */
export const MOST_KEY = String(CHIPS_YUAN.length + 1)

const LETTERS: Readonly<Record<string, keyof Omit<Keys, 'chip' | 'most'>>> = {
  '?': 'help',
  m: 'toggleMultiple',
  p: 'toggleSeries',
  s: 'openSlip',
}

/** Arrows go from price to price, digits put chips on the latest selection, letters are said in the help dialog. */
export const onBoardKey = (event: KeyboardEvent<HTMLElement>, keys: Keys): void => {
  const { key, ctrlKey, metaKey, altKey } = event
  if (ctrlKey || metaKey || altKey) return
  const chip = /^[1-9]$/.test(key) ? CHIPS_YUAN[Number(key) - 1] : undefined
  if (chip !== undefined) return void keys.chip(chip)
  if (key === MOST_KEY) return void keys.most()
  const letter = LETTERS[key.toLowerCase()]
  if (letter) {
    event.preventDefault()
    return void keys[letter]()
  }
  const from = document.activeElement
  if (!isArrow(key) || !from?.matches(PRICE)) return
  // Columns that the screen has no room for have no place.
  const placed = pricesAround(from)
    .map((price) => ({ price, box: price.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 0)
  const at = nearest(
    key,
    from.getBoundingClientRect(),
    placed.map(({ box }) => box),
  )
  if (at === undefined) return
  event.preventDefault()
  placed[at]?.price.focus()
}
