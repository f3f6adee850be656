/** The halls in the order of the header. */
export const ENTRIES = [
  { route: 'sport', icon: 'football' },
  { route: 'realbet', icon: 'dealer' },
  { route: 'chess', icon: 'chess' },
  { route: 'gaming', icon: 'esports' },
  { route: 'lottery', icon: 'lottery' },
  { route: 'egame', icon: 'reels' },
  { route: 'fishing', icon: 'fish' },
] as const
