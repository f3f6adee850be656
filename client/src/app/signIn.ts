import type { UserInfo } from '@app/contract/member/userInfo'
import { isSettling, session } from '../api/session.ts'
import { letterApi, UNREAD_ARG } from '../features/letter/letter.api.ts'
import { memberApi } from '../features/member/member.api.ts'
import { BALANCE_ARG, balanceApi } from '../api/balance.ts'
import { authText } from '../features/auth/text.ts'
import { restHeard, resting } from '../lib/device/resting.ts'
import { shellText } from '../i18n/shell.ts'
import { bus } from '../lib/bus.ts'
import { toNamed } from '../paths.ts'
import type { AppStore } from './store.ts'

/** After login, in the order of A-05: token and user id, profile, balance, unread counts, dialog closed, event. */
export const signIn = async (
  store: AppStore,
  answer: { token: string; userId: string },
  navigate?: (path: string) => unknown,
): Promise<void> => {
  isSettling.set(true)
  session.begin(answer)
  const profile = await loadMember(store).finally(() => isSettling.set(false))
  // Expired meanwhile: the login form that opened for it stays.
  if (session.token() !== answer.token) return
  bus.emit('closeAuth')
  bus.emit('login_success')
  const popup = profile?.popup
  if (popup) whenInvited(() => session.token() === answer.token && greet(popup, navigate))
}

type Popup = NonNullable<UserInfo['popup']>

/** Nothing invites by itself in a break of the member's own (UN-32), nor before it was heard that none is on. */
const whenInvited = (act: () => void): void => {
  const hear = () => {
    if (!restHeard.get()) return
    stop()
    if (!resting.get()) act()
  }
  const stop = restHeard.subscribe(hear)
  hear()
}

const greet = (popup: Popup, navigate?: (path: string) => unknown): void => {
  const link = navigate && toNamed(popup.linkRoute, popup.linkId)
  bus.emit('showDialog', {
    title: popup.title,
    msg: popup.content.join('\n'),
    ...(link
      ? {
          isShowCancel: true,
          cancelText: shellText('gotIt'),
          sureText: authText('goThere'),
          onSure: () => void navigate(link),
        }
      : { sureText: shellText('gotIt') }),
  })
}

const loadMember = async (store: AppStore) => {
  const fresh = { forceRefetch: true, subscribe: false } as const
  const { data: profile } = await store.dispatch(memberApi.endpoints.profile.initiate({ isPop: 1 }, fresh))
  if (profile) await store.dispatch(memberApi.util.upsertQueryData('profile', {}, profile))
  await store.dispatch(balanceApi.endpoints.balance.initiate(BALANCE_ARG, fresh))
  await store.dispatch(letterApi.endpoints.unread.initiate(UNREAD_ARG, fresh))
  return profile
}
