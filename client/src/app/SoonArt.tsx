/** Sunrise over the bay: drawn in the tokens of the edition. */
export const SoonArt = () => (
  <svg viewBox="0 0 280 150" width="280" height="150" role="presentation">
    <defs>
      <linearGradient id="soon-sky" x2="0" y2="1">
        <stop offset="0" stopColor="var(--brand-soft)" />
        <stop offset="1" stopColor="var(--surface-1)" />
      </linearGradient>
    </defs>
    <rect width="280" height="150" rx="18" fill="url(#soon-sky)" />
    <circle cx="140" cy="92" r="30" fill="var(--mantine-color-gold-4)" />
    {[-60, -36, -12, 12, 36, 60].map((angle) => (
      <path
        key={angle}
        d="M140 50v-14"
        stroke="var(--mantine-color-gold-4)"
        strokeWidth="5"
        strokeLinecap="round"
        transform={`rotate(${angle} 140 92)`}
      />
    ))}
    <path
      d="M0 96c24-12 46-12 70 0s46 12 70 0 46-12 70 0 46 12 70 0v36a18 18 0 0 1-18 18H18a18 18 0 0 1-18-18z"
      fill="var(--brand)"
      opacity="0.85"
    />
    <path
      d="M18 118c20-9 38-9 58 0s38 9 58 0 38-9 58 0 38 9 58 0"
      fill="none"
      stroke="var(--surface-1)"
      strokeWidth="3"
      strokeLinecap="round"
      opacity="0.7"
    />
  </svg>
)
