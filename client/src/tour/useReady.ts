import { useEffect, useState } from 'react'
import { steer } from './control.ts'
import { worldName } from '../stage/world.ts'
import { PLAN } from './cues.ts'

/** Has each chapter told once, behind the scenes, so that a jump takes milliseconds; whether all are. */
export const useReady = (isOn: boolean): boolean => {
  const [isReady, setReady] = useState(false)
  useEffect(() => {
    if (!isOn) return undefined
    let isLeft = false
    // Beside the tour's own world, where several mocks share the work.
    const name = `${worldName().slice(0, 32)}--warm`
    const warm = async () => {
      for (const scene of new Set(PLAN.map((cue) => cue.scene))) {
        if (isLeft) return
        await steer('POST', '/worlds', { name, scene })
      }
      await steer('DELETE', `/worlds/${name}`)
      if (!isLeft) setReady(true)
    }
    // Without it a first jump only takes a little longer.
    void warm().catch(() => setReady(true))
    return () => {
      isLeft = true
    }
  }, [isOn])
  return isReady
}
