import { Skeleton, VisuallyHidden } from '@mantine/core'
import { CATEGORIES } from '@app/contract/venue/categories'
import type { Category } from '@app/contract/venue/categories'
import { useDeferredValue, useState } from 'react'
import { Link } from 'react-router-dom'
import { Icon } from '../../../art/Icon.tsx'
import { resting } from '../../../lib/device/resting.ts'
import { countText } from '../../../lib/text/amount.ts'
import { to } from '../../../paths.ts'
import { DemoMark } from '../../../ui/DemoMark/DemoMark.tsx'
import { useSignal } from '../../../lib/signal.ts'
import { artUrl } from '../../../ui/artUrl.ts'
import { SectionTitle } from '../../../ui/SectionTitle/SectionTitle.tsx'
import { VenueCard } from '../../../ui/VenueCard/VenueCard.tsx'
import { SCENES } from './scenes.data.ts'
import { useLobbyVenuesQuery } from '../lobby.api.ts'
import { enterVenue } from '../enterVenue.ts'
import { Failed } from '../Failed.tsx'
import { useScenesText } from './text.ts'
import css from './VenueScenes.module.css'

const MOST = 6

export const VenueScenes = () => {
  const t = useScenesText()
  const [category, setCategory] = useState<Category>('ZR')
  // In a break no hall is praised (UN-32).
  if (useSignal(resting)) return null
  return (
    <section aria-labelledby="venue-scenes">
      <SectionTitle
        id="venue-scenes"
        title={t('scenes')}
        hint={t('scenesHint')}
        more={{ to: to(SCENES[category].to), label: t('allOf', { name: t(SCENES[category].name) }) }}
      />
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
  const t = useScenesText()
  // Drawn in small steps, between which the page answers.
  const query = useLobbyVenuesQuery({ category })
  const data = useDeferredValue(query.data)
  const scene = SCENES[category]
  const shown = data?.slice(0, MOST) ?? []
  const online = data?.reduce((sum, venue) => sum + venue.online, 0)
  return (
    <div className={css.scene}>
      <Link to={to(scene.to)} className={css.stage}>
        <img src={artUrl('banner', scene.art)} alt="" loading="lazy" />
        <span className={css.words}>
          <span className={css.title}>{t(scene.title)}</span>
          <span className={css.line}>{t(scene.line)}</span>
          {(data || query.error === undefined) && (
            <span className={css.facts}>
              <span>
                <b>{data?.length}</b> {t('venueCount')}
              </span>
              <span>
                <b>{online !== undefined && countText(online)}</b> {t('onlineNow')}
              </span>
              <DemoMark of="figures" />
            </span>
          )}
          <span className={css.enter}>
            {t('enterHall')}
            <Icon name="chevronRight" size={14} />
          </span>
        </span>
      </Link>
      {!data && query.error !== undefined ? (
        <Failed of={query} name={t('scenes')} isWhole />
      ) : (
        <ul className={css.venues}>
          {data
            ? shown.map((venue) => (
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
      )}
    </div>
  )
}
