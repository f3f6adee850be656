import type { MemberShown } from '@app/contract/control/members'
import { Button, Group, Text } from '@mantine/core'
import { useState } from 'react'
import { act } from '../control.ts'
import { isDrawer, usePage, wish } from '../page.ts'
import { queryOf } from '../query.ts'
import { Find } from '../ui/Find.tsx'
import { Copy } from '../ui/Copy.tsx'
import { type Column, Listing } from '../ui/Listing.tsx'
import { yuan } from '../ui/money.ts'
import { Mono } from '../ui/Mono.tsx'
import { Tag } from '../ui/Tag.tsx'
import { Part } from '../ui/Part.tsx'
import { Told, Waiting } from '../ui/Told.tsx'
import { useAct } from '../useAct.ts'
import { useLook } from '../useLook.ts'
import { siteAddress } from '../world.ts'
import { MemberEditor } from './MemberEditor.tsx'
import { MemberActions } from './MemberActions.tsx'
import { NewMember } from './NewMember.tsx'

const EVERY_MS = 3_000
/** The whole cast, and some of those who registered. */
const FIRST = 50
const MOST = 500

/** Members, the first of them and whoever is looked for, what they are good for, and the way in as each. */
export const CastScreen = () => {
  const { run, error: refused } = useAct()
  const page = usePage()
  const [typed, setTyped] = useState('')
  const [limit, setLimit] = useState(FIRST)
  const { data, error } = useLook(`/members${queryOf({ text: typed.trim(), limit })}`, EVERY_MS)
  const [edited, setEdited] = useState<string>()
  const [isMaking, setMaking] = useState(false)
  const { data: member } = useLook(edited === undefined ? undefined : `/members/${edited}`, EVERY_MS)
  const signInAs = (name: string) =>
    run(async () => wish({ do: 'signIn', session: await act('POST', `/members/${name}/session`, {}) }))
  const password = data?.members.find((one) => one.password !== null)?.password
  const columns: Column<MemberShown>[] = [
    { title: '成员', cell: (one) => <b>{one.name}</b> },
    { title: '用来看什么', cell: (one) => one.trait || '（自行注册）' },
    { title: '等级', cell: (one) => <Tag>VIP{one.vip}</Tag>, isMinor: true },
    { title: '中心钱包', cell: (one) => <Mono>{yuan(one.balance_cents)}</Mono>, align: 'right' },
    {
      title: '操作',
      cell: (one) => (
        <MemberActions
          member={one}
          onEnter={() => void signInAs(one.name)}
          onEdit={() => setEdited(one.name)}
        />
      ),
    },
  ]
  return (
    <Part
      title="成员"
      tools={
        <Group gap="xs">
          {isDrawer ? (
            <Button
              variant="default"
              disabled={!page?.userId}
              onClick={() => wish({ do: 'signIn', session: null })}
            >
              以访客浏览
            </Button>
          ) : (
            <Button component="a" variant="default" href={siteAddress()} target="_blank">
              打开站点
            </Button>
          )}
          <Button variant="default" onClick={() => setMaking(true)}>
            造一位会员
          </Button>
          <Find label="查找成员" among="查找成员" value={typed} onFind={setTyped} />
        </Group>
      }
    >
      {password && (
        <Group gap="xs">
          <Text size="sm">“进入”直接登录；手动登录时所有演员的密码都是 {password}</Text>
          <Copy text={password} />
        </Group>
      )}
      <Told error={refused} />
      {data ? (
        <Listing
          label="成员"
          columns={columns}
          rows={data.members}
          keyOf={({ id }) => id}
          empty="没有符合的成员"
          isMarked={({ id }) => String(id) === page?.userId}
        />
      ) : (
        <Waiting error={error} />
      )}
      {data && data.members.length >= limit && limit < MOST && (
        <Button variant="default" onClick={() => setLimit(Math.min(MOST, limit * 2))}>
          更多成员
        </Button>
      )}
      {isMaking && <NewMember onClose={() => setMaking(false)} />}
      {member && <MemberEditor key={member.name} member={member} onClose={() => setEdited(undefined)} />}
    </Part>
  )
}
