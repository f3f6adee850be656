import { SimpleGrid } from '@mantine/core'
import { Part } from '../ui/Part.tsx'
import { Waiting } from '../ui/Told.tsx'
import { useLook } from '../useLook.ts'
import { SceneCard } from './SceneCard.tsx'

/** Named starting points: each opens signed in, in a world of its own. */
export const ScenesScreen = () => {
  const { data, error } = useLook('/scenes')
  if (!data) return <Waiting error={error} />
  return (
    <Part
      title="场景"
      hint="每个场景都是一个故事的开头。播放会在新标签页打开一个只属于它的世界，并已登录好；互不影响，可以同时放几个。"
    >
      <SimpleGrid cols={{ base: 1, xs: 2, lg: 3, xl: 4 }} spacing="md">
        {data.scenes.map((scene) => (
          <SceneCard key={scene.name} scene={scene} />
        ))}
      </SimpleGrid>
    </Part>
  )
}
