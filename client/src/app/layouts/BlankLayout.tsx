import { Outlet } from 'react-router-dom'
import css from './layouts.module.css'
import { MAIN_ID } from './SkipLink.tsx'

/** The launch page and the game frame: nothing but the page. */
export const BlankLayout = () => (
  <main id={MAIN_ID} tabIndex={-1} className={css.blank}>
    <Outlet />
  </main>
)
