import { bus } from '../../lib/bus.ts'

export const tellDone = (message: string): void => bus.emit('toast', { kind: 'success', message })
