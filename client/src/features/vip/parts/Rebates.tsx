import type { FanshuiRange } from '@app/contract/vip/grade'
import { useVipText } from '../text.ts'
import { rateText } from '../vip.rules.ts'
import css from '../vip.module.css'

/** Lowest and highest rebate of each category. */
export const Rebates = ({ rows, isAlone = false }: { rows: readonly FanshuiRange[]; isAlone?: boolean }) => {
  const t = useVipText()
  return (
    <>
      <p className={css.asks}>
        {t('venuesDiffer')}
        {!isAlone && t('ratesGrow')}
      </p>
      <table className={css.rebates}>
        <thead>
          <tr>
            <th scope="col">{t('category')}</th>
            <th scope="col">{t('low')}</th>
            <th scope="col">{t('high')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ category, name, low, high }) => (
            <tr key={category}>
              <th scope="row">{name}</th>
              <td>{rateText(low)}</td>
              <td>
                <strong>{rateText(high)}</strong>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
