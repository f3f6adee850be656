import { useVirtualizer } from '@tanstack/react-virtual'
import { useRef } from 'react'
import { clockText } from '../time.ts'
import { Tag } from '../ui/Tag.tsx'
import { toneOf } from '../ui/tone.ts'
import type { Row } from './row.ts'
import classes from './Rows.module.css'

const HEIGHT = 30
const BEYOND = 12

/** Only the rows in sight exist: ten thousand cost what thirty do. */
export const Rows = ({
  rows,
  chosen,
  onChoose,
}: {
  rows: readonly Row[]
  chosen: number | undefined
  onChoose: (id: number) => void
}) => {
  const box = useRef<HTMLDivElement>(null)
  // oxlint-disable-next-line react/incompatible-library -- the console is built without the compiler
  const list = useVirtualizer({
    count: rows.length,
    getScrollElement: () => box.current,
    estimateSize: () => HEIGHT,
    overscan: BEYOND,
  })
  if (rows.length === 0)
    return <p className={classes.none}>还没有调用。打开站点，这里会实时出现每一次调用。</p>
  return (
    <div ref={box} className={classes.box} role="table" aria-label="调用" aria-rowcount={rows.length}>
      <div role="rowgroup" style={{ height: list.getTotalSize(), position: 'relative' }}>
        {list.getVirtualItems().map(({ index, start }) => {
          const row = rows[index]!
          return (
            <div
              key={row.id}
              role="row"
              aria-rowindex={index + 1}
              className={classes.row}
              data-chosen={row.id === chosen || undefined}
              style={{ transform: `translateY(${start}px)` }}
            >
              <span role="cell">{clockText(row.at)}</span>
              <span role="cell">{row.member ?? '游客'}</span>
              <span role="cell" className={classes.path}>
                <button
                  type="button"
                  className={classes.open}
                  onClick={() => onChoose(row.id)}
                  title={[row.path, row.operation].filter(Boolean).join(' · ')}
                >
                  <b data-method={row.method}>{row.method}</b>{' '}
                  {row.operation && <span>{row.operation} </span>}
                  {row.path}
                </button>
              </span>
              <span role="cell">
                <Tag tone={toneOf(row.statusCode, row.http, row.forced)}>
                  {row.statusCode ?? row.http}
                  {row.forced && ' 强制'}
                </Tag>
              </span>
              <span role="cell">{row.ms.toFixed(1)} ms</span>
            </div>
          )
        })}
      </div>
    </div>
  )
}
