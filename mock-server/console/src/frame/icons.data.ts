/** Strokes on a grid of 24, one path each. */
export const ICONS = {
  journal: 'M4 6h16M4 12h16M4 18h10',
  coverage: 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h6v6h-6z',
  dual: 'M4 5h7v14H4zM13 5h7v14h-7zM6 9h3M6 12h3M15 9h3M15 12h3',
  ledger: 'M12 4v16M6 8h12M6 8l-3 6h6zM18 8l-3 6h6zM8 20h8',
  faults: 'M13 3L5 14h6l-1 7 8-11h-6z',
  codes: 'M8 7l-5 5 5 5M16 7l5 5-5 5M13.5 5l-3 14',
  director:
    'M12 3a9 9 0 100 18 9 9 0 000-18zM12 8l3.6 2.6-1.4 4.3H9.8l-1.4-4.3zM12 3v5M20.6 9.6l-5 1M17.2 19l-3-4.1M6.8 19l3-4.1M3.4 9.6l5 1',
  chat: 'M4 5h16v11H10l-5 4v-4H4zM8 9h8M8 12h5',
  orders: 'M6 3h12v18l-3-2-3 2-3-2-3 2zM9 8h6M9 12h6',
  venues: 'M4 20V9l8-5 8 5v11M9 20v-6h6v6M4 20h16',
  clock: 'M12 3a9 9 0 100 18 9 9 0 000-18zM12 7v5l4 2',
  settings: 'M4 7h9M17 7h3M15 5v4M4 17h3M11 17h9M9 15v4M4 12h16',
  cast: 'M9 11a3.5 3.5 0 100-7 3.5 3.5 0 000 7zM3 20c0-4 3-6 6-6s6 2 6 6M16 4.5a3.5 3.5 0 010 6M18 14.5c2 .8 3 2.700 3 5.500',
  outbox: 'M3 6h18v12H3zM3 7l9 7 9-7',
  scenes: 'M4 5h16v14H4zM10 9v6l5-3zM4 5l3 3',
  worlds: 'M12 3a9 9 0 100 18 9 9 0 000-18zM3 12h18M12 3c3 3 3 15 0 18M12 3c-3 3-3 15 0 18',
  snapshots: 'M4 8h4l2-3h4l2 3h4v11H4zM12 10a3.5 3.5 0 100 7 3.5 3.5 0 000-7z',
  try: 'M5 4v16M5 12h9M10 8l4 4-4 4M18 4v16',
  qr: 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2v2h-2zM18 14h2M14 18v2M18 18h2v2h-2z',
  link: 'M14 4h6v6M20 4l-9 9M18 14v6H4V6h6',
  search: 'M11 4a7 7 0 100 14 7 7 0 000-14zM16.500 16.500L21 21',
  sun: 'M12 8a4 4 0 100 8 4 4 0 000-8zM12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M19 5l-2 2M7 17l-2 2',
  moon: 'M20 14.500A8.500 8.500 0 119.500 4a7 7 0 0010.500 10.500z',
} as const
export type IconName = keyof typeof ICONS
