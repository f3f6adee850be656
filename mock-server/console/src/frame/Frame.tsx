import { AppShell } from '@mantine/core'
import { Suspense, useEffect, useState } from 'react'
import { useScreen } from '../screen.ts'
import { screens } from '../screens.ts'
import { Waiting } from '../ui/Told.tsx'
import { CallBar } from './CallBar.tsx'
import classes from './Frame.module.css'
import { Header } from './Header.tsx'
import { Nav } from './Nav.tsx'
import { Palette } from './Palette.tsx'
import { useCommands } from './useCommands.ts'

const HEADER = 52
const NAV = 176

/** Header, navigation, the screen of the address, and the calls that were made. */
export const Frame = () => {
  const [name] = useScreen()
  const [isNavOpen, setNavOpen] = useState(false)
  const [isPaletteOpen, setPaletteOpen] = useState(false)
  const commands = useCommands(isPaletteOpen)
  const current = screens.find((screen) => screen.name === name) ?? screens[0]!
  useEffect(() => {
    document.title = `${current.title} · 澄湾控制台`
    scrollTo(0, 0)
  }, [current])
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
      header={{ height: HEADER }}
      navbar={{ width: NAV, breakpoint: 'sm', collapsed: { mobile: !isNavOpen } }}
      padding="md"
    >
      <AppShell.Header>
        <Header
          isNavOpen={isNavOpen}
          onNav={() => setNavOpen(!isNavOpen)}
          onPalette={() => setPaletteOpen(true)}
        />
      </AppShell.Header>
      <AppShell.Navbar component="nav" aria-label="控制台">
        <Nav current={current} onGo={() => setNavOpen(false)} />
      </AppShell.Navbar>
      <AppShell.Main className={classes.main}>
        <Suspense fallback={<Waiting error={undefined} />}>
          <current.Page />
        </Suspense>
      </AppShell.Main>
      <AppShell.Footer className={classes.footer}>
        <CallBar />
      </AppShell.Footer>
      <Palette isOpen={isPaletteOpen} commands={commands} onClose={() => setPaletteOpen(false)} />
    </AppShell>
  )
}
