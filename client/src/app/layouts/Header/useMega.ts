import type { MainCategory } from './mainCategories.ts'
import { useHoverOpen } from './useHoverOpen.ts'

const giveBack = () => {
  if (!document.activeElement?.closest('#mega-menu')) return
  document.querySelector<HTMLElement>('[aria-controls="mega-menu"]')?.focus()
}

/** Which mega menu is open. Esc gives a focus inside it back to its toggle. */
export const useMega = () => useHoverOpen<MainCategory>(giveBack)

export type Mega = ReturnType<typeof useMega>
