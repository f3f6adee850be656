import { VisuallyHidden } from '@mantine/core'
import type { FanshuiRange } from '@app/contract/vip/grade'
import { useVipText } from '../text.ts'
import { rateText } from '../vip.rules.ts'
import css from '../vip.module.css'

/** U-VIP-03: the highest rate of all, the length of the scale in percent. */
const SCALE = 1.2

/** Lowest and highest rebate of each category as spans on one scale. */
export const Rebates = ({ rows }: { rows: readonly FanshuiRange[] }) => {
  const t = useVipText()
  return (
    <table className={css.rebates}>
      <thead>
        <tr>
          <th scope="col">{t('category')}</th>
          <th scope="col">
            <VisuallyHidden>{t('span')}</VisuallyHidden>
          </th>
          <th scope="col">{t('low')}</th>
          <th scope="col">{t('high')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ category, name, low, high }) => (
          <tr key={category}>
            <th scope="row">{name}</th>
            <td className={css.span} aria-hidden>
              <i
                style={{
                  left: `${(low / SCALE) * 100}%`,
                  width: `${Math.max(2, ((high - low) / SCALE) * 100)}%`,
                }}
              />
            </td>
            <td>{rateText(low)}</td>
            <td>
              <strong>{rateText(high)}</strong>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
