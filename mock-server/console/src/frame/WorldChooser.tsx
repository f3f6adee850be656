import { NativeSelect } from '@mantine/core'
import { useLook } from '../useLook.ts'
import { goToWorld, world } from '../world.ts'

/** Which world this page is about; new ones are made on the screen of worlds. */
export const WorldChooser = () => {
  const { data } = useLook('/worlds')
  const names = [...new Set([world, ...(data?.worlds ?? []).map(({ name }) => name)])].toSorted()
  return (
    <NativeSelect
      aria-label="世界"
      data={names}
      value={world}
      maw={190}
      onChange={(event) => goToWorld(event.currentTarget.value)}
    />
  )
}
