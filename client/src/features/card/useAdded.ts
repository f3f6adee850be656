import { useSearchParams } from 'react-router-dom'
import { bus } from '../../lib/bus.ts'
import { to } from '../../paths.ts'
import { useLeave } from '../../ui/useLeave.ts'
import type { Account } from './card.api.ts'

/** Where a new account leads instead of the form: back to the withdrawal that was in want of it, or to those of its kind. */
export const useAdded = () => {
  const leave = useLeave()
  const [query] = useSearchParams()
  const type = query.get('back')
  return ({ id, kind }: Account, message: string) => {
    bus.emit('toast', { kind: 'success', message })
    const path = type ? to('takeMoney', { type, cardId: id }) : to('accountManage', { id: kind })
    return leave(path, { replace: true })
  }
}
