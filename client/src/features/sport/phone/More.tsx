import { UnstyledButton } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import type { ReactNode } from 'react'
import { useSelector } from 'react-redux'
import { isChampion, MarketType, oddsTypes } from '@app/contract/sport/codes'
import { Icon } from '../../../art/Icon.tsx'
import type { IconName } from '../../../art/Icon.tsx'
import { bus } from '../../../lib/bus.ts'
import { useSignal } from '../../../lib/signal.ts'
import { timeText } from '../../../lib/text/date.ts'
import { DateTabs } from '../board/BoardBar.tsx'
import { IN_HAND, TOUCH } from '../../../theme/widths.ts'
import type { BoardView } from '../board/useBoard.ts'
import { useSportNoticesQuery } from '../sport.api.ts'
import { holdsFormat, part, sportSlice, useSportDispatch } from '../sport.slice.ts'
import { Pages } from '../SportNav.tsx'
import { TabRow } from '../TabRow.tsx'
import { useSportText } from '../text.ts'
import css from './More.module.css'

const { allLinesToggled, favouredOnlyToggled, oddsTypeChosen, orderChosen } = sportSlice.actions

interface RowProps {
  icon: IconName
  value?: ReactNode
  isOn?: boolean
  onClick: () => void
  children: string
}

const Row = ({ icon, value, isOn, onClick, children }: RowProps) => (
  <li>
    <UnstyledButton className={css.row} aria-pressed={isOn} onClick={onClick}>
      <Icon name={icon} size={18} tint={isOn ? 'full' : 'none'} />
      <span className={css.word}>{children}</span>
      <small>{value}</small>
      {isOn && <Icon name="check" size={18} />}
    </UnstyledButton>
  </li>
)

/** How the matches are listed. */
const Listed = ({ view: { live, refresh }, onDone }: { view: BoardView; onDone: () => void }) => {
  const t = useSportText()
  const dispatch = useSportDispatch()
  const { market } = useSelector(part('filter'))
  const order = useSelector(part('order'))
  const { oddsType } = useSelector(part('slip'))
  const isHeld = useSelector(holdsFormat)
  const favourites = useSelector(part('favourites'))
  const isFavouredOnly = useSelector(part('isFavouredOnly'))
  const isAllLines = useSelector(part('isAllLines'))
  const isInHand = useMediaQuery(IN_HAND, false, { getInitialValueInEffect: false })
  const pulse = useSignal(live.pulse)
  return (
    <>
      <li className={css.setting}>
        <span>{t('orderBy')}</span>
        <TabRow
          label={t('orderBy')}
          values={['league', 'time']}
          isChosen={(value) => value === order}
          nameOf={(value) => t(value === 'time' ? 'byTime' : 'byLeague')}
          onChoose={(value) => dispatch(orderChosen(value))}
        />
      </li>
      <li className={css.setting}>
        <span>{t('oddsType')}</span>
        {isHeld ? (
          <small>{t('oddsTypeSeries')}</small>
        ) : (
          <TabRow
            label={t('oddsType')}
            values={oddsTypes}
            isChosen={(value) => value === oddsType}
            nameOf={(value) => t(`odds_${value}`)}
            onChoose={(value) => dispatch(oddsTypeChosen(value))}
          />
        )}
      </li>
      {market === MarketType.early && (
        <li className={css.setting}>
          <span>{t('dates')}</span>
          <DateTabs />
        </li>
      )}
      <Row
        icon="star"
        isOn={isFavouredOnly}
        value={favourites.leagues.length + favourites.matches.length || ''}
        onClick={() => dispatch(favouredOnlyToggled())}
      >
        {t('favouredOnly')}
      </Row>
      {!isInHand && (
        <Row icon="list" isOn={isAllLines} onClick={() => dispatch(allLinesToggled())}>
          {t('allLines')}
        </Row>
      )}
      <Row
        icon="refresh"
        value={pulse && t('updatedAt', { time: timeText(pulse.serverTime) })}
        onClick={() => {
          refresh()
          onDone()
        }}
      >
        {t('refresh')}
      </Row>
    </>
  )
}

interface Props {
  view: BoardView
  isBoard: boolean
  onOpenSlip: () => void
  onHelp: () => void
  onDone: () => void
}

/** What a phone has no room for beside its board, in words. */
export const More = ({ view, isBoard, onOpenSlip, onHelp, onDone }: Props) => {
  const t = useSportText()
  const { market } = useSelector(part('filter'))
  const { data } = useSportNoticesQuery({})
  const notices = data?.records ?? []
  const isTouch = useMediaQuery(TOUCH, false, { getInitialValueInEffect: false })
  const after = (act: () => void) => () => {
    onDone()
    act()
  }
  return (
    <>
      {isBoard && !isChampion(market) && (
        <section className={css.group}>
          <h3>{t('moreListed')}</h3>
          <ul className={css.list}>
            <Listed view={view} onDone={onDone} />
          </ul>
        </section>
      )}
      <section className={css.group}>
        <h3>{t('moreWays')}</h3>
        <ul className={css.list}>
          <Row icon="ticket" onClick={after(onOpenSlip)}>
            {t('mySlip')}
          </Row>
          {notices.length > 0 && (
            <Row
              icon="horn"
              value={notices.length}
              onClick={after(() =>
                bus.emit('showDialog', {
                  title: t('notices'),
                  msg: notices.map(({ text }) => text).join('\n\n'),
                }),
              )}
            >
              {t('notices')}
            </Row>
          )}
          {isBoard && (
            <Row icon="help" onClick={after(onHelp)}>
              {t(isTouch ? 'voice' : 'help')}
            </Row>
          )}
        </ul>
        <Pages onChosen={onDone} />
      </section>
    </>
  )
}
