import { to } from '../paths.ts'

const CUES = ['arrive', 'register', 'deposit', 'bet', 'goal', 'settle', 'vip', 'recover'] as const
export type CueName = (typeof CUES)[number]

export interface Cue {
  name: CueName
  /** Planned for it (s); together ten minutes. */
  seconds: number
  /** The chapter of the story (seeds/scenes/guidedDemo.ts) that it can begin from. */
  scene: string
  /** Who is in front of the page: a visitor, whom the tour has registered, or an old member. */
  who: 'visitor' | 'newcomer' | 'vip5'
  opens: string
}

const CHANNEL = to('localSport', { enName: 'crty' })

/** The tour, cue by cue. */
export const PLAN: readonly Cue[] = [
  { name: 'arrive', seconds: 60, scene: 'guided-demo', who: 'visitor', opens: to('home') },
  { name: 'register', seconds: 75, scene: 'guided-demo', who: 'visitor', opens: to('home') },
  { name: 'deposit', seconds: 75, scene: 'guided-demo-deposit', who: 'newcomer', opens: to('saveMoney') },
  { name: 'bet', seconds: 105, scene: 'guided-demo-bet', who: 'newcomer', opens: CHANNEL },
  { name: 'goal', seconds: 60, scene: 'guided-demo-goal', who: 'newcomer', opens: CHANNEL },
  { name: 'settle', seconds: 75, scene: 'guided-demo-settle', who: 'newcomer', opens: CHANNEL },
  { name: 'vip', seconds: 75, scene: 'guided-demo-settle', who: 'vip5', opens: to('vip') },
  { name: 'recover', seconds: 75, scene: 'guided-demo-settle', who: 'vip5', opens: to('saveMoney') },
]

/** Whom the tour registers, as the chapters of the story do too. */
export const NEWCOMER = { name: 'zhanke88', password: 'abc12345' }
/** Of the home team's name, what is spelled alike in both scripts. */
export const MATCH = '江雄'
export const OLD_MEMBER = 'vip5'
