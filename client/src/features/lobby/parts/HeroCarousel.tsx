import { Carousel } from '@mantine/carousel'
import '@mantine/carousel/styles.css'
import { useReducedMotion } from '@mantine/hooks'
import type { Ad } from '@app/contract/site/advertising'
import type { EmblaCarouselType } from 'embla-carousel'
import { useEffect, useState } from 'react'
import { Icon } from '../../../art/Icon.tsx'
import { useLobbyText } from '../../../i18n/lobby.ts'
import css from './Hero.module.css'
import { HeroSlide } from './HeroSlide.tsx'

/** look.md: five seconds a banner. */
const TURN_MS = 5000

const HeroCarousel = ({ ads }: { ads: readonly Ad[] }) => {
  const t = useLobbyText()
  const isStill = useReducedMotion()
  const [embla, setEmbla] = useState<EmblaCarouselType>()
  const [at, setAt] = useState(0)
  const [isHeld, setHeld] = useState(false)
  const [isStopped, setStopped] = useState(false)
  const turns = !isStill && !isStopped && !isHeld
  useEffect(() => {
    if (!turns || !embla) return
    const timer = setTimeout(() => embla.scrollNext(), TURN_MS)
    return () => clearTimeout(timer)
  }, [turns, embla, at])
  return (
    <div
      className={css.stage}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Carousel
        height="100%"
        emblaOptions={{ loop: true, duration: isStill ? 0 : 28 }}
        getEmblaApi={setEmbla}
        onSlideChange={setAt}
        previousControlIcon={<Icon name="chevronLeft" size={20} />}
        nextControlIcon={<Icon name="chevronRight" size={20} />}
        previousControlProps={{ 'aria-label': t('heroPrevious') }}
        nextControlProps={{ 'aria-label': t('heroNext') }}
        controlSize={44}
        classNames={{ root: css.root, viewport: css.full, container: css.full, controls: css.controls, control: css.control }}
      >
        {ads.map((ad, index) => (
          <Carousel.Slide key={ad.id} aria-label={t('heroSlide', { index: index + 1, count: ads.length })}>
            <HeroSlide ad={ad} isFirst={index === 0} isHidden={index !== at} />
          </Carousel.Slide>
        ))}
      </Carousel>
      <div className={css.bars}>
        {ads.map((ad, index) => (
          <button
            key={ad.id}
            type="button"
            className={css.bar}
            aria-label={t('heroGo', { title: ad.title })}
            aria-current={index === at}
            data-turns={turns || undefined}
            onClick={() => embla?.scrollTo(index)}
          >
            <span />
          </button>
        ))}
        {!isStill && (
          <button type="button" className={css.pause} aria-pressed={isStopped} aria-label={t('heroPause')} onClick={() => setStopped(!isStopped)}>
            <Icon name={isStopped ? 'play' : 'pause'} size={14} />
          </button>
        )}
      </div>
    </div>
  )
}

export default HeroCarousel
