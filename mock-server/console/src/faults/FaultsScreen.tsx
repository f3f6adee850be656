import { Button, Group, Stack, Table } from '@mantine/core'
import type { Armed } from '@app/mock-server/testing/shapes'
import { act } from '../control.ts'
import { Part } from '../Part.tsx'
import { Told, Waiting } from '../Told.tsx'
import { useAct } from '../useAct.ts'
import { useLook } from '../useLook.ts'
import { ArmForm } from './ArmForm.tsx'

const EVERY_MS = 2_000
const what = ({ status_code, http, kind, delay_ms }: Armed) =>
  [status_code, http && `HTTP ${http}`, kind, delay_ms && `延迟 ${delay_ms} ms`].filter(Boolean).join(' · ')

/** Arms answers on calls, and lists what is armed. */
export const FaultsScreen = () => {
  const { data, error } = useLook<{ faults: Armed[] }>('/faults', EVERY_MS)
  const { run, error: refused } = useAct()
  return (
    <Stack>
      <Part title="故障">
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
          <Table>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>接口</Table.Th>
                <Table.Th>结果</Table.Th>
                <Table.Th>次数</Table.Th>
                <Table.Th>操作</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {data.faults.map((fault) => (
                <Table.Tr key={fault.id}>
                  <Table.Td style={{ overflowWrap: 'anywhere' }}>{fault.path}</Table.Td>
                  <Table.Td>{what(fault)}</Table.Td>
                  <Table.Td>{fault.times === undefined ? '每次' : `还有 ${fault.times} 次`}</Table.Td>
                  <Table.Td>
                    <Group gap={4}>
                      <Button
                        size="compact-xs"
                        variant="default"
                        aria-label={`删除规则 ${fault.id}`}
                        onClick={() => void run(() => act('DELETE', `/faults/${fault.id}`))}
                      >
                        删除
                      </Button>
                    </Group>
                  </Table.Td>
                </Table.Tr>
              ))}
              {data.faults.length === 0 && (
                <Table.Tr>
                  <Table.Td colSpan={4}>没有布置任何故障</Table.Td>
                </Table.Tr>
              )}
            </Table.Tbody>
          </Table>
        ) : (
          <Waiting error={error} />
        )}
      </Part>
    </Stack>
  )
}
