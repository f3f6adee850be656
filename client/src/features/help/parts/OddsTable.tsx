import type { OddsType } from '@app/contract/sport/codes'
import { quote, showOdds } from '@app/contract/sport/market/odds'
import { centsText } from '../cents.ts'
import { useHelpText } from '../text.ts'
import css from '../help.module.css'

const TYPES = ['E', 'H', 'M', 'I'] as const satisfies readonly OddsType[]
/** Above even money, where the four formats differ most. */
const PRICE = 125
const STAKE_CENTS = 10_000

/** One price in the four formats, and what a stake of 100 means in each: computed as the slip does. */
export const OddsTable = () => {
  const t = useHelpText()
  return (
    <table className={css.table}>
      <thead>
        <tr>
          <th scope="col">{t('oddsName')}</th>
          <th scope="col">{t('oddsShown')}</th>
          <th scope="col">{t('oddsRisk')}</th>
          <th scope="col">{t('oddsWin')}</th>
        </tr>
      </thead>
      <tbody>
        {TYPES.map((type) => {
          const { riskCents, winCents } = quote(PRICE, type, STAKE_CENTS)
          return (
            <tr key={type}>
              <th scope="row">{t(`odds${type}`)}</th>
              <td>{showOdds(PRICE, type)}</td>
              <td>{centsText(riskCents)}</td>
              <td>{centsText(winCents)}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
