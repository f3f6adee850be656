import { Button } from '@mantine/core'
import type { GiftRecord } from '@app/contract/promotion/topGift'
import { useMemo, useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { shownOf, standingOf } from '../../../api/standing.ts'
import { EmptyArt } from '../../../art/EmptyArt.tsx'
import { useGiftText } from './text.ts'
import { type DayChip, dateTimeText, dayRange } from '../../../lib/text/date.ts'
import { to } from '../../../paths.ts'
import { CopyButton } from '../../../ui/CopyButton/CopyButton.tsx'
import { artUrl } from '../../../ui/artUrl.ts'
import { DateChips } from '../../../ui/DateChips/DateChips.tsx'
import { ClearFilter } from '../../../ui/EmptyState/ClearFilter.tsx'
import { EmptyState } from '../../../ui/EmptyState/EmptyState.tsx'
import { FilterSelect } from '../../../ui/FilterSelect/FilterSelect.tsx'
import { Missing } from '../../../ui/Missing/Missing.tsx'
import { Money } from '../../../ui/Money/Money.tsx'
import { PageHead } from '../../../ui/PageHead/PageHead.tsx'
import { Pages } from '../../../ui/Pages/Pages.tsx'
import { Panel } from '../../../ui/Panel/Panel.tsx'
import { StatusTag } from '../../../ui/StatusTag/StatusTag.tsx'
import { useGiftRecordsQuery } from '../promotion.api.ts'
import css from './giftRecord.module.css'

type Source = GiftRecord['source']
const SOURCES: readonly Source[] = ['activity', 'vip', 'welfare', 'rebate', 'exchange']
const PICTURES: Record<Source, string> = {
  activity: 'redPacket',
  vip: 'crown',
  welfare: 'box',
  rebate: 'coin',
  exchange: 'gem',
}
const TONES = { success: 'good', pending: 'wait', refused: 'bad', expired: 'off' } as const
const PAGE_SIZE = 20

/** Every gift that came, whatever gave it (U-ACT-02). */
export const GiftRecordScreen = () => {
  const t = useGiftText()
  const [chip, setChip] = useState<DayChip>('last30')
  const [query] = useSearchParams()
  const [source, setSource] = useState<Source | ''>(
    () => SOURCES.find((one) => one === query.get('source')) ?? '',
  )
  const [pageNum, setPageNum] = useState(1)
  const range = useMemo(() => dayRange(chip), [chip])
  const asked = useGiftRecordsQuery(
    { ...range, ...(source ? { source } : {}), pageNum, pageSize: PAGE_SIZE },
    { refetchOnMountOrArgChange: true },
  )
  const { isFetching } = asked
  const data = shownOf(asked)
  return (
    <>
      <PageHead title={t('title')} hint={t('hint')} />
      <Panel>
        <div className={css.filters}>
          <DateChips
            value={chip}
            onChange={(next) => {
              setChip(next)
              setPageNum(1)
            }}
          />
          <FilterSelect
            label={t('source')}
            any={t('anySource')}
            value={source}
            choices={SOURCES.map((value) => ({ value, label: t(`source_${value}`) }))}
            onChange={(next) => {
              setSource(next)
              setPageNum(1)
            }}
          />
          {data && (
            <p className={css.total}>
              {t('total')}{' '}
              <strong>
                <Money yuan={data.totalAmount} />
              </strong>
            </p>
          )}
        </div>
        <Missing of={standingOf(asked)} failed={t('loadFailed')} rows={5} height={72} />
        {data?.total === 0 && (
          <EmptyState
            art={<EmptyArt variant="noData" />}
            title={t(source ? 'noneFits' : 'emptyTitle')}
            hint={t(source ? 'noneFitsHint' : 'emptyHint')}
            action={
              source ? (
                <ClearFilter
                  onClear={() => {
                    setSource('')
                    setPageNum(1)
                  }}
                >
                  {t('clear')}
                </ClearFilter>
              ) : (
                <Button component={Link} to={to('discount')}>
                  {t('emptyAction')}
                </Button>
              )
            }
          />
        )}
        {data && data.total > 0 && (
          <>
            <ul className={css.list} tabIndex={-1} aria-label={t('title')} aria-busy={isFetching}>
              {data.records.map((gift) => (
                <li key={gift.id}>
                  <img src={artUrl('gift', PICTURES[gift.source])} alt="" loading="lazy" />
                  <div className={css.words}>
                    <b>{gift.name}</b>
                    <small>
                      {t(`source_${gift.source}`)} · {dateTimeText(gift.createdAt).slice(0, -3)}
                    </small>
                    {gift.remark && <small>{gift.remark}</small>}
                    <small>
                      {gift.orderNo} <CopyButton text={gift.orderNo} label={t('orderNo')} />
                    </small>
                  </div>
                  <StatusTag tone={TONES[gift.status]}>{gift.statusName}</StatusTag>
                  <strong className={css.amount}>
                    +<Money yuan={gift.amount} />
                  </strong>
                </li>
              ))}
            </ul>
            <Pages pageNum={pageNum} pageSize={PAGE_SIZE} total={data.total} onChange={setPageNum} />
          </>
        )}
      </Panel>
    </>
  )
}
