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
      <td data-name={t('deposited')}>
        <Money yuan={deposit} />
      </td>
      <td data-name={t('withdrawn')}>
        <Money yuan={withdraw} />
      </td>
      <td data-name={t('staked')}>
        <Money yuan={stake} />
      </td>
      <td data-name={t('net')}>
        <Money yuan={net} signed />
      </td>
      <td>{t('minutes', { count: minutes })}</td>
    </>
  )
  return (
    <table className={css.table} aria-label={t('history')}>
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
  )
}
