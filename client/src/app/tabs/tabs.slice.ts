import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { stored } from '../../lib/device/storage.ts'
import { type PageName, pageOf, type RouteName } from '../../paths.ts'

export interface Tab {
  /** Address with query: what a click on the tab opens. */
  to: string
  name: RouteName
}

export interface TabsState {
  /** Visited pages besides home, oldest first. */
  visited: Tab[]
  /** Names of pages whose data may be kept; pages flagged ignore-cache are never among them (NAV-04). */
  cached: RouteName[]
}

/** /mine is the menu of the member centre; the electronic game's frame is open to all, its game is one member's. */
const isOfMember = (name: RouteName): boolean =>
  name === 'mine' || name === 'dzGame' || pageOf(name as PageName)?.login === true

/** More tabs than fit help nobody: the oldest goes. */
const MOST_TABS = 12

const remembered = (): TabsState => {
  try {
    const visited = JSON.parse(stored.read('visitedTabs') || '[]') as Tab[]
    return { visited, cached: visited.map((tab) => tab.name) }
  } catch {
    return { visited: [], cached: [] }
  }
}

/** The tab bar: home is fixed and not in the list (NAV-09). Kept in storage, going home reloads (TRAP-16). */
export const tabsSlice = createSlice({
  name: 'tabs',
  initialState: remembered,
  reducers: {
    visited: (state, { payload }: PayloadAction<Tab & { ignoreCache: boolean }>) => {
      const { ignoreCache, ...tab } = payload
      const known = state.visited.find((one) => one.to.split('?')[0] === tab.to.split('?')[0])
      if (known) known.to = tab.to
      else state.visited.push(tab)
      state.visited = state.visited.slice(-MOST_TABS)
      if (!ignoreCache && !state.cached.includes(tab.name)) state.cached.push(tab.name)
    },
    closed: (state, { payload }: PayloadAction<string>) => {
      const gone = state.visited.find((tab) => tab.to === payload)
      state.visited = state.visited.filter((tab) => tab !== gone)
      state.cached = state.cached.filter((name) => name !== gone?.name)
    },
    /** Pages of a member close with the session, and the games that were launched in it. */
    memberTabsClosed: (state) => {
      state.visited = state.visited.filter(({ name }) => !isOfMember(name))
      state.cached = state.cached.filter((name) => state.visited.some((tab) => tab.name === name))
    },
  },
})

export const { visited, closed, memberTabsClosed } = tabsSlice.actions
