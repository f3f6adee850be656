import { Pagination } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useEffect, useEffectEvent } from 'react'
import { useFieldText } from '../../i18n/field.ts'
import css from './Pages.module.css'

interface Props {
  pageNum: number
  pageSize: number
  /** Rows in all, not pages. */
  total: number
  /** How many of what. */
  label?: string
  onChange: (pageNum: number) => void
}

/** Leafs through a list; says how long it is, and goes away when one page holds it all. From a page that is no more it leads to the last. */
export const Pages = ({ pageNum, pageSize, total, label, onChange }: Props) => {
  const t = useFieldText()
  const pages = Math.ceil(total / pageSize)
  const isGone = pages > 0 && pageNum > pages
  const toLast = useEffectEvent(() => onChange(pages))
  useEffect(() => {
    if (isGone) toLast()
  }, [isGone])
  // Its ends stay in one row.
  const isNarrow = useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false })
  const words = {
    first: t('firstPage'),
    last: t('lastPage'),
    next: t('nextPage'),
    previous: t('previousPage'),
  }
  return (
    <nav className={css.pages} aria-label={t('pages')}>
      <span className={css.total}>{label ?? t('rowsInAll', { total })}</span>
      {pages > 1 && (
        <Pagination
          value={pageNum}
          total={pages}
          siblings={isNarrow ? 0 : 1}
          onChange={onChange}
          getControlProps={(control) => ({ 'aria-label': words[control] })}
          getItemProps={(page) => ({ 'aria-label': t('pageNumber', { page }) })}
        />
      )}
    </nav>
  )
}
