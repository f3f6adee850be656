import type { Dual, Played } from '@app/contract/control/dual'
import { isWorldName } from '@app/contract/control/worldName'
import { Button, FileButton, Group, Text } from '@mantine/core'
import { useState } from 'react'
import { act, download, upload } from '../control.ts'
import { timeText } from '../time.ts'
import { type Column, Listing } from '../ui/Listing.tsx'
import { NameField } from '../ui/NameField.tsx'
import { Part } from '../ui/Part.tsx'
import { Sure } from '../ui/Sure.tsx'
import { Told } from '../ui/Told.tsx'
import { useAct } from '../useAct.ts'
import { goToWorld } from '../world.ts'

type Kept = Dual['kept'][number]
const KIB = 1024
const sum = (counts: Record<string, number>) => Object.values(counts).reduce((all, count) => all + count, 0)

/** Keeps the run behind a mask, and lives through a kept one in a world of its own. */
export const KeptScenes = ({ kept, isOn }: { kept: Kept[]; isOn: boolean }) => {
  const { run, isBusy, error } = useAct()
  const [name, setName] = useState('')
  const [played, setPlayed] = useState<Played>()
  const columns: Column<Kept>[] = [
    { title: '名称', cell: (row) => row.name },
    { title: '时间', cell: ({ at }) => timeText(at) },
    { title: '调用与消息', cell: ({ calls, frames }) => `${calls} + ${frames}` },
    { title: '已替换', cell: ({ replaced }) => `${sum(replaced)} 个值` },
    { title: '大小', cell: ({ bytes }) => `${Math.ceil(bytes / KIB)} KB`, isMinor: true },
    {
      title: '文件',
      cell: (row) => (
        <Group gap={4} wrap="nowrap">
          <Button
            size="compact-xs"
            variant="default"
            aria-label={`下载 ${row.name}`}
            disabled={isBusy}
            onClick={() => void run(() => download(`/dual/kept/${row.name}`, `${row.name}.dual.json`))}
          >
            下载
          </Button>
          <Sure
            size="compact-xs"
            label="删除"
            name={`删除 ${row.name}`}
            question={`删除场景 ${row.name}？`}
            disabled={isBusy}
            onSure={() => void run(() => act('DELETE', `/dual/kept/${row.name}`))}
          />
        </Group>
      ),
    },
  ]
  return (
    <Part
      title="留作场景"
      hint="姓名、电话、卡号、令牌、地址等一律换成别的值，同一个值处处换成同一个；站点自己的文字保留。留下的场景是 DATA_DIR 里的文件，重启后还在；打开时在新世界里重演一遍并对照。"
    >
      <Group align="flex-end" gap="xs">
        <NameField label="场景名称" value={name} onName={setName} w={220} disabled={!isOn} />
        <Button
          disabled={!isOn || isBusy || !isWorldName(name)}
          onClick={() => void run(() => act('POST', '/dual/kept', { name }))}
        >
          留作场景
        </Button>
        <FileButton
          accept=".json,application/json"
          inputProps={{ 'aria-label': '场景文件' }}
          onChange={(file) =>
            file &&
            void run(async () => setPlayed(await upload('POST', '/dual/open', file, 'application/json')))
          }
        >
          {(props) => (
            <Button {...props} variant="default" loading={isBusy}>
              打开场景文件
            </Button>
          )}
        </FileButton>
      </Group>
      <Told error={error} />
      {played && (
        <Group gap="xs" role="status">
          <Text size="sm">
            已在 {played.name} 重演 {played.calls} 次调用，对照了 {played.compared} 次，有{' '}
            {played.differences.length} 处差异。
          </Text>
          <Button size="compact-xs" onClick={() => goToWorld(played.name)}>
            切换到 {played.name}
          </Button>
        </Group>
      )}
      <Listing
        label="留下的场景"
        columns={columns}
        rows={kept}
        keyOf={(row) => row.name}
        empty="还没有留下场景。"
      />
    </Part>
  )
}
