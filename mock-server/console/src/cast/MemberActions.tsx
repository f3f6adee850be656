import type { MemberShown } from '@app/contract/control/members'
import { Button, Group } from '@mantine/core'
import { Copy } from '../ui/Copy.tsx'
import { siteAddress } from '../world.ts'

/** The way in as a member, its address, and their facts to change. */
export const MemberActions = ({ member, onEdit }: { member: MemberShown; onEdit: () => void }) => {
  const address = siteAddress('/', { __as: member.name })
  return (
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
      <Copy text={`${location.origin}${address}`} label="复制链接" name={`复制链接 ${member.name}`} />
      <Button size="compact-xs" variant="default" onClick={onEdit} aria-label={`修改 ${member.name}`}>
        修改
      </Button>
    </Group>
  )
}
