import { useState } from 'react'

/** Which of the rows that are shown are ticked; who leaves the list is no longer. */
export const useMarked = (ids: readonly string[]) => {
  const [chosen, setChosen] = useState<readonly string[]>([])
  const marked = chosen.filter((id) => ids.includes(id))
  return {
    marked,
    mark: (id: string, isIn: boolean) =>
      setChosen(isIn ? [...marked, id] : marked.filter((one) => one !== id)),
    markAll: (isIn: boolean) => setChosen(isIn ? ids : []),
  }
}
