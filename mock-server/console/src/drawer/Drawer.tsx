import { Tabs } from '@mantine/core'
import { useSessionStorage } from '@mantine/hooks'
import { Suspense, useEffect } from 'react'
import { CallBar } from '../frame/CallBar.tsx'
import { Icon } from '../frame/Icon.tsx'
import { wish } from '../page.ts'
import type { Screen } from '../screen.ts'
import { screens } from '../screens.ts'
import { Waiting } from '../ui/Told.tsx'
import classes from './Drawer.module.css'
import { Here } from './Here.tsx'

const SHOWN = ['outbox', 'faults', 'clock', 'cast', 'worlds', 'scenes']
const TABS: readonly Pick<Screen, 'name' | 'title' | 'Page'>[] = [
  ...SHOWN.map((name) => screens.find((screen) => screen.name === name)!),
  { name: 'qr', title: '此处', Page: Here },
]
/** What closes by Escape first. */
const isOverlaid = () =>
  Array.from(document.querySelectorAll('[role=dialog], [role=listbox]')).some((one) => one.checkVisibility())

/** What a tester needs beside a page of the site, whose window this is the frame of. */
export const Drawer = () => {
  const [tab, setTab] = useSessionStorage({
    key: 'drawer.tab',
    defaultValue: 'outbox',
    getInitialValueInEffect: false,
  })
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'F9' || (key === 'Escape' && !isOverlaid())) wish({ do: 'press', key })
    }
    addEventListener('keydown', onKey, true)
    return () => removeEventListener('keydown', onKey, true)
  }, [])
  return (
    <Tabs
      value={tab}
      onChange={(name) => name && setTab(name)}
      keepMounted={false}
      className={classes.drawer}
    >
      <Tabs.List grow className={classes.tabs} aria-label="测试工具">
        {TABS.map(({ name, title }) => (
          <Tabs.Tab
            key={name}
            value={name}
            className={classes.tab}
            leftSection={<Icon name={name} size={18} />}
          >
            {title}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <main className={classes.body}>
        {TABS.map(({ name, Page }) => (
          <Tabs.Panel key={name} value={name}>
            <Suspense fallback={<Waiting error={undefined} />}>
              <Page />
            </Suspense>
          </Tabs.Panel>
        ))}
      </main>
      <footer className={classes.calls}>
        <CallBar />
      </footer>
    </Tabs>
  )
}
