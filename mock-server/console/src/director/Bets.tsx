import type { BetShown } from '@app/contract/control/matches'
import { Text } from '@mantine/core'
import { resultLabel } from '@app/contract/sport/settle/results'
import { type Column, Listing } from '../ui/Listing.tsx'
import { yuan } from '../ui/money.ts'
import { Mono } from '../ui/Mono.tsx'
import { Part } from '../ui/Part.tsx'
import { Tag } from '../ui/Tag.tsx'
import { Waiting } from '../ui/Told.tsx'
import { useLook } from '../useLook.ts'
import { Decide } from './Decide.tsx'

const EVERY_MS = 2_000
const HUNDRED = 100
const STATES: Record<BetShown['state'], string> = {
  delay: '确认中',
  accepted: '未结算',
  refused: '未成立',
  settled: '已结算',
}

const COLUMNS: Column<BetShown>[] = [
  { title: '注单号', cell: ({ ticket }) => <Mono>{ticket}</Mono> },
  { title: '成员', cell: ({ member }) => member },
  {
    title: '投注',
    cell: ({ legs }) =>
      legs.map((leg) => (
        <Text key={`${leg.gid} ${leg.market} ${leg.pick}`} size="xs">
          {leg.market} · {leg.pick}
          {leg.line === null ? '' : ` ${leg.line}`} @ {(leg.odds / HUNDRED).toFixed(2)}
          {leg.result && ` · ${resultLabel(leg.result)}`}
        </Text>
      )),
  },
  { title: '本金', align: 'right', cell: ({ stake_cents }) => yuan(stake_cents) },
  {
    title: '状态',
    cell: ({ state, result }) => (
      <Tag tone={state === 'settled' ? 'good' : state === 'refused' ? 'bad' : 'info'}>
        {result ? resultLabel(result) : STATES[state]}
      </Tag>
    ),
  },
  { title: '决定', cell: ({ ticket }) => <Decide ticket={ticket} /> },
]

/** The tickets on a match; each can be settled or voided on its own. */
export const Bets = ({ gid }: { gid: string }) => {
  const { data, error } = useLook(`/bets?gid=${gid}`, EVERY_MS)
  return (
    <Part title="这场比赛的注单">
      {data ? (
        <Listing
          label="注单"
          columns={COLUMNS}
          rows={data.bets}
          keyOf={({ ticket }) => ticket}
          empty="还没有人投注这场比赛"
        />
      ) : (
        <Waiting error={error} />
      )}
    </Part>
  )
}
