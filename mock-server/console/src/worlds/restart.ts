import { act } from '../control.ts'
import { isDrawer, wish } from '../page.ts'

/** This world as new, or at the beginning of a scene; the page around a drawer begins there as well. */
export const restart = async (scene?: string): Promise<void> => {
  const { name, as, opens } = await act('POST', '/reset', scene === undefined ? {} : { scene })
  if (!isDrawer) return
  const session = as ? await act('POST', `/members/${as}/session`, {}) : undefined
  wish({ do: 'enter', world: name, path: opens, session })
}
