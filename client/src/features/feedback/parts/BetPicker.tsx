import { Button } from '@mantine/core'
import type { BetRecord } from '@app/contract/bet/betRecord'
import { isTooLate } from '@app/contract/feedback/complaint'
import { COMPLAINT_WINDOW_MS } from '@app/contract/rules/limits'
import { CATEGORIES, CATEGORY_NAMES, type Category } from '@app/contract/venue/categories'
import { useState } from 'react'
import { shownOf, standingOf } from '../../../api/standing.ts'
import { Icon } from '../../../art/Icon.tsx'
import { useFeedbackText } from '../text.ts'
import { useLiteral } from '../../../i18n/literal.ts'
import { clock } from '../../../lib/clock.ts'
import { EmptyState } from '../../../ui/EmptyState/EmptyState.tsx'
import { FilterSelect } from '../../../ui/FilterSelect/FilterSelect.tsx'
import { Missing } from '../../../ui/Missing/Missing.tsx'
import { Pages } from '../../../ui/Pages/Pages.tsx'
import { useFeedbackBetsQuery } from '../feedback.api.ts'
import { Dialog } from '../../../ui/Dialog/Dialog.tsx'
import { BetEntry } from './BetEntry.tsx'
import css from '../feedback.module.css'

const PAGE_SIZE = 8

interface Props {
  value: BetRecord | undefined
  onChange: (bet: BetRecord | undefined) => void
}

/** The ticket that a complaint is about, chosen from the member's own. */
export const BetPicker = ({ value, onChange }: Props) => {
  const t = useFeedbackText()
  const [isOpen, setOpen] = useState(false)
  return (
    <div>
      <p className={css.label}>{t('bet')}</p>
      {value ? (
        <div className={css.picked}>
          <BetEntry bet={value} />
          <Button size="compact-md" variant="subtle" onClick={() => setOpen(true)}>
            {t('otherBet')}
          </Button>
          <Button size="compact-md" variant="subtle" color="red" onClick={() => onChange(undefined)}>
            {t('noBet')}
          </Button>
        </div>
      ) : (
        <Button
          variant="default"
          leftSection={<Icon name="ticket" size={18} />}
          onClick={() => setOpen(true)}
        >
          {t('pickBet')}
        </Button>
      )}
      <p className={css.hint}>{t('betWindow')}</p>
      <Dialog opened={isOpen} onClose={() => setOpen(false)} title={t('pickBet')} size="lg">
        <Choices
          onPick={(bet) => {
            onChange(bet)
            setOpen(false)
          }}
        />
      </Dialog>
    </div>
  )
}

const Choices = ({ onPick }: { onPick: (bet: BetRecord) => void }) => {
  const t = useFeedbackText()
  const literal = useLiteral()
  const [category, setCategory] = useState<Category | ''>('')
  const [pageNum, setPageNum] = useState(1)
  // A bet may be older than its settlement, which is what counts: the others are there when they are asked for.
  const [startTime, setStartTime] = useState<number | undefined>(() => clock.now() - COMPLAINT_WINDOW_MS)
  const query = useFeedbackBetsQuery(
    {
      ...(category ? { category } : {}),
      ...(startTime === undefined ? {} : { startTime }),
      pageNum,
      pageSize: PAGE_SIZE,
    },
    { refetchOnMountOrArgChange: true },
  )
  const data = shownOf(query)
  return (
    <>
      <FilterSelect
        label={t('category')}
        any={t('anyCategory')}
        value={category}
        choices={CATEGORIES.map((code) => ({ value: code, label: literal(CATEGORY_NAMES[code]) }))}
        onChange={(next) => {
          setCategory(next)
          setPageNum(1)
        }}
      />
      <Missing of={standingOf(query)} failed={t('loadFailed')} rows={4} height={56} />
      {data?.total === 0 && <EmptyState title={t('noBets')} />}
      <ul className={css.choices} tabIndex={-1} aria-label={t('bet')}>
        {data?.records.map((bet) => {
          const isLate = isTooLate(bet, clock.now())
          return (
            <li key={bet.ticketId}>
              <button type="button" disabled={isLate} onClick={() => onPick(bet)}>
                <BetEntry bet={bet} note={isLate ? t('betTooLate') : undefined} />
              </button>
            </li>
          )
        })}
      </ul>
      {data && data.total > PAGE_SIZE && (
        <Pages pageNum={pageNum} pageSize={PAGE_SIZE} total={data.total} onChange={setPageNum} />
      )}
      {data && startTime !== undefined && (
        <Button
          variant="subtle"
          fullWidth
          onClick={() => {
            setStartTime(undefined)
            setPageNum(1)
          }}
        >
          {t('earlierBets')}
        </Button>
      )}
    </>
  )
}
