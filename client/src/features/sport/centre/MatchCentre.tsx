import { useState } from 'react'
import { Tabs } from '@mantine/core'
import { Link } from 'react-router-dom'
import { matchStanding } from '@app/contract/sport/clock'
import { GameStatus, scoreOf } from '@app/contract/sport/feed'
import type { PlayedSport } from '@app/contract/sport/codes'
import type { MatchDetail } from '@app/contract/sport/matchDetail'
import { reasonOf } from '../../../api/failure.ts'
import { finalOf, isOver, overWord, resultsOf } from '../board/over.rules.ts'
import { useSportText } from '../text.ts'
import { useMatchText } from './text.ts'
import { shortDateTimeText } from '../../../lib/text/date.ts'
import { ChatSlot } from '../../../ui/ChatSlot/ChatSlot.tsx'
import { LoadFailed } from '../../../ui/LoadFailed/LoadFailed.tsx'
import { hasField } from '../../../ui/Field/fieldOf.ts'
import { SkeletonRows } from '../../../ui/SkeletonRows/SkeletonRows.tsx'
import { useSessionText } from '../../../ui/useSessionText.ts'
import { Figures } from './Figures.tsx'
import { Scene } from './Scene.tsx'
import { Teams } from './Teams.tsx'
import { Timeline } from './Timeline.tsx'
import { useMatchDetailQuery } from '../sport.api.ts'
import css from './MatchCentre.module.css'

/** The picture glides from one answer to the next, so it needs one every few seconds. */
const DETAIL_MS = 3_000
const TABS = ['scene', 'timeline', 'figures', 'teams'] as const

const Head = ({ detail }: { detail: MatchDetail }) => {
  const t = useSportText()
  const inWords = useSessionText()
  const { team_h, team_c, logo_h, logo_c, startTime, live } = detail
  const sport = detail.sport as PlayedSport
  const { home, away } = scoreOf(live)
  const standing = () => {
    if (isOver(live))
      return (
        <>
          {t(overWord(live))}{' '}
          <Link
            className={css.results}
            to={{ search: `${new URLSearchParams(resultsOf({ sport, startTime }))}` }}
          >
            {t('seeResults')}
          </Link>
        </>
      )
    return live.isLive === 'Y'
      ? matchStanding(sport, live).map(inWords).join(' ')
      : shortDateTimeText(startTime)
  }
  const hasBegun = live.gameStatus !== GameStatus.notStarted
  return (
    <header className={css.head}>
      <p className={css.side}>
        <img src={logo_h} alt="" width={36} height={36} />
        <span>{team_h}</span>
      </p>
      <p className={css.middle}>
        <strong>{hasBegun ? `${home} - ${away}` : 'vs'}</strong>
        <span>{standing()}</span>
      </p>
      <p className={css.side}>
        <img src={logo_c} alt="" width={36} height={36} />
        <span>{team_c}</span>
      </p>
    </header>
  )
}

interface Props {
  hgid: string
  /** On a narrow screen: its room as well. */
  withChat?: boolean
  /** Below a head of its own: without the scoreboard. */
  isBare?: boolean
}

/** The open match: scoreboard, picture, what happened, figures, teams. */
const MatchCentre = ({ hgid, withChat = false, isBare = false }: Props) => {
  const t = useMatchText()
  const [chosen, choose] = useState<string | null>(null)
  const { data, error, isFetching, refetch } = useMatchDetailQuery(
    { gameId: hgid },
    { pollingInterval: DETAIL_MS, skipPollingIfUnfocused: true },
  )
  if (!data && error)
    return (
      <LoadFailed
        title={t('failed')}
        reason={reasonOf(error)}
        isBusy={isFetching}
        onRetry={() => void refetch()}
      />
    )
  if (!data) return <SkeletonRows rows={1} height={260} />
  const hasEnded = isOver(data.live)
  const isPictured = hasField(data.sport) && !hasEnded
  const { notStarted } = GameStatus
  // How it ended, part by part, stands above or beside it.
  const shown = TABS.filter((tab) => tab !== 'scene' || !finalOf(data))
  // Before it begins there is nothing to show of it.
  const first = data.live.gameStatus === notStarted ? 'teams' : hasEnded ? 'timeline' : 'scene'
  const match = `${data.team_h} - ${data.team_c}`
  return (
    <section className={css.centre} aria-label={t('centre', { match })}>
      {!isBare && <Head detail={data} />}
      <Tabs
        value={chosen === 'scene' && finalOf(data) ? first : (chosen ?? first)}
        onChange={choose}
        keepMounted={false}
      >
        <Tabs.List grow aria-label={t('tabs')}>
          {shown.map((tab) => (
            <Tabs.Tab key={tab} value={tab}>
              {t(tab === 'scene' && !isPictured ? 'tab_board' : `tab_${tab}`)}
            </Tabs.Tab>
          ))}
          {withChat && <Tabs.Tab value="chat">{t('tab_chat')}</Tabs.Tab>}
        </Tabs.List>
        <Tabs.Panel value="scene" className={css.panel}>
          <Scene detail={data} />
          {isPictured && <p className={css.note}>{t('updates')}</p>}
        </Tabs.Panel>
        <Tabs.Panel value="timeline" className={css.panel}>
          <Timeline detail={data} />
        </Tabs.Panel>
        <Tabs.Panel value="figures" className={css.panel}>
          <Figures detail={data} />
        </Tabs.Panel>
        <Tabs.Panel value="teams" className={css.panel}>
          <Teams detail={data} />
        </Tabs.Panel>
        {withChat && (
          <Tabs.Panel value="chat" className={css.panel}>
            <ChatSlot rid={data.rid} title={match} />
          </Tabs.Panel>
        )}
      </Tabs>
    </section>
  )
}

export default MatchCentre
