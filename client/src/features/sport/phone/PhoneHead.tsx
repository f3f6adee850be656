import { ActionIcon, UnstyledButton } from '@mantine/core'
import { Suspense, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { useSelector } from 'react-redux'
import { isChampion } from '@app/contract/sport/codes'
import { Icon } from '../../../art/Icon.tsx'
import { useStored } from '../../../lib/device/storage.ts'
import { lazyPart } from '../../../lib/lazyPart.ts'
import { BackButton } from '../../../ui/BackButton/BackButton.tsx'
import { SheetOnDemand } from '../../../ui/Sheet/SheetOnDemand.tsx'
import { useTurnFocus } from '../../../ui/Dialog/useTurnFocus.ts'
import { Money } from '../../../ui/Money/Money.tsx'
import { SearchField } from '../../../ui/SearchField/SearchField.tsx'
import { CHANNEL_CODE, useChannelBalanceQuery } from '../sport.api.ts'
import type { Found } from '../board/useBoard.ts'
import { part } from '../sport.slice.ts'
import { Markets, SportIcon, Sports } from '../SportNav.tsx'
import { useSportText } from '../text.ts'
import { WaitingLine } from '../../../ui/WaitingLine/WaitingLine.tsx'
import css from './PhoneHead.module.css'

const LeagueFilter = lazyPart(() => import('../board/LeagueFilter.tsx'), 'default')

/** As high as what is in it. */
const SHEET = { content: css.sheet }

interface Props {
  /** Else results or rules, which nothing in it would narrow. */
  isBoard: boolean
  words: string
  found?: Found | undefined
  onSearch: (words: string) => void
  onOpenSlip: () => void
  /** Everything that is set once: behind the three dots. */
  children: (close: () => void) => ReactNode
}

/** Where there is no column beside the board: sport, balance and search in one line, markets and leagues in the next. */
export const PhoneHead = ({ isBoard, words, found, onSearch, onOpenSlip, children }: Props) => {
  const t = useSportText()
  const { market, sport, checked } = useSelector(part('filter'))
  const isHidden = useStored('hideAmounts') === '1'
  const { data: purse } = useChannelBalanceQuery({ channelCode: CHANNEL_CODE })
  const [sheet, setSheet] = useState<'sports' | 'more' | 'leagues' | undefined>()
  const [wantsSearch, setSearching] = useState(words !== '')
  const isSearching = wantsSearch && isBoard
  const place = useTurnFocus(isSearching)
  const close = () => setSheet(undefined)
  const toggle = useRef<HTMLButtonElement>(null)
  const endSearch = () => {
    onSearch('')
    setSearching(false)
  }
  const search = (
    <SearchField
      className={css.search}
      size="sm"
      data-autofocus
      aria-label={t('search')}
      placeholder={t('search')}
      value={words}
      onChange={onSearch}
      onKeyDown={({ key, nativeEvent }) => {
        // While it is composed it is the input method's.
        if (key !== 'Escape' || nativeEvent.isComposing) return
        endSearch()
        toggle.current?.focus()
      }}
    />
  )
  return (
    <header className={css.head}>
      <div className={css.line} ref={place}>
        <BackButton label={t('back')} />
        {isSearching ? (
          search
        ) : (
          <>
            <UnstyledButton className={css.sport} aria-haspopup="dialog" onClick={() => setSheet('sports')}>
              <SportIcon sport={sport} />
              {t(`sport_${sport}`)}
              <Icon name="chevronDown" size={14} />
            </UnstyledButton>
            <span className={css.balance}>{purse && <Money yuan={purse.available} hidden={isHidden} />}</span>
            <ActionIcon
              className={css.bets}
              size={40}
              variant="transparent"
              aria-label={t('mySlip')}
              onClick={onOpenSlip}
            >
              <Icon name="ticket" size={20} />
            </ActionIcon>
          </>
        )}
        {isBoard && (
          <ActionIcon
            ref={toggle}
            size={40}
            variant="transparent"
            aria-label={t(isSearching ? 'endSearch' : 'search')}
            onClick={() => (isSearching ? endSearch() : setSearching(true))}
          >
            <Icon name={isSearching ? 'close' : 'search'} size={20} />
          </ActionIcon>
        )}
      </div>
      <div className={css.line}>
        <div className={css.markets}>
          <Markets found={found} />
        </div>
        {isBoard && !isChampion(market) && (
          <ActionIcon
            size={40}
            variant="transparent"
            data-on={checked.length > 0 || undefined}
            className={css.tool}
            aria-label={t('leagueFilter')}
            onClick={() => setSheet('leagues')}
          >
            <Icon name="filter" size={18} />
          </ActionIcon>
        )}
        <ActionIcon size={40} variant="transparent" aria-label={t('more')} onClick={() => setSheet('more')}>
          <Icon name="menu" size={18} />
        </ActionIcon>
      </div>
      <SheetOnDemand
        opened={sheet === 'sports'}
        onClose={close}
        position="bottom"
        size="auto"
        classNames={SHEET}
        title={t('sports')}
      >
        <Sports found={found} onChosen={close} />
      </SheetOnDemand>
      <SheetOnDemand
        opened={sheet === 'more'}
        onClose={close}
        position="bottom"
        size="auto"
        classNames={SHEET}
        title={t('more')}
      >
        {children(close)}
      </SheetOnDemand>
      {sheet === 'leagues' && (
        <Suspense fallback={<WaitingLine />}>
          <LeagueFilter onClose={close} />
        </Suspense>
      )}
    </header>
  )
}
