import { useIntersection } from '@mantine/hooks'
import { type ReactNode, Suspense, useDeferredValue, useState } from 'react'

/** What lies above the window was scrolled past: as near as what is seen. */
const PASSED = '99999px'

interface Props {
  /** Says how high the place is until its content is there. */
  className?: string | undefined
  /** How far below the window it is called near. */
  margin?: string
  /** What the place is until then. */
  component?: 'div' | 'footer'
  children: ReactNode
}

/** A part below the first screen: it, and its code, comes when one scrolls towards it. */
export const Near = ({ className, margin = '200px', component: Place = 'div', children }: Props) => {
  const { ref, entry } = useIntersection<HTMLDivElement>({ rootMargin: `${PASSED} 0px ${margin}` })
  const [wasNear, setNear] = useState(false)
  if (entry?.isIntersecting && !wasNear) setNear(true)
  // Drawn in small steps, between which the page answers.
  const isShown = useDeferredValue(wasNear)
  const place = <Place ref={ref} className={className} />
  return isShown ? <Suspense fallback={place}>{children}</Suspense> : place
}
