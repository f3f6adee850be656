import { Button, Grid, Group, NativeSelect, SegmentedControl, TextInput } from '@mantine/core'
import { useState } from 'react'
import { SportType, playedSports, sportLabels } from '@app/contract/sport/codes'
import { queryOf } from '../query.ts'
import { goTo, useScreen } from '../screen.ts'
import { Part } from '../ui/Part.tsx'
import { Waiting } from '../ui/Told.tsx'
import { useLook } from '../useLook.ts'
import { Compose } from './Compose.tsx'
import { MatchList } from './MatchList.tsx'
import { MatchPanel } from './MatchPanel.tsx'
import { TicketDecision } from './TicketDecision.tsx'

const EVERY_MS = 2_000
const LISTED = 60
const MARKETS = [
  { value: '', label: '全部' },
  { value: 'RB', label: '滚球' },
  { value: 'FT', label: '今日' },
  { value: 'FU', label: '早盘' },
]

/** The matches, and what can be made to happen in them. */
export const DirectorScreen = () => {
  const [market, setMarket] = useState('RB')
  const [sport, setSport] = useState('')
  const [text, setText] = useState('')
  const [isComposing, setComposing] = useState(false)
  const [, chosen] = useScreen()
  const path = `/matches${queryOf({ market, sport, text: text.trim(), limit: LISTED })}` as const
  const { data, error } = useLook(path, EVERY_MS)
  const [first, setFirst] = useState<string>()
  const usual = data?.matches.find((match) => match.sport === SportType.football) ?? data?.matches[0]
  // Whatever the list does afterwards, the match that is directed stays.
  if (first === undefined && usual) setFirst(usual.gid)
  const gid = chosen || first
  return (
    <Grid>
      <Grid.Col span={{ base: 12, md: 5, xl: 4 }}>
        <Part
          title="比赛"
          hint="每个按钮立即生效：打开的站点、注单与聊天室会跟着变。"
          tools={<Button onClick={() => setComposing(true)}>编排一场</Button>}
        >
          <Group gap="xs">
            <SegmentedControl aria-label="盘口" data={MARKETS} value={market} onChange={setMarket} />
            <NativeSelect
              aria-label="项目"
              data={[
                { value: '', label: '所有项目' },
                ...playedSports.map((code) => ({ value: code, label: sportLabels[code] })),
              ]}
              value={sport}
              onChange={(event) => setSport(event.currentTarget.value)}
            />
            <TextInput
              aria-label="查找比赛"
              placeholder="联赛、球队、编号"
              value={text}
              flex={1}
              miw={110}
              onChange={(event) => setText(event.currentTarget.value)}
            />
          </Group>
          {data ? <MatchList matches={data.matches} chosen={gid} /> : <Waiting error={error} />}
        </Part>
      </Grid.Col>
      <Grid.Col span={{ base: 12, md: 7, xl: 8 }}>
        {gid === undefined ? <TicketDecision /> : <MatchPanel key={gid} gid={gid} />}
      </Grid.Col>
      {isComposing && (
        <Compose
          onDone={(made) => {
            setComposing(false)
            if (made !== undefined) goTo(`director/${made}`)
          }}
        />
      )}
    </Grid>
  )
}
