import type { Armed } from '@app/contract/control/faults'
import { Button, Stack } from '@mantine/core'
import { act } from '../control.ts'
import { type Column, Listing } from '../ui/Listing.tsx'
import { Mono } from '../ui/Mono.tsx'
import { Tag } from '../ui/Tag.tsx'
import { Part } from '../ui/Part.tsx'
import { Told, Waiting } from '../ui/Told.tsx'
import { useAct } from '../useAct.ts'
import { useLook } from '../useLook.ts'
import { ArmForm } from './ArmForm.tsx'
import { kindText } from './kinds.ts'

const EVERY_MS = 2_000
const what = ({ status_code, http, kind, after, delay_ms }: Armed) =>
  [
    after && '执行后',
    status_code,
    http && `HTTP ${http}`,
    kind && kindText(kind),
    delay_ms && `延迟 ${delay_ms} ms`,
  ]
    .filter(Boolean)
    .join(' · ')

/** Arms answers on calls, and lists what is armed. */
export const FaultsScreen = () => {
  const { data, error } = useLook('/faults', EVERY_MS)
  const { run, error: refused } = useAct()
  const columns: Column<Armed>[] = [
    { title: '接口', cell: ({ path }) => <Mono>{path}</Mono> },
    { title: '结果', cell: (fault) => <Tag tone="forced">{what(fault)}</Tag> },
    { title: '次数', cell: ({ times }) => (times === undefined ? '每次' : `还有 ${times} 次`) },
    {
      title: '操作',
      cell: ({ id }) => (
        <Button
          size="compact-xs"
          variant="default"
          aria-label={`删除规则 ${id}`}
          onClick={() => void run(() => act('DELETE', `/faults/${id}`))}
        >
          删除
        </Button>
      ),
    },
  ]
  return (
    <Stack>
      <Part
        title="故障"
        hint="选接口、选结果、选一次还是每次。强制的回答从不改动数据，放开后一切照旧；“执行后”的只丢失回答，事情已经办了。"
      >
        <ArmForm />
      </Part>
      <Part
        title="已布置"
        tools={
          <Button variant="default" onClick={() => void run(() => act('DELETE', '/faults'))}>
            全部清除
          </Button>
        }
      >
        <Told error={refused} />
        {data ? (
          <Listing
            label="已布置的故障"
            columns={columns}
            rows={data.faults}
            keyOf={({ id }) => id}
            empty="没有布置任何故障"
          />
        ) : (
          <Waiting error={error} />
        )}
      </Part>
    </Stack>
  )
}
