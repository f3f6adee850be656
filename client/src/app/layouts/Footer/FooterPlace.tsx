import { useIntersection } from '@mantine/hooks'
import { lazy, Suspense, useState } from 'react'
import css from './FooterPlace.module.css'

const Footer = lazy(() => import('./Footer.tsx'))

/** The footer is below every first screen: it comes when one scrolls towards it. */
export const FooterPlace = () => {
  const { ref, entry } = useIntersection({ rootMargin: '100px' })
  const [wasNear, setNear] = useState(false)
  if (entry?.isIntersecting && !wasNear) setNear(true)
  const place = <footer ref={ref} className={css.place} />
  return wasNear ? (
    <Suspense fallback={place}>
      <Footer />
    </Suspense>
  ) : (
    place
  )
}
