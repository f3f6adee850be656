import { Button, Skeleton } from '@mantine/core'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { reasonOf } from '../../api/failure.ts'
import { useAskOwnRest, useOwnRest } from '../../api/rest/ownRest.ts'
import { EmptyArt } from '../../art/EmptyArt.tsx'
import { usePromotionText } from './text.ts'
import { bus } from '../../lib/bus.ts'
import { to } from '../../paths.ts'
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx'
import { LoadFailed } from '../../ui/LoadFailed/LoadFailed.tsx'
import { claimKnowingly } from '../../ui/RestNote/claimKnowingly.ts'
import { useSingly } from '../../ui/useSingly.ts'
import { GiftDialog } from './parts/GiftDialog.tsx'
import type { ActivityDetail } from '@app/contract/promotion/activity'
import { Icon } from '../../art/Icon.tsx'
import { Countdown } from '../../ui/Countdown/Countdown.tsx'
import css from './activity.module.css'
import { JoinCard } from './parts/JoinCard.tsx'
import { MyGifts } from './parts/MyGifts.tsx'
import { Period } from './parts/Period.tsx'
import { Rules } from './parts/Rules.tsx'
import { askedFor, dueOf, type Kind } from './promotion.rules.ts'
import type { Staged } from './staged.ts'
import { useActivity } from './useActivity.ts'
import type { ActivityPage } from './useActivity.ts'

interface Props<K extends Kind> {
  kind: K
  everyMs?: number
  /** Whether one has to take part before anything counts. */
  needsJoin?: boolean
  /** In a break it shows only what one has. */
  keepsStage?: boolean
  /** What a member does next who takes part. */
  next?: (page: Staged<K>) => ReactNode
  /** In place of the one button that claims everything. */
  claim?: (page: Staged<K>) => ReactNode
  children: (page: Staged<K>) => ReactNode
}

/** What the nine activity pages have in common: the picture, who may take part, the rules, the gifts so far. */
export const ActivityFrame = <K extends Kind>(props: Props<K>) => {
  const t = usePromotionText()
  const { page, isMissing, isAsking, failure, refetch } = useActivity(props.kind, {
    everyMs: props.everyMs ?? 0,
  })
  const rest = useOwnRest()
  // In a break there is nothing to go on to but what one has (UN-32).
  const [wayOn, wayName] = rest
    ? (['welfare', 'ownGifts'] as const)
    : (['discount', 'allActivities'] as const)
  if (isMissing)
    return (
      <EmptyState
        isPage
        art={<EmptyArt variant="notFound" />}
        title={t('missing')}
        hint={rest ? undefined : t('missingHint')}
        action={
          <Button component={Link} to={to(wayOn)}>
            {t(wayName)}
          </Button>
        }
      />
    )
  if (failure !== undefined)
    return (
      <LoadFailed
        isPage
        title={t('loadFailed')}
        reason={reasonOf(failure)}
        isBusy={isAsking}
        onRetry={refetch}
      />
    )
  if (!page)
    return (
      <div className={css.page} data-kind={props.kind}>
        <div className={css.hero} />
        <Blank />
      </div>
    )
  return <Stage key={page.detail.id} {...props} page={page} />
}

const Blank = () => {
  const t = usePromotionText()
  return (
    <div className={css.body} role="status" aria-label={t('loading')}>
      <Skeleton className={css.aside} radius="lg" />
      <Skeleton className={css.stage} radius="lg" />
    </div>
  )
}

/** The picture of the activity with its name, its days and, where one is near, the moment that it turns. */
const Hero = ({
  detail,
  isResting,
  onTurn,
}: {
  detail: ActivityDetail
  isResting: boolean
  onTurn: () => void
}) => {
  const t = usePromotionText()
  const { state, startTime, endTime } = detail
  const turn = state === 'notOpen' ? startTime : state === 'ended' ? null : endTime
  return (
    <header className={css.hero}>
      <img className={css.heroArt} src={detail.image} alt={detail.imageAlt} fetchPriority="high" />
      <div className={css.heroBody}>
        <Link className={css.back} to={to('discount')}>
          <Icon name="chevronLeft" size={16} />
          {t('allActivities')}
        </Link>
        <p className={css.labels}>
          <span>{detail.label}</span>
          {detail.badge && !isResting && <span data-badge>{t(`badge_${detail.badge}`)}</span>}
        </p>
        <h1 className={css.title}>{detail.title}</h1>
        {!isResting && <p className={css.subtitle}>{detail.subtitle}</p>}
        <p className={css.period}>
          <Icon name="calendar" size={16} />
          <Period {...detail} />
          {turn !== null && !isResting && (
            <span className={css.turn}>
              {t(state === 'notOpen' ? 'startsIn' : 'endsIn')}
              <Countdown until={turn} label={t(state === 'notOpen' ? 'startsIn' : 'endsIn')} onEnd={onTurn} />
            </span>
          )}
        </p>
      </div>
    </header>
  )
}

const Stage = <K extends Kind>({
  kind,
  page,
  needsJoin = false,
  keepsStage = false,
  next,
  claim,
  children,
}: Props<K> & { page: ActivityPage<K> }) => {
  const rest = useOwnRest()
  const askRest = useAskOwnRest()
  const [won, setWon] = useState<{ amount: string; message: string }>()
  const take = useSingly(async (payload?: Parameters<typeof page.claim>[0]) => {
    if (!(await claimKnowingly(await askRest(), askedFor(page.content, payload ?? {})))) return
    const given = await page.claim(payload)
    if (given) setWon(given)
  })
  const takePart = useSingly(async () => {
    const answer = await page.join()
    if (answer) bus.emit('toast', { kind: 'success', message: answer.message })
  })
  const staged: Staged<K> = {
    ...page,
    isOpen: page.detail.state !== 'notOpen' && page.detail.state !== 'ended',
    isHeld: rest?.kind === 'exclusion',
    isResting: rest !== undefined || page.requirements.some(({ code }) => code === 'rest'),
    take,
    takePart,
  }
  // In a break nothing invites to what nobody can join; what one has in it stays.
  const isQuiet = staged.isResting && ['open', 'ended'].includes(page.detail.state) && !keepsStage
  // Its rules, with what there is to win, are for who has something in it.
  const hasOwn = Number(dueOf(page.content)) > 0
  return (
    <article className={css.page} data-kind={kind}>
      <Hero detail={page.detail} isResting={staged.isResting} onTurn={page.refetch} />
      {page.isWaiting ? (
        <Blank />
      ) : (
        <div className={css.body} data-quiet={isQuiet || undefined}>
          <div className={css.aside}>
            <JoinCard page={staged} needsJoin={needsJoin} next={next?.(staged)} claim={claim?.(staged)} />
          </div>
          <div className={css.stage}>
            {!isQuiet && children(staged)}
            {page.isMember && <MyGifts title={page.detail.title} />}
          </div>
          {(!isQuiet || hasOwn) && <Rules detail={page.detail} isResting={staged.isResting} />}
        </div>
      )}
      <GiftDialog won={won} onClose={() => setWon(undefined)} />
    </article>
  )
}
