import { Button, type ButtonProps, Group, Popover, Text } from '@mantine/core'
import { useState } from 'react'

/** A button of something that can't be undone: says what it does, and asks once. */
export const Sure = ({
  label,
  question,
  onSure,
  name,
  ...props
}: ButtonProps & { label: string; question: string; onSure: () => void; name?: string }) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <Popover
      opened={isOpen}
      onChange={setOpen}
      trapFocus
      returnFocus
      withArrow
      width={240}
      position="bottom-end"
    >
      <Popover.Target>
        <Button variant="default" {...props} aria-label={name} onClick={() => setOpen(!isOpen)}>
          {label}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={question}>
        <Text size="sm">{question}</Text>
        <Group gap="xs" mt="xs" justify="flex-end">
          <Button variant="default" onClick={() => setOpen(false)}>
            取消
          </Button>
          <Button
            color="red.8"
            onClick={() => {
              setOpen(false)
              onSure()
            }}
          >
            确定{label}
          </Button>
        </Group>
      </Popover.Dropdown>
    </Popover>
  )
}
