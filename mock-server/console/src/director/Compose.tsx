import type { NewMatch } from '@app/contract/control/matches'
import {
  Button,
  Group,
  Modal,
  NativeSelect,
  NumberInput,
  SimpleGrid,
  Stack,
  Text,
  TextInput,
} from '@mantine/core'
import { useState } from 'react'
import { type PlayedSport, playedSports, sportLabels } from '@app/contract/sport/codes'
import { act } from '../control.ts'
import { JsonField } from '../schema/JsonField.tsx'
import { Told } from '../ui/Told.tsx'
import { useAct } from '../useAct.ts'

const MINUTE_S = 60
const EARLIEST_MIN = -120
const LATEST_MIN = 10_080
/** 让球 at evens: what a composed match usually wants. */
const EXAMPLE = [{ wtype: 'RE', line: -0.5, odds: { RH: '0.90', RC: '0.98' } }]

/** A match of one's own: teams, when it starts, and prices if wanted. Closes with its number. */
export const Compose = ({ onDone }: { onDone: (gid?: string) => void }) => {
  const { run, isBusy, error } = useAct()
  const [sport, setSport] = useState('FT')
  const [league, setLeague] = useState('导演台友谊赛')
  const [home, setHome] = useState('澄湾海豚')
  const [away, setAway] = useState('远山雄鹰')
  const [minutes, setMinutes] = useState<string | number>(0)
  const [markets, setMarkets] = useState<unknown>()
  const compose = () =>
    void run(async () => {
      const { gid } = await act('POST', '/matches', {
        sport: sport as PlayedSport,
        league,
        home,
        away,
        startsIn_s: Math.round(Number(minutes) * MINUTE_S),
        ...(markets === undefined ? {} : { markets: markets as NewMatch['markets'] }),
      })
      onDone(gid)
    })
  return (
    <Modal opened onClose={() => onDone()} title="编排一场比赛" size="lg">
      <Stack gap="sm">
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="xs">
          <TextInput
            label="主队"
            value={home}
            onChange={(e) => setHome(e.currentTarget.value)}
            maxLength={30}
          />
          <TextInput
            label="客队"
            value={away}
            onChange={(e) => setAway(e.currentTarget.value)}
            maxLength={30}
          />
          <TextInput
            label="联赛"
            value={league}
            onChange={(e) => setLeague(e.currentTarget.value)}
            maxLength={30}
          />
          <NativeSelect
            label="项目"
            value={sport}
            data={playedSports.map((code) => ({ value: code, label: sportLabels[code] }))}
            onChange={(e) => setSport(e.currentTarget.value)}
          />
          <NumberInput
            label="几分钟后开赛"
            description="0 为现在，负数为已经开赛"
            value={minutes}
            onChange={setMinutes}
            min={EARLIEST_MIN}
            max={LATEST_MIN}
          />
        </SimpleGrid>
        <JsonField
          label="自定盘口（可不填）"
          description="玩法、盘口线与香港盘赔率；不填则按强弱自动开盘"
          value={markets}
          onChange={setMarkets}
        />
        <Group gap="xs">
          <Button variant="default" onClick={() => setMarkets(EXAMPLE)}>
            填入让球示例
          </Button>
          <Text size="xs" c="dimmed">
            开赛前自定的赔率会原样挂出
          </Text>
        </Group>
        <Told error={error} />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={() => onDone()}>
            取消
          </Button>
          <Button loading={isBusy} disabled={home.trim() === '' || away.trim() === ''} onClick={compose}>
            创建比赛
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
