import { useState } from 'react'

/** The ids as they have stood since the list was opened: what leaves it keeps its place, what is new comes after. */
export const useInPlace = (ids: readonly string[]): readonly string[] => {
  const [placed, setPlaced] = useState(ids)
  const added = ids.filter((id) => !placed.includes(id))
  if (added.length === 0) return placed
  const next = [...placed, ...added]
  setPlaced(next)
  return next
}
