import { Button } from '@mantine/core'
import { standingOf } from '../../../api/standing.ts'
import { EmptyArt } from '../../../art/EmptyArt.tsx'
import { EmptyState } from '../../../ui/EmptyState/EmptyState.tsx'
import { Missing } from '../../../ui/Missing/Missing.tsx'
import { PageHead } from '../../../ui/PageHead/PageHead.tsx'
import { Panel } from '../../../ui/Panel/Panel.tsx'
import { useBetRecordsQuery } from '../bet.api.ts'
import { useBetText } from '../text.ts'
import { Tickets } from './Tickets.tsx'

/** One bet by its number, and the way to the others. */
export const OneTicket = ({ ticketId, onAll }: { ticketId: string; onAll: () => void }) => {
  const t = useBetText()
  const query = useBetRecordsQuery({ ticketId, pageNum: 1, pageSize: 1 }, { refetchOnMountOrArgChange: true })
  const { data, isFetching } = query
  return (
    <>
      <PageHead
        title={t('title')}
        hint={t('hint')}
        actions={
          <Button variant="light" onClick={onAll}>
            {t('allBets')}
          </Button>
        }
      />
      <Panel>
        <Missing of={standingOf(query)} failed={t('loadFailed')} rows={1} height={88} />
        {data?.total === 0 && (
          <EmptyState
            art={<EmptyArt variant="noBets" />}
            title={t('goneTitle')}
            hint={t('goneHint', { id: ticketId })}
          />
        )}
        {data && data.total > 0 && <Tickets heaps={[data.records]} isBusy={isFetching} />}
      </Panel>
    </>
  )
}
