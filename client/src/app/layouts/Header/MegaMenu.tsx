import type { NavigationCategory } from '@app/contract/site/advertising'
import { Link } from 'react-router-dom'
import { Icon } from '../../../art/Icon.tsx'
import { useFrameText } from '../../../i18n/frame.ts'
import { useMegaText } from '../../../i18n/mega.ts'
import { resting } from '../../../lib/device/resting.ts'
import { useSignal } from '../../../lib/signal.ts'
import { to } from '../../../paths.ts'
import type { RouteName } from '../../../paths.ts'
import { VenueCard } from '../../../ui/VenueCard/VenueCard.tsx'
import { useLaunch } from '../useFrame.ts'
import css from './MegaMenu.module.css'

/** The panel holds six cards in one row; the rest is on the category's own page. */
const MOST = 6

const LINES = {
  TY: 'lineTY',
  ZR: 'lineZR',
  QP: 'lineQP',
  DJ: 'lineDJ',
  CP: 'lineCP',
  DZ: 'lineDZ',
  BY: 'lineBY',
} as const
const lineOf = (code: string) => (code in LINES ? LINES[code as keyof typeof LINES] : undefined)

const MegaMenu = ({ category, onClose }: { category: NavigationCategory; onClose: () => void }) => {
  const t = useFrameText()
  const mega = useMegaText()
  const launch = useLaunch()
  // Nobody on a break is told how good it is there (UN-32).
  const isResting = useSignal(resting)
  const line = isResting ? undefined : lineOf(category.code)
  return (
    <div
      id="mega-menu"
      className={css.panel}
      role="group"
      aria-label={t('venuesOf', { name: category.name })}
    >
      <div className={css.row}>
        <div>
          <p className={css.title}>{category.name}</p>
          {line && <p className={css.line}>{mega(line)}</p>}
          <Link to={to(category.link as RouteName & 'sport')} className={css.all} onClick={onClose}>
            {mega('allVenues')}
            <Icon name="chevronRight" size={14} />
          </Link>
        </div>
        <ul className={css.cards}>
          {category.venues.slice(0, MOST).map((venue) => (
            <li key={venue.enName}>
              <VenueCard
                name={venue.name}
                art={venue.image}
                badge={venue.status === 'maintenance' ? 'maintenance' : (venue.badge ?? undefined)}
                onEnter={() => {
                  onClose()
                  launch(venue)
                }}
              />
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

export default MegaMenu
