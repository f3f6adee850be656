import { useEffect, useRef } from 'react'
import { useSelector } from 'react-redux'
import { useSearchParams } from 'react-router-dom'
import { reasonOf, refusalOf } from '../../../api/failure.ts'
import { bus } from '../../../lib/bus.ts'
import { clock } from '../../../lib/clock.ts'
import { sportApi } from '../sport.api.ts'
import { part, sportSlice, useSportDispatch } from '../sport.slice.ts'
import { useSportText } from '../text.ts'
import { placeOf } from './filter.rules.ts'

const { matchSought } = sportSlice.actions

/**
 * ?hgid= is the unfolded match. Unfolding one writes it down in place, so that it can be handed on and reloaded while Back still
 * leaves the channel. One that a link asks for is looked up, unfolded and scrolled to; one that is over is told.
 */
export const useMatchAddress = (): void => {
  const t = useSportText()
  const dispatch = useSportDispatch()
  const [query, setQuery] = useSearchParams()
  const asked = query.get('hgid') ?? ''
  const opened = useSelector(part('opened'))
  const written = useRef(asked ? opened : '')
  const isOpened = asked === opened
  useEffect(() => {
    if (written.current === opened) return
    written.current = opened
    if (isOpened) return
    const change = (before: URLSearchParams) => {
      const next = new URLSearchParams(before)
      if (opened) next.set('hgid', opened)
      else next.delete('hgid')
      return next
    }
    setQuery(change, { replace: true, preventScrollReset: true })
  }, [opened, isOpened, setQuery])
  useEffect(() => {
    if (!asked || isOpened || written.current === asked) return undefined
    let isOver = false
    const call = sportApi.endpoints.gameMore.initiate({ hgid: asked, oddsType: 'H' }, { subscribe: false })
    void dispatch(call).then(({ data, error }) => {
      if (isOver) return
      if (data) dispatch(matchSought(placeOf(data.game, clock.now())))
      else
        bus.emit('toast', {
          kind: 'info',
          message: refusalOf(error) === 'NO_DATA' ? t('matchGone') : reasonOf(error),
        })
    })
    return () => {
      isOver = true
    }
    // What is opened changes by the player too, and asks for nothing.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [asked, dispatch, t])
}
