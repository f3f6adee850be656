import type { GradeConfig } from '@app/contract/vip/grade'
import { VipMetal } from '../../../art/VipMetal.tsx'
import { useVipText } from '../text.ts'
import { prizeText } from '../../../lib/text/amount.ts'
import { useGradeText } from '../useGradeText.ts'
import { PRIVILEGES } from '../vip.rules.ts'
import css from '../detail.module.css'

/** Requirements and privileges of all levels; wider than a phone, so it scrolls by itself, by keyboard too. */
export const GradeTable = ({ grades, current }: { grades: readonly GradeConfig[]; current: number }) => {
  const t = useVipText()
  const textOf = useGradeText()
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <div className={css.scroll} role="region" aria-label={t('tableLabel')} tabIndex={0}>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">{t('level')}</th>
            <th scope="col">{t('depositTotal')}</th>
            <th scope="col">{t('turnoverTotal')}</th>
            {PRIVILEGES.map((column) => (
              <th key={column} scope="col">
                {t(column)}
              </th>
            ))}
            <th scope="col">{t('keepTurnover')}</th>
          </tr>
        </thead>
        <tbody>
          {grades.map((grade) => (
            <tr key={grade.grade} data-mine={grade.grade === current || undefined}>
              <th scope="row">
                <span>
                  <VipMetal level={grade.grade} size={28} />
                  {grade.name}
                  {grade.grade === current && <small>{t('here')}</small>}
                </span>
              </th>
              <td>¥{prizeText(grade.depositTotal)}</td>
              <td>¥{prizeText(grade.turnoverTotal)}</td>
              {PRIVILEGES.map((column) => (
                <td key={column}>{textOf(grade, column)}</td>
              ))}
              <td>¥{prizeText(grade.keepTurnover)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
