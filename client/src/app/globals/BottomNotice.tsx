import { LOGIN_FIRST } from '@app/contract/rules/texts'
import { useEffect } from 'react'
import { useIsMember } from '../../api/session.ts'
import { useFrameText } from '../../i18n/frame.ts'
import { useLiteral } from '../../i18n/literal.ts'
import { bus } from '../../lib/bus.ts'
import { useSignal } from '../../lib/signal.ts'
import css from './BottomNotice.module.css'
import { Bar, Standing } from './Standing.tsx'
import { bottomNotice } from './state.ts'

/** U-NAV-06 */
const SHOWN_MS = 3000

/**
 * The bar at the bottom that tells why a visitor is back home, and how it stands with the connection once the page is open;
 * the region stays, so that it is read aloud.
 */
export const BottomNotice = ({ isOpen }: { isOpen: boolean }) => {
  const literal = useLiteral()
  const t = useFrameText()
  const isMember = useIsMember()
  const notice = useSignal(bottomNotice)
  useEffect(() => {
    if (!notice) return undefined
    const timer = setTimeout(
      () => bottomNotice.set((current) => (current === notice ? null : current)),
      SHOWN_MS,
    )
    return () => clearTimeout(timer)
  }, [notice])
  return (
    <div role="status" className={css.region}>
      {notice && (
        <Bar key={notice.at}>
          {literal(notice.text)}
          {notice.text === LOGIN_FIRST && !isMember && (
            <button
              type="button"
              onClick={() => {
                bottomNotice.set(null)
                bus.emit('login')
              }}
            >
              {t('login')}
            </button>
          )}
        </Bar>
      )}
      {/* Never lazy: it tells what doesn't come. */}
      {isOpen && <Standing />}
    </div>
  )
}
