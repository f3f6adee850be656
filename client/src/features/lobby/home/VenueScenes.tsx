import { Skeleton, VisuallyHidden } from '@mantine/core'
import { CATEGORIES } from '@app/contract/venue/categories'
import type { Category } from '@app/contract/venue/categories'
import { Suspense, useDeferredValue, useState } from 'react'
import { Link } from 'react-router-dom'
import { Icon } from '../../../art/Icon.tsx'
import { useLobbyText } from '../text.ts'
import { countText } from '../../../lib/text/amount.ts'
import { lazyPart } from '../../../lib/lazyPart.ts'
import { to } from '../../../paths.ts'
import { artUrl } from '../../../ui/artUrl.ts'
import { SectionTitle } from '../../../ui/SectionTitle/SectionTitle.tsx'
import { VenueCard } from '../../../ui/VenueCard/VenueCard.tsx'
import { SCENES } from '../scenes.data.ts'
import { useLobbyVenuesQuery } from '../lobby.api.ts'
import { enterVenue } from '../enterVenue.ts'
import css from './VenueScenes.module.css'

const Failed = lazyPart(() => import('../Failed.tsx'), 'Failed')

const MOST = 6

export const VenueScenes = () => {
  const t = useLobbyText()
  const [category, setCategory] = useState<Category>('TY')
  return (
    <section aria-labelledby="venue-scenes">
      <SectionTitle id="venue-scenes" title={t('scenes')} hint={t('scenesHint')} />
      <fieldset className={css.tabs}>
        <VisuallyHidden component="legend">{t('scenes')}</VisuallyHidden>
        {CATEGORIES.map((code) => (
          <label key={code} className={css.tab}>
            <input
              type="radio"
              data-cover
              name="venue-scene"
              checked={code === category}
              onChange={() => setCategory(code)}
            />
            <Icon name={SCENES[code].icon} size={22} />
            {t(SCENES[code].name)}
          </label>
        ))}
      </fieldset>
      <Scene key={category} category={category} />
    </section>
  )
}

const Scene = ({ category }: { category: Category }) => {
  const t = useLobbyText()
  // Drawn in small steps, between which the page answers.
  const query = useLobbyVenuesQuery({ category })
  const data = useDeferredValue(query.data)
  const scene = SCENES[category]
  const online = data?.reduce((sum, venue) => sum + venue.online, 0)
  return (
    <div className={css.scene}>
      <Link to={to(scene.to)} className={css.stage}>
        <img src={artUrl('banner', scene.art)} alt="" loading="lazy" />
        <span className={css.words}>
          <span className={css.title}>{t(scene.title)}</span>
          <span className={css.line}>{t(scene.line)}</span>
          {online !== undefined && (
            <span className={css.facts}>
              <span>
                <b>{data?.length}</b> {t('venueCount')}
              </span>
              <span>
                <b>{countText(online)}</b> {t('onlineNow')}
              </span>
            </span>
          )}
          <span className={css.enter}>
            {t('enterHall')}
            <Icon name="chevronRight" size={14} />
          </span>
        </span>
      </Link>
      <Suspense>
        {!data && query.error !== undefined && <Failed of={query} name={t('scenes')} isWhole />}
      </Suspense>
      <ul className={css.venues} hidden={!data && query.error !== undefined}>
        {data
          ? data.slice(0, MOST).map((venue) => (
              <li key={venue.enName}>
                <VenueCard
                  name={venue.name}
                  note={venue.tagline}
                  art={venue.image}
                  badge={venue.status === 'maintenance' ? 'maintenance' : (venue.badge ?? undefined)}
                  onEnter={() => enterVenue(venue)}
                />
              </li>
            ))
          : Array.from({ length: MOST }, (_, place) => (
              <li key={place}>
                <Skeleton className={css.place} radius="md" />
              </li>
            ))}
      </ul>
    </div>
  )
}
