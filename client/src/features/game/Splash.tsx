import { LAUNCHING } from '@app/contract/rules/texts'
import { Button, Group, Loader } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useSite } from '../../api/siteConfig.ts'
import { BrandSign } from '../../art/BrandSign.tsx'
import { useLiteral } from '../../i18n/literal.ts'
import css from './GameFrame.module.css'
import { useGameText } from './text.ts'

/** A game that takes longer than a slow line needs. */
const PATIENCE_MS = 20_000

interface Props {
  /** With 免转 the money comes home by itself. */
  follows: boolean
  onRetry: () => void
  onLeave: () => void
}

/** Until the game is drawn; one that doesn't come says so after a while, where the money is, and leads on. */
export const Splash = ({ follows, onRetry, onLeave }: Props) => {
  const t = useGameText()
  const literal = useLiteral()
  const { brandName } = useSite()
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [])
  if (!isLate)
    return (
      <div className={css.splash} role="status" aria-label={literal(LAUNCHING)}>
        <BrandSign size="4em" title={brandName} />
        <Loader />
      </div>
    )
  return (
    <div className={css.splash} data-late role="alert">
      <BrandSign size="4em" title={brandName} />
      <p>
        <strong>{t('late')}</strong>
      </p>
      <p>{t(follows ? 'lateFollows' : 'lateVenue')}</p>
      <Group gap={12} justify="center">
        <Button size="md" onClick={onRetry}>
          {t('retry')}
        </Button>
        <Button size="md" variant="default" onClick={onLeave}>
          {t('toHall')}
        </Button>
      </Group>
    </div>
  )
}
