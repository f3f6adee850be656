import type { MatchEvent } from '@app/contract/control/matches'
import { Button, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { sportLabels, type SportType } from '@app/contract/sport/codes'
import { act } from '../control.ts'
import { Mono } from '../ui/Mono.tsx'
import { Part } from '../ui/Part.tsx'
import { Sure } from '../ui/Sure.tsx'
import { Tag } from '../ui/Tag.tsx'
import { Told, Waiting } from '../ui/Told.tsx'
import { useAct } from '../useAct.ts'
import { useLook } from '../useLook.ts'
import { siteAddress } from '../world.ts'
import { Bets } from './Bets.tsx'
import { BREAKING, SIDED, WHOLE, eventText } from './events.ts'
import { scoreText, whenText } from './matchText.ts'
import { ResultForm } from './ResultForm.tsx'
import { TicketDecision } from './TicketDecision.tsx'
import classes from './Director.module.css'

const EVERY_MS = 1_000
/** One match: what stands, what can happen now, its result, and the tickets on it. */
export const MatchPanel = ({ gid }: { gid: string }) => {
  const { data: match, error } = useLook(`/matches/${gid}`, EVERY_MS)
  const { run, isBusy, error: refused } = useAct()
  const [happened, setHappened] = useState<string>()
  if (!match) return <Waiting error={error} />
  const can = (type: MatchEvent['type']) => match.can.includes(type)
  const happen = (event: MatchEvent) =>
    void run(async () => {
      await act('POST', `/matches/${gid}/events`, event)
      setHappened(
        `${event.side ? (event.side === 'home' ? match.home : match.away) : ''} ${eventText(event.type)}`,
      )
    })
  const side = (which: 'home' | 'away') => (
    <div className={classes.side} role="group" aria-label={match[which]}>
      <b>{match[which]}</b>
      {SIDED.filter(([type]) => can(type)).map(([type, label]) => (
        <Button
          key={type}
          variant={type === 'goal' ? 'filled' : 'default'}
          disabled={isBusy}
          onClick={() => happen({ type, side: which })}
        >
          {label}
        </Button>
      ))}
    </div>
  )
  return (
    <Stack>
      <Part
        title={`${match.home} 对 ${match.away}`}
        hint={
          <>
            {sportLabels[match.sport as SportType]} · {match.league} · <Mono>{gid}</Mono>
          </>
        }
        tools={
          <Button component="a" variant="default" href={siteAddress('/game/sport/crty')} target="_blank">
            打开体育频道
          </Button>
        }
      >
        <div className={classes.board} role="group" aria-label="比分">
          <strong>{match.home}</strong>
          <span>
            <span className={classes.big}>{scoreText(match)}</span>
            <Text size="sm" c="dimmed">
              {whenText(match)}
            </Text>
            {match.suspended && <Tag tone="warn">停盘</Tag>}
          </span>
          <strong>{match.away}</strong>
        </div>
        {SIDED.some(([type]) => can(type)) && (
          <div className={classes.sides}>
            {side('home')}
            {side('away')}
          </div>
        )}
        <Group gap="xs">
          {WHOLE.filter(([type]) => can(type)).map(([type, label]) => (
            <Button key={type} variant="default" disabled={isBusy} onClick={() => happen({ type })}>
              {label}
            </Button>
          ))}
          {BREAKING.filter(([type]) => can(type)).map(([type, label, question]) => (
            <Sure key={type} label={label} question={question} onSure={() => happen({ type })} />
          ))}
        </Group>
        {match.can?.length === 0 && (
          <Text size="sm" c="dimmed">
            比赛已结束，只能更正赛果。
          </Text>
        )}
        {happened && (
          <Text size="sm" role="status">
            已发生：{happened.trim()}
          </Text>
        )}
        <Told error={refused} />
        {match.status !== 'scheduled' && <ResultForm match={match} />}
      </Part>
      <Bets gid={gid} />
      <TicketDecision />
    </Stack>
  )
}
