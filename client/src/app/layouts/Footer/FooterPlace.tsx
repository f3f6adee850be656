import { useIntersection } from '@mantine/hooks'
import { Suspense, useState } from 'react'
import css from './FooterPlace.module.css'
import { lazyPart } from '../../../lib/lazyPart.ts'

const Footer = lazyPart(() => import('./Footer.tsx'), 'default')

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
