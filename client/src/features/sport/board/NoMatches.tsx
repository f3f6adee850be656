import { Button } from '@mantine/core'
import { useSelector } from 'react-redux'
import { Icon } from '../../../art/Icon.tsx'
import { useSportText } from '../../../i18n/sport.ts'
import { brief } from '../../../lib/brief.ts'
import { EmptyState } from '../../../ui/EmptyState/EmptyState.tsx'
import { sportOf, sportSlice } from '../sport.slice.ts'
import { useSportDispatch } from '../useSportDispatch.ts'

const { favouredOnlyToggled, leagueChosen, leaguesChecked, marketChosen } = sportSlice.actions

/** Why nothing is listed, and the way to something. */
export const NoMatches = ({ words }: { words: string }) => {
  const t = useSportText()
  const dispatch = useSportDispatch()
  const { filter, isFavouredOnly } = useSelector(sportOf)
  const isNarrowed = filter.checked.length > 0 || filter.league !== 'all'
  const why = () => {
    if (words) return t('emptySearch', { words: brief(words) })
    if (isFavouredOnly) return t('emptyFavourites')
    return isNarrowed ? t('emptyFiltered') : t('emptyTitle')
  }
  const hint = () => {
    if (words) return t('emptySearchHint')
    return isFavouredOnly ? t('emptyFavouritesHint') : t('emptyHint')
  }
  const widen = () => {
    if (isFavouredOnly) dispatch(favouredOnlyToggled())
    dispatch(leagueChosen('all'))
    dispatch(leaguesChecked([]))
  }
  const action =
    isNarrowed || isFavouredOnly ? (
      <Button onClick={widen}>{t('showAll')}</Button>
    ) : (
      <Button onClick={() => dispatch(marketChosen('FT'))}>{t('seeToday')}</Button>
    )
  return (
    <EmptyState
      art={<Icon name={isFavouredOnly ? 'star' : 'football'} size={56} />}
      title={why()}
      hint={hint()}
      action={words ? undefined : action}
    />
  )
}
