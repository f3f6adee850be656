import { CHIPS_YUAN } from '@app/contract/sport/stake'
import type { KeyboardEvent } from 'react'
import { nearest } from './arrowKeys.ts'

export const SLIP_ID = 'bet-slip'
/** Narrower than this there is no column beside the board, and the slip is a sheet. */
export const NARROW = '(max-width: 62em)'

export interface Keys {
  chip: (yuan: number) => void
  help: () => void
  toggleMultiple: () => void
  toggleSeries: () => void
  /** Narrow screens: the slip is a sheet to open first. */
  openSlip: () => void
}

const LETTERS: Readonly<Record<string, keyof Omit<Keys, 'chip'>>> = {
  '?': 'help',
  m: 'toggleMultiple',
  p: 'toggleSeries',
  s: 'openSlip',
}

/** Arrows go from price to price, digits put chips on the latest pick, letters are said in the help dialog. */
export const onBoardKey = (event: KeyboardEvent<HTMLElement>, keys: Keys): void => {
  const { key, ctrlKey, metaKey, altKey, currentTarget } = event
  if (ctrlKey || metaKey || altKey) return
  const chip = /^[1-9]$/.test(key) ? CHIPS_YUAN[Number(key) - 1] : undefined
  if (chip !== undefined) return keys.chip(chip)
  const letter = LETTERS[key.toLowerCase()]
  if (letter) {
    event.preventDefault()
    return keys[letter]()
  }
  const prices = [...currentTarget.querySelectorAll<HTMLButtonElement>('button[aria-pressed][aria-disabled]')]
  const from = document.activeElement
  if (!(from instanceof HTMLButtonElement) || !prices.includes(from)) return
  const at = nearest(
    key,
    from.getBoundingClientRect(),
    prices.map((one) => one.getBoundingClientRect()),
  )
  if (at === undefined) return
  event.preventDefault()
  prices[at]?.focus()
}
