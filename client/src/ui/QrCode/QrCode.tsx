import { useMemo } from 'react'
import { encode } from 'uqr'
import css from './QrCode.module.css'

const QUIET_MODULES = 2

/** Always dark on white, in both editions: cameras want it so. */
export const QrCode = ({ text, label, size = 128 }: { text: string; label: string; size?: number }) => {
  const code = useMemo(() => encode(text, { ecc: 'M', border: QUIET_MODULES }), [text])
  const path = code.data
    .flatMap((row, y) => row.flatMap((on, x) => (on ? `M${x} ${y}h1v1h-1z` : [])))
    .join('')
  return (
    <svg
      role="img"
      aria-label={label}
      className={css.code}
      width={size}
      height={size}
      viewBox={`0 0 ${code.size} ${code.size}`}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  )
}
