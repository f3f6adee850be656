import { VisuallyHidden } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useChatText } from '../../../i18n/chat.ts'
import type { Row } from '../room.rules.ts'

/** The list itself comes and goes as it is scrolled, so what is new is read from here: at most a line in this time. */
const READ_EVERY_MS = 3_000

export const News = ({ rows, self }: { rows: readonly Row[]; self: string }) => {
  const t = useChatText()
  const last = rows.findLast(({ uid, msg }) => msg !== '' && uid !== self)
  const words = last ? t('said', { name: last.nickName, words: last.msg }) : ''
  const [read, setRead] = useState<string | null>(null)
  useEffect(() => {
    const timer = setTimeout(() => setRead(words), READ_EVERY_MS)
    return () => clearTimeout(timer)
  }, [words])
  return (
    <VisuallyHidden aria-live="polite" aria-atomic="true">
      {read}
    </VisuallyHidden>
  )
}
