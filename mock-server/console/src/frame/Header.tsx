import { ActionIcon, Burger, Button, Group, Kbd, Text } from '@mantine/core'
import { Icon } from './Icon.tsx'
import { SchemeButton } from './SchemeButton.tsx'
import { Vitals } from './Vitals.tsx'
import { WorldChooser } from './WorldChooser.tsx'
import { siteAddress } from '../world.ts'
import classes from './Header.module.css'

interface HeaderProps {
  isNavOpen: boolean
  onNav: () => void
  onPalette: () => void
}

/** The world that everything is about, its vitals, and the ways out of here. */
export const Header = ({ isNavOpen, onNav, onPalette }: HeaderProps) => (
  <Group h="100%" px="md" gap="sm" wrap="nowrap">
    <Burger opened={isNavOpen} onClick={onNav} hiddenFrom="sm" size="sm" aria-label="导航" />
    <Group gap={8} wrap="nowrap" visibleFrom="sm">
      <span className={classes.mark} aria-hidden>
        澄
      </span>
      <Text component="h1" fw={700} fz={15} className={classes.name}>
        澄湾控制台
      </Text>
    </Group>
    <WorldChooser />
    <Vitals />
    <Group gap={6} ml="auto" wrap="nowrap">
      <Button
        variant="default"
        onClick={onPalette}
        aria-keyshortcuts="Control+K"
        leftSection={<Icon name="search" size={14} />}
        visibleFrom="sm"
        className={classes.search}
      >
        快速前往 <Kbd size="xs">Ctrl K</Kbd>
      </Button>
      <ActionIcon variant="default" size={30} hiddenFrom="sm" onClick={onPalette} aria-label="快速前往">
        <Icon name="search" />
      </ActionIcon>
      <Button
        component="a"
        href={siteAddress()}
        target="_blank"
        leftSection={<Icon name="link" size={14} />}
        visibleFrom="sm"
      >
        打开站点
      </Button>
      <ActionIcon
        component="a"
        href={siteAddress()}
        target="_blank"
        size={30}
        hiddenFrom="sm"
        aria-label="打开站点"
      >
        <Icon name="link" />
      </ActionIcon>
      <SchemeButton />
    </Group>
  </Group>
)
