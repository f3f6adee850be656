import type { MatchShown } from '@app/contract/control/matches'
import { Button, Group, Switch, TextInput } from '@mantine/core'
import { useState } from 'react'
import { act } from '../control.ts'
import { Told } from '../ui/Told.tsx'
import { useAct } from '../useAct.ts'

const SCORE = /^\d{1,3}\s*[-:]\s*\d{1,3}$/

/** The official result settles the bets at once; a correction takes back what was settled before. */
export const ResultForm = ({ match }: { match: MatchShown }) => {
  const { run, isBusy, error } = useAct()
  const [score, setScore] = useState(`${match.score[0]}-${match.score[1]}`)
  const [half, setHalf] = useState('')
  const [corrected, setCorrected] = useState(false)
  const isGiven = SCORE.test(score) && (half === '' || SCORE.test(half))
  return (
    <>
      <Group gap="xs" align="flex-end">
        <TextInput
          label="全场赛果"
          value={score}
          w={90}
          onChange={(event) => setScore(event.currentTarget.value)}
        />
        <TextInput
          label="半场（可不填）"
          placeholder="1-0"
          value={half}
          w={110}
          onChange={(event) => setHalf(event.currentTarget.value)}
        />
        <Switch
          label="更正已结算的赛果"
          mb={6}
          checked={corrected}
          onChange={(event) => setCorrected(event.currentTarget.checked)}
        />
        <Button
          disabled={isBusy || !isGiven}
          onClick={() =>
            void run(() =>
              act('POST', `/matches/${match.gid}/result`, {
                score,
                ...(half === '' ? {} : { half }),
                ...(corrected ? { corrected } : {}),
              }),
            )
          }
        >
          公布赛果并结算
        </Button>
      </Group>
      <Told error={error} />
    </>
  )
}
