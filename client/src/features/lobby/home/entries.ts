/** The halls in the order of the header, and sport, which has a place of its own below. */
export const ENTRIES = [
  { route: 'realbet', icon: 'dealer' },
  { route: 'chess', icon: 'chess' },
  { route: 'gaming', icon: 'esports' },
  { route: 'lottery', icon: 'lottery' },
  { route: 'egame', icon: 'reels' },
  { route: 'fishing', icon: 'fish' },
  { route: 'sport', icon: 'football' },
] as const
