import { type HTMLAttributes, useEffect, useState } from 'react'
import { useIsMember } from '../../api/session.ts'
import { useConnectionText } from '../../i18n/connection.ts'
import { missing, tryAgain } from '../../lib/arriving.ts'
import { bus } from '../../lib/bus.ts'
import { chatLine } from '../../lib/chat/chatLine.ts'
import { unfollowed, useOnline } from '../../lib/device/online.ts'
import { useMark } from '../../lib/mark.ts'
import { isReplaced } from '../../lib/release.ts'
import { useSignal } from '../../lib/signal.ts'
import { isFirstInVisit } from '../../lib/device/storage.ts'
import css from './BottomNotice.module.css'

/** Whether what is written lives only as long as this tab: the browser keeps nothing for this site. */
const isForgetful = (): boolean => {
  try {
    localStorage.setItem('probe', '1')
    localStorage.removeItem('probe')
    return false
  } catch {
    return true
  }
}

export const Bar = (props: HTMLAttributes<HTMLParagraphElement>) => {
  useMark('standing')
  return <p className={css.bar} {...props} />
}

/** On the bars at the foot, above which a page ends; a press that leads nowhere is answered here. */
const Cut = () => {
  const t = useConnectionText()
  const times = useSignal(unfollowed)
  const isAnswer = times > 0
  useMark('cut')
  useMark('cut-answer', isAnswer)
  return (
    <p key={times} className={css.cut}>
      {t(isAnswer ? 'unfollowed' : 'offline')}
    </p>
  )
}

/** What stays as long as it is so: a new release, no network, a part of the page that didn't come, or no news by themselves. */
export const Standing = () => {
  const t = useConnectionText()
  const isOnline = useOnline()
  const what = useSignal(missing)
  const isMember = useIsMember()
  const isPolling = useSignal(chatLine.isPolling)
  const [isPutAside, setPutAside] = useState(false)
  if (isPutAside && !isPolling) setPutAside(false)
  // The file may be gone for good: with a new release, that is.
  useEffect(() => {
    if (what === 'part')
      void isReplaced().then((isIt) => missing.set((now) => (isIt && now === 'part' ? 'release' : now)))
  }, [what])
  useEffect(() => {
    if (isMember && isForgetful() && isFirstInVisit('forgetful'))
      bus.emit('toast', { kind: 'info', message: t('forgetful') })
  }, [isMember, t])
  const bar = (
    text: 'released' | 'partMissing' | 'polling',
    word: 'refresh' | 'retry' | 'understood',
    press: () => void,
  ) => (
    <Bar>
      {t(text)}
      <button type="button" onClick={press}>
        {t(word)}
      </button>
    </Bar>
  )
  if (what === 'release') return bar('released', 'refresh', () => location.reload())
  if (!isOnline) return <Cut />
  if (what === 'part') return bar('partMissing', 'retry', () => tryAgain.set((count) => count + 1))
  if (isPolling && !isPutAside) return bar('polling', 'understood', () => setPutAside(true))
  return null
}
