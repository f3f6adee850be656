import type { SnapshotListed } from '@app/contract/control/worlds'
import { isWorldName } from '@app/contract/control/worldName'
import { Button, FileButton, Group } from '@mantine/core'
import { useState } from 'react'
import { act, download, upload } from '../control.ts'
import { timeText } from '../time.ts'
import { type Column, Listing } from '../ui/Listing.tsx'
import { sizeText } from '../ui/money.ts'
import { Mono } from '../ui/Mono.tsx'
import { NameField } from '../ui/NameField.tsx'
import { Part } from '../ui/Part.tsx'
import { Sure } from '../ui/Sure.tsx'
import { Told, Waiting } from '../ui/Told.tsx'
import { useAct } from '../useAct.ts'
import { useLook } from '../useLook.ts'
import { world } from '../world.ts'

const OCTETS = 'application/octet-stream'
/** my.file (2).sqlite → my-file-2: what may be a snapshot's name. */
const nameOf = (file: string) =>
  file
    .replace(/\.\w+$/, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 40) || 'uploaded'

/** The whole world under a name: save it, bring it back, carry it to another machine. */
export const Snapshots = () => {
  const { data, error } = useLook('/snapshots')
  const { run, isBusy, error: refused } = useAct()
  const [name, setName] = useState('')
  const columns: Column<SnapshotListed>[] = [
    { title: '快照', cell: (one) => <Mono fw={600}>{one.name}</Mono> },
    { title: '大小', cell: ({ bytes }) => sizeText(bytes), align: 'right' },
    { title: '保存于', cell: ({ at }) => timeText(at) },
    {
      title: '操作',
      cell: (one) => (
        <Group gap={4}>
          <Sure
            size="compact-xs"
            label="恢复"
            name={`恢复 ${one.name}`}
            question={`${world} 会回到保存“${one.name}”的那一刻，此后的变化都会消失。`}
            disabled={isBusy}
            onSure={() => void run(() => act('POST', `/snapshots/${one.name}/restore`, {}))}
          />
          <Button
            size="compact-xs"
            variant="default"
            aria-label={`下载 ${one.name}`}
            onClick={() => void run(() => download(`/snapshots/${one.name}`, `${world}-${one.name}.sqlite`))}
          >
            下载
          </Button>
          <Sure
            size="compact-xs"
            label="删除"
            name={`删除 ${one.name}`}
            question={`快照“${one.name}”（${sizeText(one.bytes)}）会被删除，不能恢复；世界 ${world} 不变。`}
            disabled={isBusy}
            onSure={() => void run(() => act('DELETE', `/snapshots/${one.name}`))}
          />
        </Group>
      ),
    },
  ]
  return (
    <Part
      title="快照"
      hint="数据库的完整副本，含会员资料、密码摘要与未过期的验证码：只交给可以登录这些演示账号的人。"
      tools={
        <FileButton
          accept=".sqlite,.db"
          inputProps={{ 'aria-label': '快照文件' }}
          onChange={(file) =>
            file && void run(() => upload('PUT', `/snapshots/${nameOf(file.name)}`, file, OCTETS))
          }
        >
          {(props) => (
            <Button {...props} variant="default" disabled={isBusy}>
              上传快照
            </Button>
          )}
        </FileButton>
      }
    >
      <Group align="flex-end" gap="xs">
        <NameField label="快照名称" placeholder="before-the-goal" w={220} value={name} onName={setName} />
        <Button
          disabled={isBusy || !isWorldName(name)}
          onClick={() =>
            void run(async () => {
              await act('POST', '/snapshots', { name })
              setName('')
            })
          }
        >
          保存 {world} 的现状
        </Button>
      </Group>
      <Told error={refused} />
      {data ? (
        <Listing
          label="快照"
          columns={columns}
          rows={data.snapshots.toSorted((a, b) => b.at - a.at)}
          keyOf={(one) => one.name}
          empty="这个世界还没有快照"
        />
      ) : (
        <Waiting error={error} />
      )}
    </Part>
  )
}
