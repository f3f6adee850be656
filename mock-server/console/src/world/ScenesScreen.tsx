import { Button, Group, Paper, SimpleGrid, Text, Title } from '@mantine/core'
import type { SceneShown } from '@app/mock-server/testing/shapes'
import { act } from '../control.ts'
import { Copy } from '../Copy.tsx'
import { Part } from '../Part.tsx'
import { Told, Waiting } from '../Told.tsx'
import { useAct } from '../useAct.ts'
import { useLook } from '../useLook.ts'
import { world } from '../world.ts'

/** Named starting points: each opens signed in, in a world of its own. */
export const ScenesScreen = () => {
  const { data, error } = useLook<{ scenes: SceneShown[] }>('/scenes')
  const { run, isBusy, error: refused } = useAct()
  if (!data) return <Waiting error={error} />
  return (
    <Part title="场景">
      <Told error={refused} />
      <SimpleGrid cols={{ base: 1, md: 2, xl: 3 }}>
        {data.scenes.map((scene) => (
          <Paper key={scene.name} withBorder p="sm" component="article" aria-label={scene.title}>
            <Title order={3} size="h5">
              {scene.title}
            </Title>
            <Text size="sm" my={4}>
              {scene.story}
            </Text>
            <Text size="xs">
              {scene.name} · {scene.as ?? '游客'} · {scene.opens}
            </Text>
            <Group gap="xs" mt="xs">
              <Button component="a" href={scene.address} target="_blank">
                播放演示
              </Button>
              <Copy text={`${location.origin}${scene.address}`} label="复制链接" />
              <Button
                size="compact-xs"
                variant="default"
                disabled={isBusy}
                onClick={() => void run(() => act('POST', '/reset', { scene: scene.name }))}
              >
                把 {world} 重置到这里
              </Button>
            </Group>
          </Paper>
        ))}
      </SimpleGrid>
    </Part>
  )
}
