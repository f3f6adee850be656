/** The shade that grows towards the goal which a side attacks: fill with url(#push). */
export const Drift = ({ side }: { side: 'H' | 'C' }) => (
  <linearGradient id="push" x1={side === 'H' ? 0 : 1} x2={side === 'H' ? 1 : 0} y1="0" y2="0">
    <stop offset="0" stopColor="currentColor" stopOpacity="0" />
    <stop offset="1" stopColor="currentColor" stopOpacity="0.6" />
  </linearGradient>
)
