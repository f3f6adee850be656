import type { MatchDetail } from '@app/contract/sport/matchDetail'
import { useMatchText } from './text.ts'
import { resultFor } from './scene.rules.ts'
import css from './Teams.module.css'

/** Both teams: recent results, who plays, and where. */
export const Teams = ({ detail }: { detail: MatchDetail }) => {
  const t = useMatchText()
  const { lineups, recent, venue, referee, weather } = detail
  const facts = [
    [t('venue'), venue],
    [t('referee'), referee],
    [t('weather'), weather],
  ].filter(([, what]) => what)
  const sides = [
    { side: 'H', team: detail.team_h, players: lineups.home, last: recent.home },
    { side: 'C', team: detail.team_c, players: lineups.away, last: recent.away },
  ] as const
  return (
    <>
      <div className={css.teams}>
        {sides.map(({ side, team, players, last }) => (
          <section key={side} aria-label={t('lineup', { team })}>
            <h4 className={css.team}>{team}</h4>
            {last.length > 0 && (
              <p className={css.recent} role="group" aria-label={t('recent')}>
                <b>{t('recent')}</b>
                {last.map((winner, at) => {
                  const result = resultFor(side, winner)
                  return (
                    <span key={at} data-result={result}>
                      {t(`recent_${result}`)}
                    </span>
                  )
                })}
              </p>
            )}
            <ul className={css.players}>
              {players.map((player) => (
                <li key={player}>{player}</li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <dl className={css.facts}>
        {facts.map(([name, what]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
