import { Button } from '@mantine/core'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useSportText } from '../../../i18n/sport.ts'

/** How far below the window the next matches are fetched into the page. */
const AHEAD = '1200px'

/** The end of a long list: comes by itself when it is near, and by the button without a pointer that scrolls. */
export const ShowMore = ({ left, onMore }: { left: number; onMore: () => void }) => {
  const t = useSportText()
  const ref = useRef<HTMLButtonElement>(null)
  const more = useEffectEvent(onMore)
  useEffect(() => {
    const button = ref.current
    if (!button) return undefined
    const observer = new IntersectionObserver(
      (seen) => seen.some(({ isIntersecting }) => isIntersecting) && more(),
      { rootMargin: AHEAD },
    )
    observer.observe(button)
    return () => observer.disconnect()
    // Each batch moves the button: watch it anew.
  }, [left])
  return (
    <Button ref={ref} variant="default" fullWidth onClick={onMore}>
      {t('showMore', { count: left })}
    </Button>
  )
}
