import { useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import type { MainCategory } from './mainCategories.ts'

/** look.md: the panel opens after 120 ms of hovering; it waits a little before it goes. */
const OPEN_MS = 120
const CLOSE_MS = 180

/** Which mega menu is open. Navigating closes it; Esc closes it and gives the focus back to its toggle. */
export const useMega = (pathname: string) => {
  const [open, setOpen] = useState<MainCategory>()
  const [seen, setSeen] = useState(pathname)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  if (pathname !== seen) {
    setSeen(pathname)
    setOpen(undefined)
  }
  const later = (next: MainCategory | undefined, ms: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setOpen(next), ms)
  }
  const close = () => {
    clearTimeout(timer.current)
    setOpen(undefined)
  }
  return {
    open,
    close,
    hover: (name: MainCategory | undefined) => later(name, OPEN_MS),
    leave: () => later(undefined, CLOSE_MS),
    toggle: (name: MainCategory) => {
      clearTimeout(timer.current)
      setOpen(open === name ? undefined : name)
    },
    keys: (event: KeyboardEvent<HTMLElement>) => {
      if (event.key !== 'Escape' || !open) return
      close()
      event.currentTarget.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus()
    },
  }
}

export type Mega = ReturnType<typeof useMega>
