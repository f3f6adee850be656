import { ActionIcon, TextInput } from '@mantine/core'
import { useLayoutEffect, useRef, useState } from 'react'
import { CHAT_TEXT_MAX } from '@app/contract/rules/limits'
import { Icon } from '../../../art/Icon.tsx'
import { useChatText } from '../../../i18n/chat.ts'
import css from '../ChatRoom.module.css'
import { useSubmit } from '../../../ui/useSingly.ts'
import { useTooLong } from '../../../ui/useTooLong.ts'

interface Props {
  isOffline: boolean
  onSay: (msg: string) => void
}

/** One line of at most a hundred characters. Enter sends, but not while an input method is composing. */
export const Composer = ({ isOffline, onSay }: Props) => {
  const t = useChatText()
  const [words, setWords] = useState('')
  const tooLong = useTooLong()
  const field = useRef<HTMLInputElement>(null)
  const form = useRef<HTMLFormElement>(null)
  // Who writes when the room is closed, or the session ends, stays in the room.
  useLayoutEffect(() => {
    const own = form.current
    return () => {
      if (own?.contains(document.activeElement)) own.closest('section')?.focus({ preventScroll: true })
    }
  }, [])
  const isBlank = words.trim() === ''
  const isTooLong = tooLong(words, CHAT_TEXT_MAX) !== null
  const submit = useSubmit(() => {
    if (isBlank || isTooLong) return
    onSay(words.trim())
    setWords('')
    // The button is off now that nothing stands to be sent: who pressed it goes on writing.
    field.current?.focus()
  })
  return (
    <form ref={form} className={css.foot} onSubmit={submit}>
      <TextInput
        ref={field}
        className={css.field}
        size="sm"
        aria-label={t('write')}
        placeholder={t(isOffline ? 'placeholderOffline' : 'placeholder')}
        autoComplete="off"
        value={words}
        error={tooLong(words, CHAT_TEXT_MAX)}
        onChange={({ currentTarget }) => setWords(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && event.nativeEvent.isComposing) event.preventDefault()
        }}
        rightSectionWidth={58}
        rightSection={
          <span className={css.counter}>{t('counter', { length: words.length, most: CHAT_TEXT_MAX })}</span>
        }
      />
      <ActionIcon
        type="submit"
        variant="filled"
        color="brand"
        size={36}
        aria-label={t('send')}
        disabled={isBlank || isTooLong}
      >
        <Icon name="send" size={18} />
      </ActionIcon>
    </form>
  )
}
