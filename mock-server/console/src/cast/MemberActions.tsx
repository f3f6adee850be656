import type { MemberShown } from '@app/contract/control/members'
import { Button, Group } from '@mantine/core'
import { isDrawer } from '../page.ts'
import { Copy } from '../ui/Copy.tsx'
import { siteAddress } from '../world.ts'

interface MemberActionsProps {
  member: MemberShown
  /** Of the page around a drawer. */
  onEnter: () => void
  onEdit: () => void
}

/** The way in as a member, its address, and their facts to change. */
export const MemberActions = ({ member, onEnter, onEdit }: MemberActionsProps) => {
  const address = siteAddress('/', { __as: member.name })
  const label = `以 ${member.name} 进入`
  return (
    <Group gap={4} wrap="nowrap">
      {isDrawer ? (
        <Button size="compact-xs" onClick={onEnter} aria-label={label}>
          进入
        </Button>
      ) : (
        <Button size="compact-xs" component="a" href={address} target="_blank" aria-label={label}>
          进入
        </Button>
      )}
      <Copy text={`${location.origin}${address}`} label="复制链接" name={`复制链接 ${member.name}`} />
      <Button size="compact-xs" variant="default" onClick={onEdit} aria-label={`修改 ${member.name}`}>
        修改
      </Button>
    </Group>
  )
}
