import { Button, Skeleton } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router-dom'
import { EmptyArt } from '../../art/EmptyArt.tsx'
import { usePromotionText } from '../../i18n/promotion.ts'
import { bus } from '../../lib/bus.ts'
import { to } from '../../paths.ts'
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx'
import { useSingly } from '../../ui/useSingly.ts'
import { GiftDialog } from './parts/GiftDialog.tsx'
import { Hero } from './parts/Hero.tsx'
import { JoinCard } from './parts/JoinCard.tsx'
import { MyGifts } from './parts/MyGifts.tsx'
import { Rules } from './parts/Rules.tsx'
import type { Kind } from './promotion.rules.ts'
import type { Staged } from './staged.ts'
import { type ActivityPage, useActivity } from './useActivity.ts'
import css from './activity.module.css'

interface Props<K extends Kind> {
  kind: K
  everyMs?: number
  /** Whether one has to take part before anything counts. */
  needsJoin?: boolean
  /** What a member does next who takes part. */
  next?: ReactNode
  /** In place of the one button that claims everything. */
  claim?: (page: Staged<K>) => ReactNode
  children: (page: Staged<K>) => ReactNode
}

/** What the nine activity pages have in common: the picture, who may take part, the rules, the gifts so far. */
export const ActivityFrame = <K extends Kind>(props: Props<K>) => {
  const t = usePromotionText()
  const { page, isMissing, isFailed, refetch } = useActivity(props.kind, { everyMs: props.everyMs ?? 0 })
  if (isMissing || isFailed)
    return (
      <EmptyState
        isPage
        art={<EmptyArt variant={isMissing ? 'notFound' : 'offline'} />}
        title={t(isMissing ? 'missing' : 'loadFailed')}
        hint={t(isMissing ? 'missingHint' : 'loadFailedHint')}
        action={
          isMissing ? (
            <Button component={Link} to={to('discount')}>
              {t('allActivities')}
            </Button>
          ) : (
            <Button onClick={refetch}>{t('retry')}</Button>
          )
        }
      />
    )
  if (!page)
    return (
      <div className={css.page} data-kind={props.kind} role="status" aria-label={t('loading')}>
        <div className={css.hero} />
        <div className={css.body}>
          <Skeleton height={480} radius="lg" />
          <Skeleton height={320} radius="lg" />
        </div>
      </div>
    )
  return <Stage key={page.detail.id} {...props} page={page} />
}

const Stage = <K extends Kind>({
  kind,
  page,
  needsJoin = false,
  next,
  claim,
  children,
}: Props<K> & { page: ActivityPage<K> }) => {
  const [won, setWon] = useState<{ amount: string; message: string }>()
  const take = useSingly(async (payload?: Parameters<typeof page.claim>[0]) => {
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
    take,
    takePart,
  }
  return (
    <article className={css.page} data-kind={kind}>
      <Hero detail={page.detail} onTurn={page.refetch} />
      <div className={css.body}>
        <div className={css.aside}>
          <JoinCard page={staged} needsJoin={needsJoin} next={next} claim={claim?.(staged)} />
        </div>
        <div className={css.stage}>
          {children(staged)}
          {page.isMember && <MyGifts title={page.detail.title} />}
        </div>
        <Rules detail={page.detail} />
      </div>
      <GiftDialog won={won} onClose={() => setWon(undefined)} />
    </article>
  )
}
