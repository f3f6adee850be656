import { LOGIN_AGAIN } from '@app/contract/rules/texts'
import { reasonOf } from '../../api/failure.ts'
import { session } from '../../api/session.ts'
import { siteApi } from '../../features/site/site.api.ts'
import { arriving } from '../../lib/arriving.ts'
import { AUTH_WAY, bus } from '../../lib/bus.ts'
import { clock } from '../../lib/clock.ts'
import { here } from '../../lib/place.ts'
import { isOnline, refusePress } from '../../lib/device/online.ts'
import { watchStorage } from '../../lib/device/storage.ts'
import { to } from '../../paths.ts'
import { routeOf } from '../routeOf.ts'
import { miss, wantedPage } from '../asking.ts'
import type { Said } from '../../lib/text/said.ts'
import type { AppStore } from '../store.ts'
import { memberTabsClosed } from '../tabs/tabs.slice.ts'
import { refuse } from './refuse.ts'
import * as state from './state.ts'
import { openSupport } from './support.ts'

interface Question<A> {
  repeat: (answer: A) => Promise<Said | undefined>
  close: () => void
}

/** A question stays on the screen until its answer was right, or it was closed. */
const untilAnswered = <A, Q extends Question<A>>(
  question: Q & Question<A>,
  shown: { get: () => Q | null; set: (next: Q | null) => void },
): Q => {
  const asked: Q = {
    ...question,
    repeat: async (answer: A) => {
      const wrong = await question.repeat(answer)
      if (wrong === undefined) done()
      return wrong
    },
    close: () => {
      done()
      question.close()
    },
  }
  // The next one may stand there already.
  const done = () => shown.get() === asked && shown.set(null)
  return asked
}

/** Listens before the first navigation, so that a guard's notice isn't lost; returns the end of it. */
export const wireGlobals = (store: AppStore, navigate: (path: string) => void): (() => void) => {
  const form = (way: 1 | 2) => () => state.auth.set({ mode: 'form', way })
  const closeAuth = () => {
    state.captcha.get()?.close()
    state.auth.set(null)
    state.isPasswordChanged.set(false)
  }
  let token = session.token()
  /** A session that ended elsewhere, in another tab too, leaves no member page on the screen. */
  const leaveMemberPage = () => {
    const hasEnded = token !== '' && !session.isMember()
    token = session.token()
    if (!hasEnded) return
    store.dispatch(memberTabsClosed())
    if (routeOf(here()).login) navigate(to('home'))
  }
  const endings = [
    watchStorage(leaveMemberPage),
    bus.on('login', form(AUTH_WAY.login)),
    bus.on('register', form(AUTH_WAY.register)),
    bus.on('forget_password', () => state.auth.set({ mode: 'retrieval', way: AUTH_WAY.phone })),
    bus.on('newDevice', (risky) => state.auth.set({ mode: 'newDevice', way: AUTH_WAY.login, risky })),
    bus.on('switch_auth_way', (way) => {
      const mode = way === AUTH_WAY.login || way === AUTH_WAY.register ? 'form' : 'retrieval'
      state.auth.set((current) => current && { mode, way })
    }),
    bus.on('closeAuth', () => {
      closeAuth()
      if (!session.isMember()) miss(undefined)
    }),
    bus.on('password_change_success', () => state.isPasswordChanged.set(state.auth.get() !== null)),
    bus.on('login_success', () => {
      state.isAskedToLogin.set(false)
      const wanted = wantedPage(location.search)
      miss(undefined)
      if (wanted) navigate(wanted)
    }),
    bus.on('login_expired', () => {
      state.captcha.get()?.close()
      state.codeQuestion.get()?.close()
      bus.emit('toast', { kind: 'error', message: LOGIN_AGAIN })
      navigate(to('home'))
      bus.emit('login')
    }),
    bus.on('captcha', (question) => state.captcha.set(untilAnswered(question, state.captcha))),
    bus.on('codeAsked', (question) => state.codeQuestion.set(untilAnswered(question, state.codeQuestion))),
    bus.on(
      'channelLost',
      ({ isKnown, answer }) =>
        void arriving(() => import('../openChannel.ts'))
          .then(({ reopenChannel }) => reopenChannel(store, navigate, isKnown))
          .then(answer),
    ),
    bus.on('showLoginTips', () => {
      miss(undefined)
      state.isAskedToLogin.set(true)
    }),
    bus.on('showDialog', (message) =>
      // A second click before the first one's question is drawn asks the same.
      state.dialogs.set((queue) =>
        queue.some(({ title, msg }) => title === message.title && msg === message.msg)
          ? queue
          : [...queue, message],
      ),
    ),
    bus.on('showLoading', (options) => state.loading.set(options)),
    bus.on('hideLoading', () => state.loading.set(null)),
    bus.on('showVenueDialog', (entry) => state.venueEntry.set(entry)),
    bus.on('bottomNotice', (text) => state.bottomNotice.set({ text, at: clock.tick() })),
    bus.on('openMatch', (request) => {
      const load = () => import('../openMatch.ts')
      void (isOnline() ? arriving(load) : load()).then(
        ({ openMatch }) => openMatch(store, request, navigate),
        refusePress,
      )
    }),
    bus.on('refused', (refusal) => refuse(refusal, navigate)),
    bus.on('openSupport', () => {
      if (!isOnline()) return refusePress()
      openSupport(
        () => store.dispatch(siteApi.endpoints.support.initiate()).unwrap(),
        (error) => bus.emit('toast', { kind: 'error', message: reasonOf(error) }),
      )
    }),
  ]
  return () => {
    for (const end of endings) end()
  }
}
