import { Tabs } from '@mantine/core'
import type { Notice } from '@app/contract/site/advertising'
import { useState } from 'react'
import { useOwnRest } from '../../../api/rest/ownRest.ts'
import { EmptyArt } from '../../../art/EmptyArt.tsx'
import { useLobbyText } from '../text.ts'
import { useHomeText } from './text.ts'
import { dateTimeText } from '../../../lib/text/date.ts'
import { EmptyState } from '../../../ui/EmptyState/EmptyState.tsx'
import { SkeletonRows } from '../../../ui/SkeletonRows/SkeletonRows.tsx'
import { useRunningNoticesQuery } from '../lobby.api.ts'
import { Failed } from '../Failed.tsx'
import { Dialog } from '../../../ui/Dialog/Dialog.tsx'
import css from './NoticeDialog.module.css'

const TYPES = ['notice', 'activity', 'match'] as const
const WORDS = { notice: 'typeNotice', activity: 'typeActivity', match: 'typeMatch' } as const

/** As many as anyone reads back. */
const READ_BACK = 30

interface Props {
  /** The notice that was clicked: its kind and itself are open. */
  firstId: string
  onClose: () => void
}

/** 公告 · 活动 · 赛事 */
const NoticeDialog = ({ firstId, onClose }: Props) => {
  const t = useLobbyText()
  const h = useHomeText()
  const query = useRunningNoticesQuery({ pageNum: 1, pageSize: READ_BACK })
  const { data } = query
  const first = data?.records.find((notice) => notice.id === firstId)
  const [picked, setPicked] = useState<Notice['type']>()
  const types = useOwnRest() ? TYPES.slice(0, 1) : TYPES
  const type = picked ?? first?.type ?? 'notice'
  return (
    <Dialog onClose={onClose} title={t('notices')} size="42rem">
      <Tabs value={type} onChange={(next) => setPicked((next ?? 'notice') as Notice['type'])}>
        <Tabs.List>
          {types.map((one) => (
            <Tabs.Tab key={one} value={one}>
              {h(WORDS[one])}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Failed of={query} name={t('allNotices')} isWhole />
        {!data && query.error === undefined && <SkeletonRows />}
        {types.map((one) => (
          <Tabs.Panel key={one} value={one} className={css.panel}>
            {data && (
              <NoticeList notices={data.records.filter((notice) => notice.type === one)} openId={firstId} />
            )}
          </Tabs.Panel>
        ))}
      </Tabs>
    </Dialog>
  )
}

const NoticeList = ({ notices, openId }: { notices: readonly Notice[]; openId: string }) => {
  const t = useHomeText()
  if (notices.length === 0)
    return (
      <EmptyState art={<EmptyArt variant="noMessages" />} title={t('noNotices')} hint={t('noNoticesHint')} />
    )
  return notices.map((notice, index) => (
    <details
      key={`${notice.id}-${openId}`}
      name="notice"
      className={css.notice}
      open={openId ? notice.id === openId : index === 0}
    >
      <summary>
        <span className={css.title}>
          {notice.important && <span className={css.important}>{t('important')}</span>}
          {notice.title}
        </span>
        <time className={css.time}>{dateTimeText(notice.publishedAt)}</time>
      </summary>
      <p className={css.content}>{notice.content}</p>
    </details>
  ))
}

export default NoticeDialog
