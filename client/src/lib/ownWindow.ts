export const SPORT_CHANNEL = 'crty'
export const isSportChannel = (enName: string): boolean => enName.toLowerCase() === SPORT_CHANNEL

const OWN_WINDOW: readonly string[] = ['XMTY', 'G1CP', 'SGCP']
/** These venues refuse to live in a frame (G-03). */
export const refusesFrame = (enName: string): boolean => OWN_WINDOW.includes(enName.toUpperCase())

/** Whether the click must open a window at once, because one after the answer would be blocked (TRAP-18). */
export const opensWindow = (
  { enName, ownWindow }: { enName: string; ownWindow?: boolean | undefined },
  flag: string,
): boolean => !isSportChannel(enName) && (flag !== '1' || ownWindow === true || refusesFrame(enName))
