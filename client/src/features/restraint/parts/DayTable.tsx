import type { PlayDay } from '@app/contract/restraint/restraint'
import type { Answer } from '../../../api/declared.ts'
import { useRestraintText } from '../text.ts'
import { Money } from '../../../ui/Money/Money.tsx'
import css from '../restraint.module.css'

interface Props {
  days: readonly PlayDay[]
  total: Answer<'/site/api/v1/user/restraint/history'>['total']
}

export const DayTable = ({ days, total }: Props) => {
  const t = useRestraintText()
  const cells = ({ deposit, withdraw, stake, net, minutes }: Omit<PlayDay, 'day'>) => (
    <>
      <td>
        <Money yuan={deposit} />
      </td>
      <td>
        <Money yuan={withdraw} />
      </td>
      <td>
        <Money yuan={stake} />
      </td>
      <td>
        <Money yuan={net} signed />
      </td>
      <td>{t('minutes', { count: minutes })}</td>
    </>
  )
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <div className={css.scroll} tabIndex={0} role="region" aria-label={t('history')}>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">{t('day')}</th>
            <th scope="col">{t('deposited')}</th>
            <th scope="col">{t('withdrawn')}</th>
            <th scope="col">{t('staked')}</th>
            <th scope="col">{t('net')}</th>
            <th scope="col">{t('online')}</th>
          </tr>
        </thead>
        <tbody>
          {days.map((day) => (
            <tr key={day.day}>
              <th scope="row">{day.day}</th>
              {cells(day)}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('sum')}</th>
            {cells(total)}
          </tr>
        </tfoot>
      </table>
    </div>
  )
}
