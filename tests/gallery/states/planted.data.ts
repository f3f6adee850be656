/** A fault that a careless change could bring: where it is planted, and what it does there. */
export interface Planted {
  name: string
  /** The id of a state. */
  at: string
  width: number
  /** The first visible element of this selector gets the style; without one a part of its own is put on the page. */
  on?: string
  style: string
  /** The words of the element become these. */
  text?: string
}

const HOME = { at: 'home.full', width: 1366 }
const PHONE = { at: 'home.full', width: 390 }
const BOARD = { at: 'localSport.full', width: 390 }
const DESK = { at: 'localSport.full', width: 1366 }
const WALLET = { at: 'wallet.full', width: 1366 }
const PRICE = 'main article button[aria-label*="让球"]'

/** Faults that nobody should have to find by looking. */
export const PLANTED: readonly Planted[] = [
  {
    name: 'a cut price',
    ...BOARD,
    on: `${PRICE} span:last-child`,
    style: 'max-width:14px;overflow:hidden;white-space:nowrap',
  },
  { name: 'a price that is gone', ...DESK, on: `${PRICE} span:last-child`, style: 'visibility:hidden' },
  { name: 'another price', ...DESK, on: `${PRICE} span:last-child`, style: '', text: '9.99' },
  {
    name: 'a ball over the prices',
    ...BOARD,
    style: 'position:fixed;left:180px;top:650px;width:56px;height:56px;border-radius:50%;background:#1c4ed8',
  },
  { name: 'a bar over what is focused', ...DESK, style: 'position:fixed;inset:30vh 0 0;background:#ccd' },
  { name: 'a row that overlaps the next', ...DESK, on: 'main article', style: 'margin-bottom:-30px' },
  { name: 'a shifted column', ...DESK, on: 'main article > *', style: 'transform:translateX(9px)' },
  { name: 'smaller prices', ...BOARD, on: PRICE, style: 'height:18px;min-height:0;overflow:hidden' },
  { name: 'a lost icon', ...HOME, on: 'header svg, [role=banner] svg', style: 'visibility:hidden' },
  { name: 'a lost picture', ...HOME, on: 'main img, main picture', style: 'opacity:0' },
  { name: 'another colour', ...HOME, on: 'main a, main button', style: 'color:#b8860b' },
  { name: 'a paler text', ...HOME, on: 'main h2', style: 'opacity:.72' },
  {
    name: 'a heading cut off',
    ...HOME,
    on: 'main h2',
    style: 'width:30px;overflow:hidden;white-space:nowrap',
  },
  { name: 'wider than the page', ...PHONE, on: 'main', style: 'min-width:460px' },
  { name: 'another weight of type', ...HOME, on: 'main h2', style: 'font-weight:400' },
  { name: 'ten pixels of text', ...PHONE, on: 'main p, main h2', style: 'font-size:10px' },
  {
    name: 'a lost border',
    ...WALLET,
    on: 'main section[class*=_totals_]',
    style: 'border-color:transparent;box-shadow:none',
  },
  { name: 'a lost gap', ...WALLET, on: 'main button', style: 'margin-left:-7px' },
  { name: 'a small target', ...WALLET, on: 'main button', style: 'height:16px;min-height:0;padding:0' },
  {
    name: 'an amount on the wrong side',
    ...WALLET,
    on: 'main h1, main h2',
    style: 'text-align:right;width:100%;display:block',
  },
  { name: 'square corners', ...WALLET, on: 'main section[class*=_totals_] a', style: 'border-radius:0' },
  { name: 'two pixels further down', ...WALLET, on: 'main', style: 'position:relative;top:2px' },
]
