import { CATEGORIES, CATEGORY_NAMES, type Category } from '@app/contract/venue/categories'
import type { VenueBalance } from '@app/contract/venue/venueInfo'
import { Button, Checkbox } from '@mantine/core'
import { useState } from 'react'
import { EmptyArt } from '../../../art/EmptyArt.tsx'
import { useLiteral } from '../../../i18n/literal.ts'
import { useWalletText } from '../../../i18n/wallet.ts'
import { stored, useStored } from '../../../lib/device/storage.ts'
import { EmptyState } from '../../../ui/EmptyState/EmptyState.tsx'
import { FilterSelect } from '../../../ui/FilterSelect/FilterSelect.tsx'
import { RecycleOutcome } from '../../../ui/RecycleOutcome/RecycleOutcome.tsx'
import { Panel } from '../../../ui/Panel/Panel.tsx'
import { useRecycle } from '../useRecycle.ts'
import { shownVenues } from '../wallet.rules.ts'
import { AutoTransfer } from './AutoTransfer.tsx'
import { VenueTile } from './VenueTile.tsx'
import css from '../wallet.module.css'

/** The venues' purses, with 一键回收, 免转 and the stored choice to hide empty ones (LS-07). */
export const Venues = ({ venues }: { venues: readonly VenueBalance[] }) => {
  const t = useWalletText()
  const literal = useLiteral()
  const { run, isLoading, outcome } = useRecycle()
  const hideZero = useStored('hideZeroBalance') === '1'
  const hidden = useStored('hideAmounts') === '1'
  const [category, setCategory] = useState<Category | ''>('')
  const shown = shownVenues(venues, { hideZero, category })
  return (
    <Panel
      title={t('venues')}
      actions={
        <Button loading={isLoading} onClick={() => void run()}>
          {t('recycleAll')}
        </Button>
      }
    >
      <RecycleOutcome outcome={outcome} />
      <div className={css.tools}>
        <AutoTransfer />
        <Checkbox
          label={t('hideZero')}
          checked={hideZero}
          onChange={(event) => stored.write('hideZeroBalance', event.currentTarget.checked ? '1' : '0')}
        />
        <FilterSelect
          label={t('category')}
          any={t('anyCategory')}
          value={category}
          choices={CATEGORIES.map((code) => ({ value: code, label: literal(CATEGORY_NAMES[code]) }))}
          onChange={setCategory}
        />
      </div>
      {shown.length === 0 ? (
        <EmptyState
          art={<EmptyArt variant="noData" />}
          title={t('noVenueMoney')}
          hint={t('noVenueMoneyHint')}
        />
      ) : (
        <ul className={css.tiles}>
          {shown.map((venue) => (
            <VenueTile
              key={venue.channelCode}
              venue={venue}
              hidden={hidden}
              isBusy={isLoading}
              onRecycle={(channelCode) => void run(channelCode)}
            />
          ))}
        </ul>
      )}
    </Panel>
  )
}
