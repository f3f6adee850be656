import type { TracedRow } from '@app/contract/control/trace'
import { Group } from '@mantine/core'
import { Mono } from '../ui/Mono.tsx'
import { Tag, type Tone } from '../ui/Tag.tsx'
import { changedIn, valueText } from './trace.ts'
import classes from './Trace.module.css'

const OPS: Record<TracedRow['op'], readonly [string, Tone]> = {
  insert: ['新增', 'good'],
  update: ['改动', 'info'],
  delete: ['删除', 'bad'],
}

/** A row of the database before and after, column by column. */
export const ChangedRow = ({ row }: { row: TracedRow }) => {
  const [label, tone] = OPS[row.op]
  return (
    <div className={classes.row}>
      <Group gap="xs">
        <Tag tone={tone}>{label}</Tag>
        <Mono fw={600}>{row.table}</Mono>
      </Group>
      <dl className={classes.columns}>
        {changedIn(row).map((name) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {row.before && <del>{valueText(row.before[name])}</del>}
              {row.before && row.after && <span aria-hidden> → </span>}
              {row.after && <ins>{valueText(row.after[name])}</ins>}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
