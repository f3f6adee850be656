import { LAUNCHING, LOGIN_FIRST } from '@app/contract/rules/texts'
import { useNavigate } from 'react-router-dom'
import { useStore } from 'react-redux'
import { announce } from '../../api/baseQuery.ts'
import { isFailure, isTrouble, refusalOf } from '../../api/failure.ts'
import { session } from '../../api/session.ts'
import { site } from '../../api/siteConfig.ts'
import { shellText } from '../../i18n/shell.ts'
import { arriving } from '../../lib/arriving.ts'
import { bus } from '../../lib/bus.ts'
import { channel } from '../../lib/channel.ts'
import { clock } from '../../lib/clock.ts'
import { onHost, siteOrigin } from '../../lib/place.ts'
import { isOnline, refusePress } from '../../lib/device/online.ts'
import { stored } from '../../lib/device/storage.ts'
import { to } from '../../paths.ts'
import { isSportChannel, opensWindow } from '../../lib/ownWindow.ts'
import { addressOf, landingOf } from './launch.rules.ts'
import { tellKept } from './kept.ts'
import type { Dispatch } from './refuseLaunch.ts'
import { venueApi } from './venue.api.ts'

export interface Launchable {
  enName: string
  gameCode?: string
  name?: string
  ownWindow?: boolean | undefined
  /** A round to be counted again, in place of the game. */
  proof?: string
}

type Ask = ReturnType<typeof venueApi.endpoints.launch.initiate>
interface Store {
  dispatch: ((ask: Ask) => ReturnType<Ask>) & Dispatch
}

/** A foreign page has no hold on this one: it could lead it elsewhere. */
const openAway = (url: string): Window | null => {
  const opened = window.open(url, '_blank')
  if (opened) opened.opener = null
  return opened
}

/** The sheet that a blocked window leaves behind: its click may open one. */
const openWindow = (url: string, tab: Window | null): void => {
  if (tab && !tab.closed) {
    tab.opener = null
    tab.location.replace(url)
    return
  }
  if (!openAway(url))
    bus.emit('showDialog', {
      msg: shellText('windowBlocked'),
      sureText: shellText('openGame'),
      isShowCancel: true,
      onSure: () => void openAway(url),
    })
}

/** Two clicks within this are one wish, even where the first is answered before the second (a new window). */
const DOUBLE_CLICK_MS = 500
/** Until when a store's launch is under way, in readings of the clock. */
const busyUntil = new WeakMap<object, number>()

/** Launches a venue or a game (G-01 … G-09); must be called inside the click, for the window's sake. */
export const useLaunch = () => {
  const navigate = useNavigate()
  const store = useStore() as unknown as Store

  const launch = async (game: Launchable, isActivity?: true): Promise<void> => {
    if (!isOnline()) return refusePress()
    if (!session.check({ prompt: true, goOn: () => void launch(game) })) return
    const flag = site.get().settings.gameOpenFlag
    const tab = opensWindow(game, flag) ? window.open(onHost(to('loading')), '_blank') : null
    bus.emit('showLoading', { msg: LAUNCHING })
    try {
      const answer = await store
        .dispatch(
          venueApi.endpoints.launch.initiate({
            enName: game.enName,
            gameCode: game.gameCode ?? '',
            ...(isActivity && { isActivity }),
          }),
        )
        .unwrap()
      if (answer.channel) channel.keep(answer.channel)
      tellKept(answer)
      const landing = landingOf(
        { url: addressOf(answer.url, game.proof), enName: game.enName, name: answer.name },
        flag,
        siteOrigin(),
      )
      if (landing.kind === 'window') return openWindow(landing.url, tab)
      if (landing.kind === 'frame') {
        stored.write('egameUrl', landing.url)
        if (!landing.isInside) return openWindow(onHost(to('pgGame')), tab)
      }
      tab?.close()
      bus.emit('hideLoading')
      await navigate(landing.kind === 'page' ? landing.path : to('dzGame'))
    } catch (error) {
      tab?.close()
      refuse(store, error, game, () => void launch(game, true))
    } finally {
      bus.emit('hideLoading')
    }
  }
  return (game: Launchable) => {
    const now = clock.tick()
    if (now < (busyUntil.get(store) ?? 0)) return
    busyUntil.set(store, Infinity)
    void launch(game).finally(() => busyUntil.set(store, now + DOUBLE_CLICK_MS))
  }
}

const refuse = (store: Store, error: unknown, game: Launchable, enter: () => void): void => {
  if (isFailure(error) && (error.isOver || error.isTold)) return
  // A refusal of its own kind has a reason to tell: a break of the member's own (UN-32).
  if (isSportChannel(game.enName) && refusalOf(error) !== 'WARNING')
    bus.emit('toast', { kind: 'error', message: LOGIN_FIRST })
  else if (isTrouble(error)) announce(error)
  else if (isFailure(error))
    void arriving(() => import('./refuseLaunch.ts')).then(({ refuseLaunch }) =>
      refuseLaunch(store, error, game, enter),
    )
}
