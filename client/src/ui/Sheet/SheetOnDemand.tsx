import { Suspense, useEffect, useState } from 'react'
import { lazyPart } from '../../lib/lazyPart.ts'
import { WaitingLine } from '../WaitingLine/WaitingLine.tsx'
import type { SheetProps } from './Sheet.tsx'

const load = () => import('./Sheet.tsx')
const Sheet = lazyPart(load, 'Sheet')
/** When the page that it belongs to has come. */
const SOON_MS = 2000

/** A sheet of a page that begins without it: its code comes after the page, or when it is opened before. */
export const SheetOnDemand = (sheet: SheetProps) => {
  const [isUsed, setUsed] = useState(sheet.opened)
  if (sheet.opened && !isUsed) setUsed(true)
  useEffect(() => {
    const timer = setTimeout(() => void load().catch(() => undefined), SOON_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    isUsed && (
      <Suspense fallback={<WaitingLine />}>
        <Sheet {...sheet} />
      </Suspense>
    )
  )
}
