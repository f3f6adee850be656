import { Pagination } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useEffect, useEffectEvent, useRef } from 'react'
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

/** What is read first comes out from under the header, and the keys go on from there. */
const begin = (list: HTMLElement) => {
  list.focus({ preventScroll: true })
  const { scrollPaddingTop } = getComputedStyle(document.documentElement)
  if (list.getBoundingClientRect().top < (Number.parseFloat(scrollPaddingTop) || 0)) list.scrollIntoView()
}

/** Leafs through the list that stands before it (with tabIndex -1), from whose beginning each page is read; says how long it is, and goes away when one page holds it all. From a page that is no more it leads to the last. */
export const Pages = ({ pageNum, pageSize, total, label, onChange }: Props) => {
  const t = useFieldText()
  const pages = Math.ceil(total / pageSize)
  const isGone = pages > 0 && pageNum > pages
  const toLast = useEffectEvent(() => onChange(pages))
  useEffect(() => {
    if (isGone) toLast()
  }, [isGone])
  const own = useRef<HTMLElement>(null)
  const isTurned = useRef(false)
  useEffect(() => {
    const list = own.current?.previousElementSibling
    if (isTurned.current && list instanceof HTMLElement) begin(list)
    isTurned.current = false
  }, [pageNum])
  // Its ends stay in one row.
  const isNarrow = useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false })
  const words = {
    first: t('firstPage'),
    last: t('lastPage'),
    next: t('nextPage'),
    previous: t('previousPage'),
  }
  return (
    <nav ref={own} className={css.pages} aria-label={t('pages')}>
      <span className={css.total}>{label ?? t('rowsInAll', { total })}</span>
      {pages > 1 && (
        <Pagination
          value={pageNum}
          total={pages}
          siblings={isNarrow ? 0 : 1}
          onChange={(page) => {
            isTurned.current = true
            onChange(page)
          }}
          getControlProps={(control) => ({ 'aria-label': words[control] })}
          getItemProps={(page) => ({ 'aria-label': t('pageNumber', { page }) })}
        />
      )}
    </nav>
  )
}
