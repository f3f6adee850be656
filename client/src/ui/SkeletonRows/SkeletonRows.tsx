import { Skeleton } from '@mantine/core'
import { useUiText } from '../../i18n/ui.ts'
import css from './SkeletonRows.module.css'

/** Stands for a list while it loads, in the height its rows will have. */
export const SkeletonRows = ({ rows = 5, height = 44 }: { rows?: number; height?: number }) => {
  const t = useUiText()
  return (
    <div className={css.rows} role="status" aria-label={t('loading')}>
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} height={height} />
      ))}
    </div>
  )
}
