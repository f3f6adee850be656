import { Suspense, useState } from 'react'
import { useLobbyText } from '../text.ts'
import { useRunningNoticesQuery } from '../lobby.api.ts'
import { WaitingLine } from '../../../ui/WaitingLine/WaitingLine.tsx'
import css from './NoticeBar.module.css'
import { lazyPart } from '../../../lib/lazyPart.ts'

const RunningNotices = lazyPart(() => import('./RunningNotices.tsx'), 'RunningNotices')
const NoticeDialog = lazyPart(() => import('./NoticeDialog.tsx'), 'default')

/** How many notices run by; the dialog pages through all. */
const RUNNING = 8

export const NoticeBar = () => {
  const t = useLobbyText()
  const query = useRunningNoticesQuery({ pageNum: 1, pageSize: RUNNING })
  const [shown, setShown] = useState<string>()
  const open = (id: string | number) => setShown(String(id))
  return (
    <div className={css.bar}>
      <div className={css.row}>
        <Suspense>{!query.isLoading && <RunningNotices of={query} onOpen={open} />}</Suspense>
        <button type="button" className={css.more} onClick={() => open('')}>
          {t('allNotices')}
        </button>
      </div>
      {shown !== undefined && (
        <Suspense fallback={<WaitingLine />}>
          <NoticeDialog firstId={shown} onClose={() => setShown(undefined)} />
        </Suspense>
      )}
    </div>
  )
}
