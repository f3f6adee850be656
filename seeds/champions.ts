import { leagues, type SeedLeague } from './leagues.ts'

const GREAT_TIER = 1
/** A virtual league has no season. */
const isSeasonal = ({ sport }: SeedLeague) => sport !== 'VF'

/** U-SPORT-13: the leagues whose winner can be bet on: the great ones, and the first of a sport that has none. */
export const championLeagues: readonly SeedLeague[] = leagues.filter(
  (league) =>
    isSeasonal(league) &&
    (league.tier === GREAT_TIER ||
      (leagues.find(({ sport }) => sport === league.sport) === league &&
        leagues.every(({ sport, tier }) => sport !== league.sport || tier !== GREAT_TIER))),
)
