import { useEffect, useState } from 'react'
import { transport } from '../api/send/transport.ts'
import { useSignal } from '../lib/signal.ts'
import { stageDoor, turnDoor } from '../app/layouts/TopStrip/stageDoor.ts'
import { ring } from '../tour/hands.ts'
import { Presenter } from '../tour/Presenter.tsx'
import { useTour } from '../tour/useTour.ts'
import { useTourKeys } from '../tour/useTourKeys.ts'
import { followFocus } from './fill.ts'
import { DrawerFrame } from './DrawerFrame.tsx'
import { stage } from './state.ts'
import { Window } from './Window.tsx'
import css from './Window.module.css'

/** Whether the page's own origin is a mock that can be steered. */
const isMock = async (): Promise<boolean> => {
  try {
    const answer = await transport.fetch('/__mock/health', { method: 'GET' })
    const { ok, seed } = (await answer.json()) as { ok?: boolean; seed?: number }
    return answer.ok && ok === true && typeof seed === 'number'
  } catch {
    return false
  }
}

/** What stands beside the product in a demo: the testers' drawer and the guided demo. Only in front of a mock. */
export const Stage = () => {
  const [isReal, setReal] = useState(false)
  useEffect(() => {
    void isMock().then((found) => (found ? setReal(true) : turnDoor('none')))
    return followFocus()
  }, [])
  return isReal ? <Open /> : null
}

const Open = () => {
  const door = useSignal(stageDoor)
  const { shows } = useSignal(stage)
  const shown = useSignal(ring)
  const tour = useTour()
  useTourKeys(tour)
  if (door === 'hidden') return null
  return (
    <>
      {shown && <div className={css.ring} style={shown} aria-hidden />}
      <Window>{shows === 'tools' ? <DrawerFrame /> : <Presenter tour={tour} />}</Window>
    </>
  )
}
