import { useStageText } from '../../i18n/stage.ts'
import { useSignal } from '../../lib/signal.ts'
import { CopyButton } from '../../ui/CopyButton/CopyButton.tsx'
import { curlOf } from '../curl.ts'
import { made } from '../made.ts'
import css from './Stage.module.css'

/** The last control call that was made here, to be copied into a test. */
export const CallBar = () => {
  const t = useStageText()
  const [last] = useSignal(made)
  return (
    <div className={css.calls} role="status" aria-label={t('calls')}>
      {last ? (
        <>
          <code title={last.body}>
            <b data-failed={last.outcome?.isDone === false || undefined}>
              {last.outcome ? (last.outcome.isDone ? last.outcome.text : '×') : '…'}
            </b>{' '}
            {last.method} {last.path} {last.body}
          </code>
          <CopyButton text={curlOf(last)} label="curl" />
        </>
      ) : (
        <span>{t('callsHint')}</span>
      )}
    </div>
  )
}
