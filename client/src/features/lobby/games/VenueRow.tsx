import type { VenueInfo } from '@app/contract/venue/venueInfo'
import { Button, Skeleton } from '@mantine/core'
import { useBalance } from '../../../api/balance.ts'
import { useSite } from '../../../api/siteConfig.ts'
import { Icon } from '../../../art/Icon.tsx'
import { useLobbyText } from '../text.ts'
import { useGamesText } from './text.ts'
import { useScenesText } from '../scenes/text.ts'
import { countText } from '../../../lib/text/amount.ts'
import { shortDateTimeText } from '../../../lib/text/date.ts'
import { Badge } from '../../../ui/Badge/Badge.tsx'
import { Money } from '../../../ui/Money/Money.tsx'
import { opensWindow } from '../../../lib/ownWindow.ts'
import { enterVenue } from '../enterVenue.ts'
import css from './VenueRow.module.css'

/** A venue told in full: what it has, who is there, what it pays back, and the way in; in a break of the member's own its press says why not. */
export const VenueRow = ({ venue, isAtRest }: { venue: VenueInfo; isAtRest: boolean }) => {
  const t = useScenesText()
  const games = useGamesText()
  const isResting = venue.status === 'maintenance'
  const purse = useBalance().data
  // What lies in all venues together follows with 免转: then it is the header's figure, on every card the same.
  const isOwn = purse && (!purse.autoTransfer || venue.activityLocked)
  const word = games(isAtRest ? 'atRest' : 'enterVenue')
  const isAway = opensWindow(venue, useSite().gameOpenFlag)
  return (
    <article className={css.row} data-resting={isResting || undefined}>
      <div className={css.stage}>
        <img className={css.art} src={venue.image} alt="" loading="lazy" />
        <h2 className={css.name}>{venue.name}</h2>
        <span className={css.badge}>
          {isResting ? <Badge kind="maintenance" /> : venue.badge && <Badge kind={venue.badge} />}
        </span>
        {!isAtRest && <p className={css.tagline}>{venue.tagline}</p>}
      </div>
      <div className={css.body}>
        {!isAtRest && (
          <ul className={css.features}>
            {venue.features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
        )}
        <div className={css.foot}>
          <p className={css.facts}>
            {isResting && venue.maintenanceUntil !== null
              ? games('restsUntil', { time: shortDateTimeText(venue.maintenanceUntil) })
              : !isAtRest && (
                  <span>
                    <b>{countText(venue.online)}</b> {t('onlineNow')}
                  </span>
                )}
            {venue.rebateRate !== null && !isAtRest && (
              <span>{games('rebate', { rate: venue.rebateRate })}</span>
            )}
            {isOwn && venue.balance !== null && (
              <span>
                {games('venueBalance')} <Money yuan={venue.balance} />
              </span>
            )}
          </p>
          <Button
            data-rest={isAtRest || undefined}
            variant={isResting || isAtRest ? 'light' : 'filled'}
            color={isResting || isAtRest ? 'gray' : 'brand'}
            aria-label={
              isAtRest ? `${venue.name} ${word}` : `${word} ${venue.name}${isAway ? games('inWindow') : ''}`
            }
            onClick={() => enterVenue(venue)}
          >
            {isAtRest ? (
              word
            ) : (
              <>
                <span className={css.word}>{word}</span>
                <Icon
                  name={isAway ? 'external' : 'chevronRight'}
                  size={16}
                  className={isAway ? css.away : css.go}
                />
              </>
            )}
          </Button>
        </div>
      </div>
    </article>
  )
}

const PLACES = 4

/** Where the venues will be, while they are on the way. */
export const VenuePlaces = () => {
  const t = useLobbyText()
  return (
    <div className={css.places} role="status" aria-label={t('loading')}>
      {Array.from({ length: PLACES }, (_, place) => (
        <Skeleton key={place} className={css.place} radius="lg" />
      ))}
    </div>
  )
}
