import { oddsTypes } from '@app/contract/sport/codes'
import { lineText } from '@app/contract/sport/line'
import { showOdds } from '@app/contract/sport/odds'
import { settleHandicap } from '@app/contract/sport/settle'
import { useSportText } from '../../i18n/sport.ts'
import { useRulesText } from '../../i18n/sportRules.ts'
import css from './Rules.module.css'

/** Prices that show where the formats part. */
const PRICES = [20, 70, 95, 100, 105, 150, 300]
const LINES = [0, -0.25, -0.5, -0.75, -1, -1.25, -1.5, -1.75, 0.25, 0.5, 0.75, 1.25]
const LEADS = [-2, -1, 0, 1, 2, 3]

export const OddsTable = () => {
  const t = useRulesText()
  const sport = useSportText()
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <div className={css.scroll} role="region" aria-label={t('oddsTable')} tabIndex={0}>
      <table className={css.table}>
        <caption>{t('oddsTable')}</caption>
        <thead>
          <tr>
            {oddsTypes.map((type) => (
              <th key={type} scope="col">
                {sport(`odds_${type}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {PRICES.map((k) => (
            <tr key={k}>
              {oddsTypes.map((type) => (
                <td key={type}>{showOdds(k, type)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Every line against every lead, by the function that settles. */
export const HandicapTable = () => {
  const t = useRulesText()
  const leadName = (lead: number) => {
    if (lead === 0) return t('level')
    return lead > 0 ? t('lead', { goals: lead }) : t('behind', { goals: -lead })
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <div className={css.scroll} role="region" aria-label={t('handicapTable')} tabIndex={0}>
      <table className={css.table}>
        <caption>{t('handicapTable')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('line')}</th>
            {LEADS.map((lead) => (
              <th key={lead} scope="col">
                {leadName(lead)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {LINES.map((line) => (
            <tr key={line}>
              <th scope="row">{lineText(line, true)}</th>
              {LEADS.map((lead) => {
                const outcome = settleHandicap('RH', line, {
                  home: Math.max(0, lead),
                  away: Math.max(0, -lead),
                })
                return (
                  <td key={lead} data-outcome={outcome}>
                    {outcome === 'D' ? '' : t(`out_${outcome}`)}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
