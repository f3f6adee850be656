import { useIntersection, useMergedRef } from '@mantine/hooks'
import { type ReactNode, useState } from 'react'
import { useKeptHeight } from '../../slip/item/useKeptHeight.ts'
import css from './ChampionBoard.module.css'

interface Props {
  isDecided: boolean
  children: ReactNode
}

/** The place of a market: once it has its winner no lower than it stood, until that is below what is seen or the list is another. */
export const Placed = ({ isDecided, children }: Props) => {
  const [isLetGo, setLetGo] = useState(false)
  const kept = useKeptHeight<HTMLDivElement>(isDecided && !isLetGo)
  const { ref, entry } = useIntersection<HTMLDivElement>()
  const place = useMergedRef(kept, ref)
  const isBelow = entry !== null && !entry.isIntersecting && entry.boundingClientRect.top > 0
  if (isDecided && isBelow && !isLetGo) setLetGo(true)
  return (
    <div ref={place} className={css.placed}>
      {children}
    </div>
  )
}
