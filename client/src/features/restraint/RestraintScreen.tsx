import { Button, Group, Stack } from '@mantine/core'
import { Fragment, useState } from 'react'
import { Link } from 'react-router-dom'
import { reasonOf, refusalOf } from '../../api/failure.ts'
import { endText, useRestText } from '../../i18n/rest.ts'
import { useRestraintText } from './text.ts'
import { bus } from '../../lib/bus.ts'
import { to } from '../../paths.ts'
import { LoadFailed } from '../../ui/LoadFailed/LoadFailed.tsx'
import { PageHead } from '../../ui/PageHead/PageHead.tsx'
import { Panel } from '../../ui/Panel/Panel.tsx'
import { SkeletonRows } from '../../ui/SkeletonRows/SkeletonRows.tsx'
import { History } from './parts/History.tsx'
import { Limits } from './parts/Limits.tsx'
import { Rest } from './parts/Rest.tsx'
import type { Restraint } from '@app/contract/restraint/restraint'
import css from './restraint.module.css'
import { Today } from './parts/Today.tsx'
import { useRestraintQuery } from './restraint.api.ts'

const DAY_MS = 86_400_000

/** A break is on: until when, what it shuts and what stays possible, and whom to talk to. */
const Resting = ({ rest: { kind, until }, now }: { rest: NonNullable<Restraint['rest']>; now: number }) => {
  const t = useRestraintText()
  const restWords = useRestText()
  const days = Math.floor((until - now) / DAY_MS)
  return (
    <section className={css.resting} aria-label={t(kind)}>
      <div>
        <h2>{restWords(kind)}</h2>
        <p>
          <b>{t('nowUntil', { time: endText(until) })}</b>
          {days > 0 && t('nowLeft', { days })}
        </p>
        <p>{t(`shut_${kind}`)}</p>
        <p>{restWords(`home_${kind}`)}</p>
        <p>{t('talk')}</p>
      </div>
      <Group gap={8}>
        <Button component={Link} to={to('takeMoney')}>
          {t('toWithdraw')}
        </Button>
        <Button component={Link} to={to('wallet')} variant="default">
          {t('toWallet')}
        </Button>
        <Button variant="default" onClick={() => bus.emit('openSupport')}>
          {t('support')}
        </Button>
      </Group>
    </section>
  )
}

const ORDER = ['limits', 'today', 'rest', 'history'] as const
/** Who is out has no use for a limit yet. */
const ORDER_AT_REST = ['rest', 'today', 'history', 'limits'] as const

/** What counts stands first; where it stood when the page was opened it stays, also when a break begins. */
const Sections = ({ info }: { info: Restraint }) => {
  const [order] = useState<readonly (typeof ORDER)[number][]>(info.rest ? ORDER_AT_REST : ORDER)
  const sections = {
    limits: <Limits info={info} />,
    today: <Today info={info} />,
    rest: <Rest info={info} />,
    history: <History />,
  }
  return (
    <Stack gap={16}>
      {info.rest && <Resting rest={info.rest} now={info.serverTime} />}
      {order.map((each) => (
        <Fragment key={each}>{sections[each]}</Fragment>
      ))}
    </Stack>
  )
}

/** 理性博彩: limits, breaks, reality checks and one's own figures. */
export const RestraintScreen = () => {
  const t = useRestraintText()
  const {
    data: info,
    error,
    isFetching,
    refetch,
  } = useRestraintQuery({}, { refetchOnMountOrArgChange: true })
  return (
    <>
      <PageHead
        title={t('title')}
        hint={t('hint')}
        actions={
          <>
            <Button component={Link} to={to('help-bczr')} variant="subtle">
              {t('help')}
            </Button>
            <Button variant="subtle" onClick={() => bus.emit('openSupport')}>
              {t('support')}
            </Button>
          </>
        }
      />
      {!info && error === undefined && (
        <Panel>
          <SkeletonRows rows={6} height={64} />
        </Panel>
      )}
      {error !== undefined && (
        <LoadFailed
          title={t('loadFailed')}
          reason={refusalOf(error) === 'NOT_FOUND' ? t('notOffered') : reasonOf(error)}
          isStale={info !== undefined}
          isOnGround
          isBusy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {info && <Sections info={info} />}
    </>
  )
}
