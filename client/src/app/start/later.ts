import { mendPictures } from '../../lib/device/pictures.ts'
import type { AppStore } from '../store.ts'
import { giveUpWhenCut, whileCut } from './cut.ts'
import { fetchOnIntent } from './intent.ts'
import { CLOSING, holdSteps, type Router } from './steps.ts'

/** What no first picture needs: what a press that leads elsewhere begins, what it may find in its way, and pictures that didn't come. */
export const startLater = (store: AppStore, router: Router): (() => void) => {
  const endings = [
    fetchOnIntent(),
    giveUpWhenCut(router),
    holdSteps(router, [CLOSING, whileCut(store, router)]),
    mendPictures(),
  ]
  return () => {
    for (const end of endings) end()
  }
}
