import type { WorldListed } from '@app/contract/control/worlds'
import { Button, Group, Stack, Text } from '@mantine/core'
import { act } from '../control.ts'
import { timeText } from '../time.ts'
import { type Column, Listing } from '../ui/Listing.tsx'
import { sizeText } from '../ui/money.ts'
import { Mono } from '../ui/Mono.tsx'
import { Part } from '../ui/Part.tsx'
import { Sure } from '../ui/Sure.tsx'
import { Tag } from '../ui/Tag.tsx'
import { Told, Waiting } from '../ui/Told.tsx'
import { useAct } from '../useAct.ts'
import { useLook } from '../useLook.ts'
import { goToWorld, onHost, world } from '../world.ts'
import { lastsText } from '../time.ts'
import { NewWorld } from './NewWorld.tsx'
import { restart } from './restart.ts'

const EVERY_MS = 3_000

/** Complete copies of the site that never meet: to list, make, enter and drop. */
export const WorldsScreen = () => {
  const { data, error } = useLook('/worlds', EVERY_MS)
  const { run, isBusy, error: refused } = useAct()
  if (!data) return <Waiting error={error} />
  const columns: Column<WorldListed>[] = [
    {
      title: '世界',
      cell: ({ name }) => (
        <Group gap={6} wrap="nowrap">
          <Mono fw={600}>{name}</Mono>
          {name === world && <Tag tone="info">当前</Tag>}
        </Group>
      ),
    },
    { title: '种子', cell: ({ seed }) => seed, align: 'right', isMinor: true },
    { title: '站点时间', cell: ({ now }) => timeText(now) },
    { title: '大小', cell: ({ bytes }) => sizeText(bytes), align: 'right', isMinor: true },
    { title: '已打开', cell: ({ ageMs }) => lastsText(ageMs), align: 'right', isMinor: true },
    { title: '闲置', cell: ({ idleMs }) => lastsText(idleMs), align: 'right', isMinor: true },
    {
      title: '连接',
      align: 'right',
      isMinor: true,
      cell: ({ sockets }) => <Tag tone={sockets > 0 ? 'good' : 'quiet'}>{sockets}</Tag>,
    },
    { title: '保存', cell: ({ persisted }) => (persisted ? '文件' : '内存'), isMinor: true },
    {
      title: '操作',
      cell: ({ name }) => (
        <Group gap={4}>
          <Button
            size="compact-xs"
            variant="default"
            disabled={name === world}
            aria-label={`切换到 ${name}`}
            onClick={() => goToWorld(name)}
          >
            切换
          </Button>
          <Button
            size="compact-xs"
            variant="default"
            component="a"
            href={onHost(`/?__world=${name}`)}
            target="_blank"
            aria-label={`打开站点 ${name}`}
          >
            打开站点
          </Button>
          <Sure
            size="compact-xs"
            label="删除"
            name={`删除 ${name}`}
            question={`${name} 的成员、钱、比赛都会消失${name === 'default' ? '，下次打开时重新生成' : ''}。`}
            onSure={() => void run(() => act('DELETE', `/worlds/${name}`))}
          />
        </Group>
      ),
    },
  ]
  return (
    <Stack>
      <Part
        title="世界"
        hint="每个世界是站点的一份完整副本：自己的成员、钱、时钟、故障与连接。内存中的世界闲置 30 分钟后消失，最多 200 个。"
        tools={
          <Sure
            label="重置"
            name={`重置 ${world}`}
            question={`把 ${world} 恢复为初始数据。`}
            disabled={isBusy}
            onSure={() => void run(() => restart())}
          />
        }
      >
        <Told error={refused} />
        <Listing
          label="世界"
          columns={columns}
          rows={data.worlds.toSorted((a, b) => a.name.localeCompare(b.name))}
          keyOf={({ name }) => name}
          empty="没有世界"
          isMarked={({ name }) => name === world}
        />
      </Part>
      <Part
        title="新建世界"
        hint="也可以直接在地址后写 ?__world=名称，或在请求里带 x-mock-world，首次使用时自动创建。"
      >
        <NewWorld taken={data.worlds.map(({ name }) => name)} />
        <Text size="xs" c="dimmed">
          相同的种子、相同的调用、相同的时钟，得到逐字节相同的回答。
        </Text>
      </Part>
    </Stack>
  )
}
