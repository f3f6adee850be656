import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { reasonOf, refusalOf } from '../../../api/failure.ts'
import { useSportText } from '../../../i18n/sport.ts'
import { bus } from '../../../lib/bus.ts'
import { clock } from '../../../lib/clock.ts'
import { placeOf } from './filter.rules.ts'
import { sportApi } from '../sport.api.ts'
import { sportSlice } from '../sport.slice.ts'
import { useSportDispatch } from '../useSportDispatch.ts'

/** ?hgid=: the match that a link asks for is looked up, unfolded and scrolled to; one that is over is told. */
export const useAskedMatch = (): void => {
  const t = useSportText()
  const dispatch = useSportDispatch()
  const [query] = useSearchParams()
  const hgid = query.get('hgid') ?? ''
  useEffect(() => {
    if (!hgid) return undefined
    let isOver = false
    const call = sportApi.endpoints.gameMore.initiate({ hgid, oddsType: 'H' }, { subscribe: false })
    void dispatch(call).then(({ data, error }) => {
      if (isOver) return
      if (data) dispatch(sportSlice.actions.matchSought(placeOf(data.game, clock.now())))
      else
        bus.emit('toast', {
          kind: 'info',
          message: refusalOf(error) === 'NO_DATA' ? t('matchGone') : reasonOf(error),
        })
    })
    return () => {
      isOver = true
    }
  }, [hgid, dispatch, t])
}
