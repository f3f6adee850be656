/** Narrower than this there is no column beside the board, and the slip is a sheet. */
export const NARROW = '(max-width: 62em)'
/** A menu beside the page is folded, or a page of its own; as in SideMenu.module.css. */
export const FOLDED = '(max-width: 61.99em)'
/** A match that is opened is a view of its own. */
export const PHONE = '(max-width: 47.99em)'
/** Its first screen has no line to spare. */
export const LOW_PHONE = '(max-width: 47.99em) and (max-height: 700px)'
/** Where a finger types there is no keyboard, or one that would cover the slip. */
export const TOUCH = '(pointer: coarse)'
/** Pressed by a thumb: prices as large as that asks for, and a few columns of them at a time. */
export const IN_HAND = '(max-width: 47.99em), (pointer: coarse)'
/** There are four of them then, two otherwise. */
export const ROOMY = '(min-width: 48em)'
