import { Button, Group, Table } from '@mantine/core'
import { fromCents } from '@app/contract/kit/cents'
import type { Member } from '../shapes.ts'
import { Copy } from '../Copy.tsx'
import { siteAddress } from '../world.ts'

export const MemberRow = ({ member, onEdit }: { member: Member; onEdit: () => void }) => {
  const address = siteAddress('/', { __as: member.name })
  return (
    <Table.Tr>
      <Table.Td>{member.name}</Table.Td>
      <Table.Td>{member.trait || '（自行注册）'}</Table.Td>
      <Table.Td>VIP{member.vip}</Table.Td>
      <Table.Td ta="right">¥{fromCents(member.balance_cents)}</Table.Td>
      <Table.Td>
        <Group gap={4} wrap="nowrap">
          <Button
            size="compact-xs"
            component="a"
            href={address}
            target="_blank"
            aria-label={`以 ${member.name} 进入`}
          >
            进入
          </Button>
          <Copy text={`${location.origin}${address}`} label="复制链接" />
          <Button size="compact-xs" variant="default" onClick={onEdit} aria-label={`修改 ${member.name}`}>
            修改
          </Button>
        </Group>
      </Table.Td>
    </Table.Tr>
  )
}
