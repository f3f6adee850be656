import { useEffect, useState } from 'react'
import { useSignal } from '../lib/signal.ts'
import { stageDoor, turnDoor } from '../app/layouts/TopStrip/stageDoor.ts'
import { isMock, needsToken } from './control.ts'
import { followFocus } from './fill.ts'
import { Ring } from './parts/Ring.tsx'
import { TokenEntry } from './parts/TokenEntry.tsx'
import { Window } from './parts/Window.tsx'
import { stage } from './state.ts'
import { Presenter } from './talk/Presenter.tsx'
import { useTalk } from './talk/useTalk.ts'
import { useTalkKeys } from './talk/useTalkKeys.ts'
import { Tools } from './tools/Tools.tsx'

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
  const isClosed = useSignal(needsToken)
  const { shows } = useSignal(stage)
  const talk = useTalk()
  useTalkKeys(talk)
  if (door === 'hidden') return null
  return (
    <>
      <Ring />
      <Window>{isClosed ? <TokenEntry /> : shows === 'tools' ? <Tools /> : <Presenter talk={talk} />}</Window>
    </>
  )
}
