interface Sides {
  team_h: string
  /** Empty for an outright: what is won stands for the home side, "中超 冠军". */
  team_c: string
}

/** Who plays whom, or what is won. */
export const sidesText = (
  { team_h, team_c }: Sides,
  versus: (home: string, away: string) => string = (home, away) => `${home} - ${away}`,
): string => (team_c === '' ? team_h : versus(team_h, team_c))

/** The league to be named beside them; empty where what is won names it already. */
export const leagueBeside = ({ team_h, team_c }: Sides, league: string): string =>
  team_c === '' && team_h.includes(league) ? '' : league
