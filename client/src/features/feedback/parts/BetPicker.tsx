import { Button } from '@mantine/core'
import type { BetRecord } from '@app/contract/bet/betRecord'
import { CATEGORIES, CATEGORY_NAMES, type Category } from '@app/contract/venue/categories'
import { useState } from 'react'
import { standingOf } from '../../../api/standing.ts'
import { Icon } from '../../../art/Icon.tsx'
import { useFeedbackText } from '../text.ts'
import { useLiteral } from '../../../i18n/literal.ts'
import { prizeText } from '../../../lib/text/amount.ts'
import { shortDateTimeText } from '../../../lib/text/date.ts'
import { EmptyState } from '../../../ui/EmptyState/EmptyState.tsx'
import { FilterSelect } from '../../../ui/FilterSelect/FilterSelect.tsx'
import { Missing } from '../../../ui/Missing/Missing.tsx'
import { Pages } from '../../../ui/Pages/Pages.tsx'
import { useFeedbackBetsQuery } from '../feedback.api.ts'
import { Dialog } from '../../../ui/Dialog/Dialog.tsx'
import css from '../feedback.module.css'

const PAGE_SIZE = 8
const about = (bet: BetRecord) => [bet.gameName, ...bet.content].filter(Boolean).join(' · ')

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
          <span>
            <b>{value.venueName}</b> {about(value)}
            <small>
              {value.ticketId} · {shortDateTimeText(value.betTime)} · ¥{prizeText(value.stake)}
            </small>
          </span>
          <Button size="compact-md" variant="subtle" onClick={() => onChange(undefined)}>
            {t('unpick')}
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
  const query = useFeedbackBetsQuery(
    { ...(category ? { category } : {}), pageNum, pageSize: PAGE_SIZE },
    { refetchOnMountOrArgChange: true },
  )
  const { data } = query
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
      <ul className={css.choices} aria-label={t('bet')}>
        {data?.records.map((bet) => (
          <li key={bet.ticketId}>
            <button type="button" onClick={() => onPick(bet)}>
              <b>{bet.venueName}</b>
              <span>{about(bet)}</span>
              <small>
                {shortDateTimeText(bet.betTime)} · ¥{prizeText(bet.stake)} ·{' '}
                {bet.resultName || bet.statusName}
              </small>
            </button>
          </li>
        ))}
      </ul>
      {data && data.total > PAGE_SIZE && (
        <Pages pageNum={pageNum} pageSize={PAGE_SIZE} total={data.total} onChange={setPageNum} />
      )}
    </>
  )
}
