import { ask } from './worker.ts'

/** The address that forgets: a page on which nothing of the client runs, so that no call of its meets another site. */
export const FORGET = '?demo-reset'

/** Forgets what this browser knows of the demo, here and in the worker, and begins at the front page. */
export const forget = async (home: string): Promise<void> => {
  // Before the others are told, which begin again with what they find; and after them.
  localStorage.clear()
  await ask({ kind: 'reset' })
  for (const pair of document.cookie.split('; '))
    document.cookie = `${pair.split('=')[0]}=; path=/; max-age=0`
  localStorage.clear()
  sessionStorage.clear()
  location.replace(home)
}
