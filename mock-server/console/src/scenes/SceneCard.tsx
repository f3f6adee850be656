import type { SceneShown } from '@app/contract/control/worlds'
import { Button, Group, Paper, Text, Title } from '@mantine/core'
import { Copy } from '../ui/Copy.tsx'
import { Sure } from '../ui/Sure.tsx'
import { Told } from '../ui/Told.tsx'
import { useAct } from '../useAct.ts'
import { restart } from '../worlds/restart.ts'
import { onHost, world } from '../world.ts'
import { pictureOf } from './pictures.ts'
import classes from './SceneCard.module.css'

/** A scene with its picture: play it, hand on its address, or begin this world there. */
export const SceneCard = ({ scene }: { scene: SceneShown }) => {
  const { run, isBusy, error } = useAct()
  const address = onHost(scene.address)
  return (
    <Paper withBorder component="article" aria-label={scene.title} className={classes.card}>
      <a
        href={address}
        target="_blank"
        rel="noreferrer"
        tabIndex={-1}
        aria-hidden
        className={classes.picture}
      >
        <img src={pictureOf(scene.name)} alt="" width={480} height={300} loading="lazy" />
      </a>
      <div className={classes.text}>
        <Title order={3} size="h6">
          {scene.title}
        </Title>
        <Text size="sm" className={classes.story}>
          {scene.story}
        </Text>
        <Text size="xs" c="dimmed" ff="monospace">
          {scene.name} · {scene.as ?? '游客'} · {scene.opens}
        </Text>
        <Group gap={6}>
          <Button component="a" href={address} target="_blank" aria-label={`播放演示：${scene.title}`}>
            播放演示
          </Button>
          <Copy text={`${location.origin}${address}`} label="复制链接" name={`复制链接：${scene.title}`} />
          <Sure
            size="compact-xs"
            label="重置到此"
            name={`重置到此：${scene.title}`}
            question={`${world} 会从“${scene.title}”重新开始，现有的数据都会消失。`}
            disabled={isBusy}
            onSure={() => void run(() => restart(scene.name))}
          />
        </Group>
        <Told error={error} />
      </div>
    </Paper>
  )
}
