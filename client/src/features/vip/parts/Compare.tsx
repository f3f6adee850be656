import { NativeSelect } from '@mantine/core'
import type { GradeConfig } from '@app/contract/vip/grade'
import { useState } from 'react'
import { Icon } from '../../../art/Icon.tsx'
import { VipMetal } from '../../../art/VipMetal.tsx'
import { prizeText } from '../../../lib/text/amount.ts'
import { useVipText } from '../text.ts'
import { useGradeText } from '../useGradeText.ts'
import { moreIn, PRIVILEGES } from '../vip.rules.ts'
import css from '../detail.module.css'

const ASKED = ['depositTotal', 'turnoverTotal', 'keepTurnover'] as const

/** Two levels side by side, what they ask and what they give; an arrow where the second gives more. */
export const Compare = ({ grades, current }: { grades: readonly GradeConfig[]; current: number }) => {
  const t = useVipText()
  const textOf = useGradeText()
  const last = grades.length - 1
  const [left, setLeft] = useState(Math.min(current, last - 1))
  const [right, setRight] = useState(Math.min(current + 1, last))
  const [a, b] = [grades[left], grades[right]]
  if (!a || !b) return null
  const more = moreIn(a, b)
  const choices = grades.map(({ grade, name }) => ({ value: String(grade), label: name }))
  return (
    <table className={css.compare}>
      <thead>
        <tr>
          <th scope="col">{t('privilege')}</th>
          <th scope="col">
            <VipMetal level={left} size={44} />
            <NativeSelect
              aria-label={t('compareFrom')}
              value={String(left)}
              data={choices}
              rightSectionWidth={26}
              onChange={(event) => setLeft(Number(event.currentTarget.value))}
            />
          </th>
          <th scope="col">
            <VipMetal level={right} size={44} />
            <NativeSelect
              aria-label={t('compareTo')}
              value={String(right)}
              data={choices}
              rightSectionWidth={26}
              onChange={(event) => setRight(Number(event.currentTarget.value))}
            />
          </th>
        </tr>
      </thead>
      <tbody>
        {ASKED.map((key) => (
          <tr key={key}>
            <th scope="row">{t(key)}</th>
            <td>¥{prizeText(a[key])}</td>
            <td>¥{prizeText(b[key])}</td>
          </tr>
        ))}
        {PRIVILEGES.map((key) => (
          <tr key={key}>
            <th scope="row">{t(key)}</th>
            <td>{textOf(a, key)}</td>
            <td data-more={more.includes(key) || undefined}>
              {textOf(b, key)}
              {more.includes(key) && <Icon name="arrowUp" size={14} title={t('more')} />}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
