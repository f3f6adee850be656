import { Skeleton } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Icon } from '../../../art/Icon.tsx'
import type { IconName } from '../../../art/Icon.tsx'
import { to } from '../../../paths.ts'
import { Drawing } from '../../../ui/Drawing/Drawing.tsx'
import { Money } from '../../../ui/Money/Money.tsx'
import { enterVenue } from '../enterVenue.ts'
import { useGamesQuery } from '../games/games.api.ts'
import { useHomeText } from './text.ts'
import { useGiftsToTakeQuery, useOpenBetsQuery } from '../lobby.api.ts'
import css from './GoingOn.module.css'

interface WordsProps {
  icon: IconName | undefined
  name: string
  /** There is nothing yet: what stands in its place is a hint. */
  isNone: boolean
  /** Undefined while it is asked for, and where it can't be told. */
  children: ReactNode
}

const Words = ({ icon, name, isNone, children }: WordsProps) => (
  <>
    {icon && (
      <span className={css.icon}>
        <Icon name={icon} size={20} />
      </span>
    )}
    <span className={css.words}>
      <span className={css.name}>{name}</span>
      <span className={css.value} data-none={isNone || undefined}>
        {children}
      </span>
    </span>
    <Icon name="chevronRight" size={14} />
  </>
)

const Bets = () => {
  const t = useHomeText()
  const { data, error } = useOpenBetsQuery({ settled: false })
  const isOpen = data !== undefined && data.count > 0
  return (
    <Link className={css.cell} to={isOpen || !data ? to('betRecord', { scope: 'open' }) : to('sport')}>
      <Words icon="ticket" name={t('openBets')} isNone={!isOpen}>
        {isOpen && (
          <>
            {t('betsOf', { count: data.count })} <Money yuan={data.bet} />
          </>
        )}
        {data?.count === 0 && t('noOpenBets')}
        {!data && (error ? t('look') : <Skeleton height="1em" width="5em" />)}
      </Words>
    </Link>
  )
}

const LastGame = () => {
  const t = useHomeText()
  const { data, error } = useGamesQuery({ type: 'recent', pageNum: 1, pageSize: 1 })
  const [game] = data?.records ?? []
  if (game)
    return (
      <button type="button" className={css.cell} onClick={() => enterVenue(game)}>
        <Drawing kind="cover" fields={[game.category, game.gameCode, game.name]} className={css.cover} />
        <Words icon={undefined} name={t('lastGame')} isNone={false}>
          {game.name}
        </Words>
      </button>
    )
  return (
    <Link className={css.cell} to={to('egame')}>
      <Words icon="reels" name={t('lastGame')} isNone>
        {data || error ? t('noLastGame') : <Skeleton height="1em" width="5em" />}
      </Words>
    </Link>
  )
}

const Gifts = () => {
  const t = useHomeText()
  const { data, error } = useGiftsToTakeQuery({})
  const open = data?.items.filter(({ state }) => state === 'claimable').length ?? 0
  return (
    <Link className={css.cell} to={to('welfare')} data-gift={open > 0 || undefined}>
      <Words icon="gift" name={t('gifts')} isNone={open === 0}>
        {data && open > 0 && (
          <>
            {t('giftsOf', { count: open })} <Money yuan={data.claimableTotal} />
          </>
        )}
        {data && open === 0 && t('noGifts')}
        {!data && (error ? t('look') : <Skeleton height="1em" width="5em" />)}
      </Words>
    </Link>
  )
}

/** What goes on for a member: open bets, the last game, gifts to take. */
export const GoingOn = () => {
  const t = useHomeText()
  return (
    <nav className={css.band} aria-label={t('goingOn')}>
      <Bets />
      <LastGame />
      <Gifts />
    </nav>
  )
}
