import { AppShell, Burger, Button, Group, NavLink, ScrollArea, Text } from '@mantine/core'
import { Suspense, useEffect, useState } from 'react'
import { CallBar } from './CallBar.tsx'
import { Palette } from './Palette.tsx'
import { useScreen } from './screen.ts'
import { screens } from './screens.ts'
import { SchemeButton } from './SchemeButton.tsx'
import { Waiting } from './Told.tsx'
import { useCommands } from './useCommands.ts'
import { WorldChooser } from './WorldChooser.tsx'
import { siteAddress } from './world.ts'

/** Header, navigation, the screen of the address, and the calls that were made. */
export const Frame = () => {
  const [name] = useScreen()
  const [isNavOpen, setNavOpen] = useState(false)
  const [isPaletteOpen, setPaletteOpen] = useState(false)
  const commands = useCommands(isPaletteOpen)
  const current = screens.find((screen) => screen.name === name) ?? screens[0]!
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      setPaletteOpen((isOpen) => !isOpen)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
  return (
    <AppShell
      header={{ height: 52 }}
      navbar={{ width: 180, breakpoint: 'sm', collapsed: { mobile: !isNavOpen } }}
      padding="md"
    >
      <AppShell.Header>
        <Group h="100%" px="md" gap="xs" wrap="nowrap">
          <Burger
            opened={isNavOpen}
            onClick={() => setNavOpen(!isNavOpen)}
            hiddenFrom="sm"
            size="sm"
            aria-label="导航"
          />
          <Text component="h1" fw={700} visibleFrom="sm" style={{ whiteSpace: 'nowrap' }}>
            澄湾控制台
          </Text>
          <WorldChooser />
          <Group gap="xs" ml="auto" wrap="nowrap">
            <Button variant="default" onClick={() => setPaletteOpen(true)} aria-keyshortcuts="Control+K">
              快速前往 Ctrl-K
            </Button>
            <Button component="a" href={siteAddress()} target="_blank" visibleFrom="sm">
              打开站点
            </Button>
            <SchemeButton />
          </Group>
        </Group>
      </AppShell.Header>
      <AppShell.Navbar component="nav" aria-label="控制台">
        <ScrollArea viewportProps={{ tabIndex: 0 }}>
          {screens.map(({ name: each, title }) => (
            <NavLink
              key={each}
              href={`#/${each}`}
              label={title}
              active={each === current.name}
              aria-current={each === current.name ? 'page' : undefined}
              variant="filled"
              onClick={() => setNavOpen(false)}
              py={5}
            />
          ))}
          <NavLink href="/__mock/docs" target="_blank" label="API 参考" py={5} />
          <NavLink href="/__mock/openapi.json" target="_blank" label="OpenAPI" py={5} />
        </ScrollArea>
      </AppShell.Navbar>
      <AppShell.Main pb={110}>
        <Suspense fallback={<Waiting error={undefined} />}>
          <current.Page />
        </Suspense>
      </AppShell.Main>
      <AppShell.Footer style={{ insetInlineStart: 'var(--app-shell-navbar-offset, 0rem)' }}>
        <CallBar />
      </AppShell.Footer>
      <Palette isOpen={isPaletteOpen} commands={commands} onClose={() => setPaletteOpen(false)} />
    </AppShell>
  )
}
