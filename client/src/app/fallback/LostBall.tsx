/** A ball that rolled out of the bay: drawn in the tokens of the edition. */
export const LostBall = () => (
  <svg viewBox="0 0 240 140" style={{ width: '100%' }} role="presentation">
    <path
      d="M8 112c28-14 52-14 76 0s48 14 76 0 48-14 72 0"
      fill="none"
      stroke="var(--line)"
      strokeWidth="4"
      strokeLinecap="round"
    />
    <path
      d="M20 126c26-12 48-12 70 0s44 12 70 0 40-12 60 0"
      fill="none"
      stroke="var(--brand-soft)"
      strokeWidth="4"
      strokeLinecap="round"
    />
    <path
      d="M34 92C60 30 110 14 156 52"
      fill="none"
      stroke="var(--text-3)"
      strokeWidth="2"
      strokeDasharray="2 8"
      strokeLinecap="round"
    />
    <g transform="translate(172 66)">
      <circle r="26" fill="var(--surface-1)" stroke="var(--brand)" strokeWidth="3" />
      <path d="M0-11 10-4 6 8H-6l-4-12z" fill="var(--brand)" />
      <path
        d="M0-26v15M10-4l14-5M6 8l9 13M-6 8l-9 13M-10-4l-14-5"
        stroke="var(--brand)"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </g>
    <ellipse cx="172" cy="100" rx="24" ry="4" fill="var(--line)" />
  </svg>
)
