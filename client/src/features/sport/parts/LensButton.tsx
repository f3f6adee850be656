import { ActionIcon } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import type { OddsType, PlayedSport } from '@app/contract/sport/codes'
import type { GameInfo, MarketLine } from '@app/contract/sport/feed'
import { marketName } from '@app/contract/sport/markets'
import { Icon } from '../../../art/Icon.tsx'
import { useSportText } from '../../../i18n/sport.ts'
import type { Trails } from '../trail.ts'

const OddsLens = lazy(() => import('./OddsLens.tsx'))

interface Props {
  lines: readonly MarketLine[]
  info: GameInfo
  sport: PlayedSport
  oddsType: OddsType
  trails: Trails
}

/** Opens the lens on a market. */
export const LensButton = ({ lines, info, sport, oddsType, trails }: Props) => {
  const t = useSportText()
  const [isOpen, setOpen] = useState(false)
  const market = marketName(lines[0]?.wtype ?? '', sport)
  return (
    <>
      <ActionIcon size={24} aria-label={t('lensOf', { market })} onClick={() => setOpen(true)}>
        <Icon name="eye" size={14} />
      </ActionIcon>
      {isOpen && (
        <Suspense>
          <OddsLens
            lines={lines}
            info={info}
            title={market}
            oddsType={oddsType}
            trails={trails}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}
