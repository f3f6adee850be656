import { Modal, ScrollArea, Stack, Text, TextInput, UnstyledButton } from '@mantine/core'
import { type KeyboardEvent, useId, useState } from 'react'
import classes from './Palette.module.css'

export interface Command {
  /** What it is one of. */
  kind: string
  title: string
  words: string
  run: () => void
}

const SHOWN = 30
const fits = ({ title, words }: Command, typed: string) =>
  typed
    .toLowerCase()
    .split(/\s+/)
    .every((part) => `${title} ${words}`.toLowerCase().includes(part))

const Commands = ({ commands, onDone }: { commands: readonly Command[]; onDone: () => void }) => {
  const [typed, setTyped] = useState('')
  const [at, setAt] = useState(0)
  const id = useId()
  const found = commands.filter((command) => fits(command, typed)).slice(0, SHOWN)
  const run = (command: Command | undefined) => {
    if (!command) return
    onDone()
    command.run()
  }
  const onKey = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined && found.length > 0) {
      event.preventDefault()
      const next = (at + step + found.length) % found.length
      setAt(next)
      document.querySelector(`[id="${id}-${next}"]`)?.scrollIntoView({ block: 'nearest' })
    }
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) run(found[at])
  }
  return (
    <Stack gap="xs">
      <TextInput
        data-autofocus
        size="md"
        role="combobox"
        aria-label="查找页面、动作、成员、场景、接口、消息或状态码"
        placeholder="查找页面、动作、成员、场景、接口、消息或状态码"
        aria-expanded
        aria-controls={id}
        aria-activedescendant={found[at] ? `${id}-${at}` : undefined}
        value={typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value)
          setAt(0)
        }}
        onKeyDown={onKey}
      />
      <ScrollArea.Autosize mah={360} viewportProps={{ tabIndex: 0 }}>
        <div role="listbox" id={id} aria-label="结果">
          {found.map((command, place) => (
            <UnstyledButton
              key={`${command.kind} ${command.title} ${command.words}`}
              id={`${id}-${place}`}
              role="option"
              aria-selected={place === at}
              tabIndex={-1}
              className={classes.option}
              onClick={() => run(command)}
            >
              <span>{command.title}</span>
              <small>{command.kind}</small>
            </UnstyledButton>
          ))}
        </div>
      </ScrollArea.Autosize>
      {found.length === 0 && <Text size="sm">没有匹配的项目</Text>}
    </Stack>
  )
}

/** Everything by its name, from the keyboard. */
export const Palette = (props: { isOpen: boolean; commands: readonly Command[]; onClose: () => void }) => (
  <Modal opened={props.isOpen} onClose={props.onClose} title="快速前往" size="lg">
    <Commands commands={props.commands} onDone={props.onClose} />
  </Modal>
)
