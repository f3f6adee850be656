import { decrypted, stored, useStored } from '../lib/storage.ts'

/** Logged in means a token is present locally. */
export const session = {
  token: (): string => stored.read('token'),
  isMember: (): boolean => stored.read('token') !== '',
  begin: ({ token, userId }: { token: string; userId: string }): void => {
    stored.remove('jwtToken')
    stored.write('userId', userId)
    stored.write('token', token)
  },
  /** Logs out on this device: what belongs to the member goes, what belongs to the device stays. */
  end: (): void => {
    decrypted.clear()
    for (const key of ['jwtToken', 'userId', 'crtyData', 'egameUrl', 'token'] as const) stored.remove(key)
  },
}

export const useIsMember = (): boolean => useStored('token') !== ''
