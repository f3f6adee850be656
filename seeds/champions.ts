import ids from './catalogue/sport/champions.json' with { type: 'json' }
import { leagueById, type SeedLeague } from './leagues.ts'

/** U-SPORT-13: the leagues whose winner can be bet on, in the order of the list. */
export const championLeagues: readonly SeedLeague[] = ids.flatMap((id) => leagueById.get(id) ?? [])
