import { Button, CloseButton, Group, Paper, Text } from '@mantine/core'
import { STATUS, type StatusName } from '@app/contract/kit/status'
import { act } from '../control.ts'
import { goTo } from '../screen.ts'
import { Mono } from '../ui/Mono.tsx'
import { Tag } from '../ui/Tag.tsx'
import { Told } from '../ui/Told.tsx'
import { useAct } from '../useAct.ts'
import { type CoveredEndpoint, type Pair, STATE_TEXT, stateOf } from './pair.ts'

interface PairDetailProps {
  endpoint: CoveredEndpoint
  pair: Pair
  onClose: () => void
}

/** One pair: how often it was served, and the ways to it. */
export const PairDetail = ({ endpoint, pair, onClose }: PairDetailProps) => {
  const { run, isBusy, error } = useAct()
  const { code, name, natural, forced } = pair
  const message = name === null ? '' : STATUS[name as StatusName].message
  const force = () =>
    void run(() => act('POST', '/faults', { path: endpoint.path, status_code: code, times: 1 }))
  return (
    <Paper withBorder p="sm" component="section" aria-label={`${endpoint.id} ${code}`}>
      <Group justify="space-between" wrap="nowrap" align="flex-start">
        <div>
          <Group gap="xs">
            <Text fw={700}>
              {code} {message || name}
            </Text>
            <Tag tone={natural > 0 ? 'good' : forced > 0 ? 'forced' : 'quiet'}>
              {STATE_TEXT[stateOf(pair)]}
            </Tag>
          </Group>
          <Mono c="dimmed">
            {endpoint.method} {endpoint.path}
          </Mono>
          <Text size="sm">
            自然 {natural} 次 · 强制 {forced} 次{pair.common && pair.declared && ' · 任何接口都可能答出'}
          </Text>
        </div>
        <CloseButton aria-label="关闭" onClick={onClose} />
      </Group>
      <Group gap="xs" mt="xs">
        {code !== STATUS.SUCCESS.code && (
          <Button disabled={isBusy} onClick={force}>
            在下一次调用时强制
          </Button>
        )}
        <Button variant="default" onClick={() => goTo(`try/${endpoint.id}`)}>
          试用这个接口
        </Button>
        <Button variant="default" onClick={() => goTo(`codes/${code}`)}>
          怎样自然发生
        </Button>
      </Group>
      <Told error={error} />
    </Paper>
  )
}
