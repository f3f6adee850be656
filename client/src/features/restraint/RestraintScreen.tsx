import { Button, Stack } from '@mantine/core'
import { Link } from 'react-router-dom'
import { reasonOf, refusalOf } from '../../api/failure.ts'
import { endText } from '../../i18n/rest.ts'
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

/** A break is on: until when, and that money can still go home. */
const Resting = ({ rest }: { rest: NonNullable<Restraint['rest']> }) => {
  const t = useRestraintText()
  return (
    <section className={css.resting} aria-label={t(rest.kind)}>
      <div>
        <h2>{t(`now_${rest.kind}`)}</h2>
        <p>{t(`until_${rest.kind}`, { time: endText(rest.until) })}</p>
      </div>
      <Button component={Link} to={to('wallet')} variant="default">
        {t('toWallet')}
      </Button>
      <Button component={Link} to={to('takeMoney')} variant="default">
        {t('toWithdraw')}
      </Button>
    </section>
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
      {info && (
        <Stack gap={16}>
          {info.rest && <Resting rest={info.rest} />}
          <Limits info={info} />
          <Today info={info} />
          <Rest info={info} />
          <History />
        </Stack>
      )}
    </>
  )
}
