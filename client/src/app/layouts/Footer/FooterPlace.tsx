import { Near } from '../../../ui/Near.tsx'
import css from './FooterPlace.module.css'
import { lazyPart } from '../../../lib/lazyPart.ts'

const Footer = lazyPart(() => import('./Footer.tsx'), 'default')

/** The footer is below every first screen: it comes when it is a screen away, so that a quick scroll finds it there. */
export const FooterPlace = () => (
  <Near component="footer" className={css.place} margin="100%">
    <Footer />
  </Near>
)
