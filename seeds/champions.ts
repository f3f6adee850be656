import { leagueById, type SeedLeague } from './leagues.ts'

/** U-SPORT-13: the leagues whose winner can be bet on, in the order of the list. */
const IDS = [
  1001, 1002, 1003, 1004, 1005, 1006, 1007, 1008, 2001, 2002, 2003, 3001, 3003, 4001, 5001, 6001, 7001, 9001,
]

export const championLeagues: readonly SeedLeague[] = IDS.flatMap((id) => leagueById.get(id) ?? [])
