import type { Ad } from '@app/contract/site/advertising'
import { Link } from 'react-router-dom'
import { Icon } from '../../../art/Icon.tsx'
import { useLobbyText } from '../text.ts'
import { leaveFirstPaint } from '../../../lib/firstPaint.ts'
import { toNamed } from '../../../paths.ts'
import css from './Hero.module.css'

interface Props {
  ad: Ad
  /** The largest picture of the first paint: asked for early. */
  isFirst?: boolean
  /** Off the stage: out of reach of Tab. */
  isHidden?: boolean
}

export const HeroSlide = ({ ad, isFirst = false, isHidden = false }: Props) => {
  const t = useLobbyText()
  const link = toNamed(ad.linkRoute, ad.linkId)
  return (
    <div className={css.slide} inert={isHidden}>
      <img
        className={css.picture}
        src={ad.image}
        alt={ad.imageAlt}
        fetchPriority={isFirst ? 'high' : 'low'}
        loading={isFirst ? 'eager' : 'lazy'}
        decoding="async"
        onLoad={(event) => isFirst && void event.currentTarget.decode().finally(leaveFirstPaint)}
        onError={leaveFirstPaint}
      />
      <div className={css.words}>
        {ad.type && <p className={css.kind}>{ad.type}</p>}
        <p className={css.title}>{ad.title}</p>
        <p className={css.subtitle}>{ad.subtitle}</p>
        {link && (
          <Link to={link} className={css.action} aria-label={`${t('heroAction')} ${ad.title}`}>
            {t('heroAction')}
            <Icon name="chevronRight" size="1em" />
          </Link>
        )}
      </div>
    </div>
  )
}
