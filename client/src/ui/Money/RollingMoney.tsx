import { type ComponentProps, useEffect, useState } from 'react'
import { Money } from './Money.tsx'
import type { RollingDigits } from './RollingDigits.tsx'

const ROLL_MS = 600
/** The last digit has come to rest. */
const REST_MS = ROLL_MS + 100

/** Fetched when an amount changes for the first time, which doesn't roll yet: it costs a page more than all its other figures. */
let Rolling: typeof RollingDigits | undefined

/** A balance whose digits roll when it changes, and are plain text as long as it stands. */
export const RollingMoney = ({
  yuan,
  hidden = false,
}: Pick<ComponentProps<typeof Money>, 'yuan' | 'hidden'>) => {
  const [still, setStill] = useState(yuan)
  useEffect(() => {
    if (still === yuan) return undefined
    if (!Rolling)
      void import('./RollingDigits.tsx').then((code) => (Rolling = code.RollingDigits)).catch(() => {})
    const timer = setTimeout(() => setStill(yuan), Rolling ? REST_MS : 0)
    return () => clearTimeout(timer)
  }, [still, yuan])
  const digits = Rolling && still !== yuan && <Rolling from={still} to={yuan} forMs={ROLL_MS} />
  return <Money yuan={yuan} hidden={hidden} {...(digits && { digits })} />
}
