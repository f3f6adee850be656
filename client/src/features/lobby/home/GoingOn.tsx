import { Skeleton } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useIsRestHeard, useOwnRest } from '../../../api/rest/ownRest.ts'
import { WAIT_ROUTES, WAITING, useUnpaidQuery } from '../../../api/unpaid.ts'
import { Icon } from '../../../art/Icon.tsx'
import type { IconName } from '../../../art/Icon.tsx'
import { OPEN_BETS } from '../../../lib/links/visit.ts'
import { to } from '../../../paths.ts'
import { Countdown } from '../../../ui/Countdown/Countdown.tsx'
import { Drawing } from '../../../ui/Drawing/Drawing.tsx'
import { Money } from '../../../ui/Money/Money.tsx'
import { enterVenue } from '../enterVenue.ts'
import { useGamesQuery } from '../games/games.api.ts'
import { endText, useRestText } from '../../../i18n/rest.ts'
import { useHomeText } from './text.ts'
import { useGiftsToTakeQuery, useOpenBetsQuery } from '../lobby.api.ts'
import css from './GoingOn.module.css'

interface WordsProps {
  icon?: IconName
  /** What to do, in a word. */
  way?: string
  name: ReactNode
  children: ReactNode
}

const Words = ({ icon, way, name, children }: WordsProps) => (
  <>
    {icon && (
      <span className={css.icon}>
        <Icon name={icon} size={20} />
      </span>
    )}
    <span className={css.words}>
      <span className={css.name}>{name}</span>
      <span className={css.value}>{children}</span>
    </span>
    {way && <span className={css.way}>{way}</span>}
    <Icon name="chevronRight" size={14} />
  </>
)

/** What goes on for a member: a deposit to pay or the last game, open bets, gifts to take; what there is none of has no place. */
export const GoingOn = () => {
  const t = useHomeText()
  const restWords = useRestText()
  const bets = useOpenBetsQuery({ settled: false })
  const games = useGamesQuery({ type: 'recent', pageNum: 1, pageSize: 1 })
  const welfare = useGiftsToTakeQuery({})
  const unpaid = useUnpaidQuery('', { refetchOnMountOrArgChange: true })
  const rest = useOwnRest()
  const isHeard = useIsRestHeard()
  // Together: one by one they would push each other aside.
  if (
    !isHeard ||
    [bets, games, welfare, unpaid].some(({ data, error }) => data === undefined && error === undefined)
  )
    return (
      <div className={css.band}>
        <Skeleton height="100%" />
      </div>
    )
  // In a break nobody is asked to play (UN-32).
  const game = rest ? undefined : games.data?.records[0]
  const gifts = welfare.data?.items.filter(({ state }) => state === 'claimable').length
  const isIdle = bets.data?.count === 0
  const { order, count = 0, sum = '' } = unpaid.data ?? {}
  const isOne = count === 1
  const isAlone = !game && gifts === 0 && !order
  return (
    <nav className={css.band} aria-label={t('goingOn')}>
      {rest && (
        <Link className={css.cell} to={to('restraint')} data-rest>
          <Words icon="clock" name={restWords(`kind_${rest.kind}`)} way={restWords('details')}>
            {t('restUntil', { time: endText(rest.until) })}
          </Words>
        </Link>
      )}
      {order && (
        <Link
          className={css.cell}
          to={
            isOne ? to(WAIT_ROUTES[order.waitRoute], { orderNo: order.orderNo }) : to('transRecord', WAITING)
          }
          data-unpaid
        >
          <Words
            icon="deposit"
            name={
              <>
                {isOne ? t('unpaid') : t('unpaidOf', { count })}{' '}
                <Countdown
                  until={order.expireAt}
                  label={t('timeToPay')}
                  onEnd={() => void unpaid.refetch()}
                />
              </>
            }
            way={t(isOne ? 'continuePay' : 'look')}
          >
            {!isOne && t('together')} <Money yuan={sum} />
          </Words>
        </Link>
      )}
      {(!isIdle || (isAlone && !rest)) && (
        <Link
          className={css.cell}
          to={rest ? to('betRecord') : isIdle ? to('sport') : to('localSport', { enName: 'crty' })}
          state={isIdle || rest ? null : OPEN_BETS}
        >
          <Words icon="ticket" name={t('openBets')}>
            {!bets.data && t('look')}
            {isIdle && <span className={css.way}>{t('noOpenBets')}</span>}
            {bets.data && !isIdle && (
              <>
                {t('betsOf', { count: bets.data.count })} <Money yuan={bets.data.bet} />
              </>
            )}
          </Words>
        </Link>
      )}
      {game && !order && (
        <button type="button" className={css.cell} onClick={() => enterVenue(game)}>
          <Drawing kind="cover" fields={[game.category, game.gameCode, game.name]} className={css.cover} />
          <Words name={t('lastGame')}>{game.name}</Words>
        </button>
      )}
      {gifts !== 0 && !rest && (
        <Link className={css.cell} to={to('welfare')} data-gift={welfare.data && ''}>
          <Words icon="gift" name={t('gifts')} way={t('take')}>
            {welfare.data ? (
              <>
                {t('giftsOf', { count: gifts! })} <Money yuan={welfare.data.claimableTotal} />
              </>
            ) : (
              t('look')
            )}
          </Words>
        </Link>
      )}
    </nav>
  )
}
