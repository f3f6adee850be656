import { LIMIT_SPANS, type LimitSpan } from '@app/contract/restraint/limits'
import type { Restraint } from '@app/contract/restraint/restraint'
import { SegmentedControl } from '@mantine/core'
import { useState } from 'react'
import { Panel } from '../../../ui/Panel/Panel.tsx'
import css from '../restraint.module.css'
import { limitRows } from '../restraint.rules.ts'
import { useRestraintText } from '../text.ts'
import { LimitForm } from './LimitForm.tsx'

/** Money limits of a day, a week or a month, and the minutes of a day. */
export const Limits = ({ info }: { info: Restraint }) => {
  const t = useRestraintText()
  const [span, setSpan] = useState<LimitSpan>('day')
  const rows = limitRows(info)
  const labelOf = (each: LimitSpan) => {
    const count = rows.filter((row) => row.span === each && row.limit !== null).length
    return count === 0 ? t(`every_${each}`) : t('everySet', { every: t(`every_${each}`), count })
  }
  return (
    <Panel title={t('limits')}>
      <p className={css.rule}>{t('limitsRule')}</p>
      <SegmentedControl
        aria-label={t('spans')}
        value={span}
        data={LIMIT_SPANS.map((each) => ({ value: each, label: labelOf(each) }))}
        onChange={setSpan}
      />
      <div className={css.limits}>
        {rows
          .filter((row) => row.span === span)
          .map((row) => (
            <LimitForm key={`${row.kind} ${row.span}`} row={row} rows={rows} />
          ))}
      </div>
    </Panel>
  )
}
