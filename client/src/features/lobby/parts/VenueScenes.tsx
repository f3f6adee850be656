import { Skeleton, Tabs } from '@mantine/core'
import { CATEGORIES, CATEGORY_NAMES } from '@app/contract/venue/categories'
import type { Category } from '@app/contract/venue/categories'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { Icon } from '../../../art/Icon.tsx'
import { useLobbyText } from '../../../i18n/lobby.ts'
import { to } from '../../../paths.ts'
import { artUrl } from '../../../ui/artUrl.ts'
import { SectionTitle } from '../../../ui/SectionTitle/SectionTitle.tsx'
import { VenueCard } from '../../../ui/VenueCard/VenueCard.tsx'
import { SCENES } from '../scenes.data.ts'
import { useLobbyVenuesQuery } from '../lobby.api.ts'
import { enterVenue } from '../enterVenue.ts'
import css from './VenueScenes.module.css'

const MOST = 6

export const VenueScenes = () => {
  const t = useLobbyText()
  const [category, setCategory] = useState<Category>('TY')
  return (
    <section aria-labelledby="venue-scenes">
      <SectionTitle id="venue-scenes" title={t('scenes')} hint={t('scenesHint')} />
      <Tabs variant="none" value={category} onChange={(next) => setCategory((next ?? 'TY') as Category)} keepMounted={false}>
        <Tabs.List className={css.tabs} aria-label={t('scenes')}>
          {CATEGORIES.map((code) => (
            <Tabs.Tab key={code} value={code} className={css.tab}>
              <span className={css.label}>
                <Icon name={SCENES[code].icon} size={22} />
                {CATEGORY_NAMES[code]}
              </span>
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {CATEGORIES.map((code) => (
          <Tabs.Panel key={code} value={code}>
            <Scene category={code} />
          </Tabs.Panel>
        ))}
      </Tabs>
    </section>
  )
}

const Scene = ({ category }: { category: Category }) => {
  const t = useLobbyText()
  const { data } = useLobbyVenuesQuery({ category })
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
              <span><b>{data?.length}</b> {t('venueCount')}</span>
              <span><b>{online.toLocaleString('en')}</b> {t('onlineNow')}</span>
            </span>
          )}
          <span className={css.enter}>
            {t('enterHall')}
            <Icon name="chevronRight" size={14} />
          </span>
        </span>
      </Link>
      <ul className={css.venues}>
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
              <li key={place}><Skeleton className={css.place} radius="md" /></li>
            ))}
      </ul>
    </div>
  )
}
