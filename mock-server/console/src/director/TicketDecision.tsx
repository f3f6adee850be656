import { Group, TextInput } from '@mantine/core'
import { useState } from 'react'
import { Part } from '../ui/Part.tsx'
import { Decide } from './Decide.tsx'

/** A ticket by its number, of whatever match. */
export const TicketDecision = () => {
  const [ticket, setTicket] = useState('')
  return (
    <Part title="按注单号决定" hint="结算、取消或还原任意一张注单，号码见投注记录。">
      <Group gap="xs" align="flex-end">
        <TextInput
          label="注单号"
          value={ticket}
          w={220}
          onChange={(event) => setTicket(event.currentTarget.value.trim())}
        />
        <Decide ticket={ticket} />
      </Group>
    </Part>
  )
}
