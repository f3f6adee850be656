import { useSignal } from '../../lib/signal.ts'
import { ring } from '../talk/hands.ts'
import css from './Stage.module.css'

/** A light around what is about to be pressed, so that everybody in the room sees it. */
export const Ring = () => {
  const box = useSignal(ring)
  return box && <div className={css.ring} style={box} aria-hidden />
}
