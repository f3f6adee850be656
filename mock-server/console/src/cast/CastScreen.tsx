import { Button, Group, Table, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { Member } from '../shapes.ts'
import { Copy } from '../Copy.tsx'
import { Part } from '../Part.tsx'
import { Waiting } from '../Told.tsx'
import { useLook } from '../useLook.ts'
import { siteAddress } from '../world.ts'
import { MemberEditor } from './MemberEditor.tsx'
import { MemberRow } from './MemberRow.tsx'

/** Every member, what they are good for, and the way in as each. */
export const CastScreen = () => {
  const { data, error } = useLook<{ members: Member[] }>('/members')
  const [typed, setTyped] = useState('')
  const [edited, setEdited] = useState<string>()
  if (!data) return <Waiting error={error} />
  const found = data.members.filter((one) =>
    `${one.name} ${one.nickName} ${one.trait}`.toLowerCase().includes(typed.toLowerCase()),
  )
  const member = data.members.find(({ name }) => name === edited)
  const password = data.members.find((one) => one.password !== null)?.password
  return (
    <Part
      title="成员"
      tools={
        <Group gap="xs">
          <Button component="a" variant="default" href={siteAddress()} target="_blank">
            打开站点
          </Button>
          <TextInput
            aria-label="查找成员"
            placeholder="查找成员"
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        </Group>
      }
    >
      {password && (
        <Group gap="xs">
          <Text size="sm">“进入”直接登录；手动登录时所有演员的密码都是 {password}</Text>
          <Copy text={password} />
        </Group>
      )}
      <Table.ScrollContainer minWidth={760}>
        <Table>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>成员</Table.Th>
              <Table.Th>用来看什么</Table.Th>
              <Table.Th>等级</Table.Th>
              <Table.Th ta="right">中心钱包</Table.Th>
              <Table.Th>操作</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {found.map((one) => (
              <MemberRow key={one.id} member={one} onEdit={() => setEdited(one.name)} />
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      {member && <MemberEditor key={member.name} member={member} onClose={() => setEdited(undefined)} />}
    </Part>
  )
}
