import { NavLink, ScrollArea, Text } from '@mantine/core'
import type { KeyboardEvent } from 'react'
import type { Screen, ScreenGroup } from '../screen.ts'
import { screens } from '../screens.ts'
import { onHost } from '../world.ts'
import { Icon } from './Icon.tsx'
import classes from './Nav.module.css'
import { Version } from './Version.tsx'

const GROUPS: readonly ScreenGroup[] = ['观察', '干预', '人物', '世界', '接口']
const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, Home: -Infinity, End: Infinity }

/** Up and down, to the first and the last link of the menu. */
const onArrow = (event: KeyboardEvent<HTMLElement>) => {
  const step = STEPS[event.key]
  if (step === undefined) return
  const links = [...event.currentTarget.querySelectorAll('a')]
  const at = links.indexOf(document.activeElement as HTMLAnchorElement)
  const next = Math.max(0, Math.min(links.length - 1, at + step))
  event.preventDefault()
  links[next]?.focus()
}

/** The menu of screens by what they are for. */
export const Nav = ({ current, onGo }: { current: Screen; onGo: () => void }) => (
  <ScrollArea viewportProps={{ tabIndex: -1 }} onKeyDown={onArrow} className={classes.nav} scrollbarSize={6}>
    {GROUPS.map((group) => (
      <div key={group} role="group" aria-label={group}>
        <Text className={classes.group} aria-hidden>
          {group}
        </Text>
        {screens
          .filter((screen) => screen.group === group)
          .map(({ name, title }) => (
            <NavLink
              key={name}
              href={`#/${name}`}
              label={title}
              leftSection={<Icon name={name} />}
              active={name === current.name}
              aria-current={name === current.name ? 'page' : undefined}
              className={classes.link}
              onClick={onGo}
            />
          ))}
        {group === '接口' &&
          [
            ['/__mock/docs', 'API 参考'],
            ['/__mock/openapi.json', 'OpenAPI'],
          ].map(([href = '', label]) => (
            <NavLink
              key={href}
              href={onHost(href)}
              target="_blank"
              label={label}
              leftSection={<Icon name="link" />}
              className={classes.link}
            />
          ))}
      </div>
    ))}
    <Version />
  </ScrollArea>
)
