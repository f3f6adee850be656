import { Button, Checkbox, Group } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useState } from 'react'
import { useSelector } from 'react-redux'
import { preListedLeagues } from '@app/contract/sport/codes'
import { standingOf } from '../../../api/standing.ts'
import { useSportText } from '../text.ts'
import { Missing } from '../../../ui/Missing/Missing.tsx'
import { useLeagueListQuery } from '../sport.api.ts'
import { part, sportSlice, useSportDispatch } from '../sport.slice.ts'
import { Dialog } from '../../../ui/Dialog/Dialog.tsx'
import { Sheet } from '../../../ui/Sheet/Sheet.tsx'
import phone from '../phone/PhoneHead.module.css'
import { NARROW } from '../../../theme/widths.ts'
import css from './LeagueFilter.module.css'

const { leaguesChecked } = sportSlice.actions

/** The leagues of the board to tick: the pre-listed in their order, then the others of the channel, what has no match last. */
const LeagueFilter = ({ onClose }: { onClose: () => void }) => {
  const t = useSportText()
  const dispatch = useSportDispatch()
  const filter = useSelector(part('filter'))
  const { market, sport, date } = filter
  const query = useLeagueListQuery({ market, sport, date }, { refetchOnMountOrArgChange: true })
  const data = query.currentData
  const [ticked, setChecked] = useState(filter.checked)
  const leagues = data?.leagues ?? []
  const countOf = (id: string) => leagues.find(({ league_id }) => league_id === id)?.count ?? 0
  const listed: readonly string[] = preListedLeagues.map(({ id }) => id)
  // One that has no match any more can't be seen here, so it can't stay ticked.
  const checked = ticked.filter(
    (id) => !data || listed.includes(id) || leagues.some(({ league_id }) => league_id === id),
  )
  const others = leagues
    .filter(({ league_id, isShow }) => isShow && !listed.includes(league_id))
    .toSorted((a, b) => b.count - a.count)
  const toggle = (id: string) =>
    setChecked(checked.includes(id) ? checked.filter((one) => one !== id) : [...checked, id])
  const label = (name: string, count: number) => (
    <span className={css.league}>
      {name}
      {count > 0 && <span className={css.count}>{t('matches', { count })}</span>}
    </span>
  )
  const empty = preListedLeagues.flatMap(({ id }) => (id === 'all' || countOf(id) > 0 ? [] : id))
  const preListed = (id: (typeof empty)[number]) => (
    <li key={id}>
      <Checkbox
        label={label(t(`league_${id}`), countOf(id))}
        checked={checked.includes(id)}
        disabled={countOf(id) === 0 && !checked.includes(id)}
        onChange={() => toggle(id)}
      />
    </li>
  )
  const total = leagues.reduce((sum, { count }) => sum + count, 0)
  const chosen = checked.length ? checked.reduce((sum, id) => sum + countOf(id), 0) : total
  const isNarrow = useMediaQuery(NARROW, false, { getInitialValueInEffect: false })
  const body = (
    <>
      <p className={css.hint}>{t('leagueFilterHint')}</p>
      <Missing
        of={{ ...standingOf(query), isAnswered: data !== undefined }}
        failed={t('leaguesFailed')}
        rows={4}
        height={32}
      />
      {data && (
        <>
          <ul className={css.listed} aria-label={t('leagueTabs')}>
            {preListedLeagues.map(({ id }) =>
              id === 'all' ? (
                <li key={id}>
                  <Checkbox
                    label={label(t('league_all'), total)}
                    checked={checked.length === 0}
                    onChange={() => setChecked([])}
                  />
                </li>
              ) : (
                countOf(id) > 0 && preListed(id)
              ),
            )}
          </ul>
          {others.length > 0 && (
            <>
              <h3 className={css.title}>{t('moreLeagues')}</h3>
              <ul className={css.grid} aria-label={t('moreLeagues')}>
                {others.map(({ league_id, name, count }) => (
                  <li key={league_id}>
                    <Checkbox
                      label={label(name, count)}
                      checked={checked.includes(league_id)}
                      onChange={() => toggle(league_id)}
                    />
                  </li>
                ))}
              </ul>
            </>
          )}
          {empty.length > 0 && (
            <>
              <h3 className={css.title}>{t('emptyLeagues')}</h3>
              <ul className={css.listed} aria-label={t('emptyLeagues')}>
                {empty.map(preListed)}
              </ul>
            </>
          )}
          <Group className={css.foot} justify="flex-end">
            <Button variant="default" onClick={() => setChecked([])}>
              {t('clearFilter')}
            </Button>
            <Button
              onClick={() => {
                dispatch(leaguesChecked(checked))
                onClose()
              }}
            >
              {t('applyFilter', { count: chosen })}
            </Button>
          </Group>
        </>
      )}
    </>
  )
  const frame = { opened: true, onClose, title: t('leagueFilter') }
  return isNarrow ? (
    <Sheet {...frame} position="bottom" size="auto" classNames={{ content: phone.sheet }}>
      {body}
    </Sheet>
  ) : (
    <Dialog {...frame} size={640}>
      {body}
    </Dialog>
  )
}

export default LeagueFilter
