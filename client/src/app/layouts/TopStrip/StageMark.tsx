import { useSignal } from '../../../lib/signal.ts'
import { DemoMark } from '../../../ui/DemoMark/DemoMark.tsx'
import { stageDoor, turnDoor } from './stageDoor.ts'
import css from './TopStrip.module.css'

/** The mark of a demo; in front of a mock it opens the tools of whoever tests or shows the site. */
export const StageMark = () => {
  const door = useSignal(stageDoor)
  if (!import.meta.env.STAGE || door === 'none') return <DemoMark />
  return (
    <button
      type="button"
      className={css.opener}
      aria-expanded={door === 'open'}
      onClick={() => turnDoor(door === 'open' ? 'shut' : 'open')}
    >
      <DemoMark />
    </button>
  )
}
