import { Table, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './Listing.module.css'

export interface Column<T> {
  title: string
  cell: (row: T) => ReactNode
  align?: 'right'
  /** Left out where there is room for little. */
  isMinor?: boolean
}

/** A table that becomes a list of cards where it would not fit. */
export const Listing = <T,>({
  label,
  columns,
  rows,
  keyOf,
  empty,
  isMarked,
}: {
  label: string
  columns: readonly Column<T>[]
  rows: readonly T[]
  keyOf: (row: T) => string | number
  empty: string
  isMarked?: (row: T) => boolean
}) =>
  rows.length === 0 ? (
    <Text size="sm" c="dimmed" p="md" ta="center" className={classes.none}>
      {empty}
    </Text>
  ) : (
    <Table className={classes.table} aria-label={label}>
      <Table.Thead>
        <Table.Tr>
          {columns.map(({ title, align }) => (
            <Table.Th key={title} ta={align ?? 'left'}>
              {title}
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.map((row) => (
          <Table.Tr key={keyOf(row)} data-marked={isMarked?.(row) || undefined}>
            {columns.map(({ title, cell, align, isMinor }) => (
              <Table.Td key={title} data-title={title} data-minor={isMinor || undefined} ta={align ?? 'left'}>
                {cell(row)}
              </Table.Td>
            ))}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  )
