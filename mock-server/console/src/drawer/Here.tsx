import { Anchor, Group, Text } from '@mantine/core'
import { renderSVG } from 'uqr'
import { usePage } from '../page.ts'
import { Copy } from '../ui/Copy.tsx'
import { Part } from '../ui/Part.tsx'
import { useLook } from '../useLook.ts'
import { world } from '../world.ts'

const SIZE_PX = 168
const isLoopback = /^(localhost|127\.0\.0\.1|\[::1\])$/.test(location.hostname)

/** The page around the drawer in this world as its member, to be opened elsewhere. */
export const Here = () => {
  const page = usePage()
  const ownId = Number(page?.userId ?? 0)
  const { data } = useLook(ownId ? `/members?after=${ownId - 1}&limit=1` : undefined)
  if (!page) return null
  const member = data?.members.find(({ id }) => id === ownId)?.name
  const url = new URL(page.address)
  url.searchParams.set('__world', world)
  if (member) url.searchParams.set('__as', member)
  else url.searchParams.delete('__as')
  const { href } = url
  return (
    <Part title="此处的链接与二维码" hint={`世界 ${world} · ${member ?? '访客'}`}>
      <img
        src={`data:image/svg+xml,${encodeURIComponent(renderSVG(href, { border: 2 }))}`}
        alt="打开此处的二维码"
        width={SIZE_PX}
        height={SIZE_PX}
      />
      <Group gap="xs">
        <Anchor href={href} target="_blank" size="sm" style={{ overflowWrap: 'anywhere' }}>
          {href}
        </Anchor>
        <Copy text={href} label="复制链接" />
      </Group>
      {isLoopback && (
        <Text size="sm" c="dimmed">
          手机打不开本机地址：请用局域网地址启动服务（HOST 与 MOCK_TOKEN）后再扫码。
        </Text>
      )}
    </Part>
  )
}
