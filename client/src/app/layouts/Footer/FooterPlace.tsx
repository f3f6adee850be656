import { Near } from '../../../ui/Near.tsx'
import css from './FooterPlace.module.css'
import { lazyPart } from '../../../lib/lazyPart.ts'

const Footer = lazyPart(() => import('./Footer.tsx'), 'default')

/** The footer is below every first screen: it comes when one scrolls towards it. */
export const FooterPlace = () => (
  <Near component="footer" className={css.place} margin="100px">
    <Footer />
  </Near>
)
