import { GIFT_TURNOVER_TIMES } from '@app/contract/rules/limits'
import { Button } from '@mantine/core'
import { Link } from 'react-router-dom'
import { useIsRestHeard, useOwnRest } from '../../api/rest/ownRest.ts'
import { standingOf } from '../../api/standing.ts'
import { useVipText } from './text.ts'
import { to } from '../../paths.ts'
import { Missing } from '../../ui/Missing/Missing.tsx'
import { PageHead } from '../../ui/PageHead/PageHead.tsx'
import { Panel } from '../../ui/Panel/Panel.tsx'
import { RestNote } from '../../ui/RestNote/RestNote.tsx'
import { Compare } from './parts/Compare.tsx'
import { GradeTable } from './parts/GradeTable.tsx'
import { Privileges } from './parts/Privileges.tsx'
import { RebatePanel } from './parts/RebatePanel.tsx'
import { useGradeQuery, useGradesQuery } from './vip.api.ts'
import css from './detail.module.css'

const RULES = ['rule1', 'rule2', 'rule3', 'rule4'] as const

/** Every level side by side, two of them compared, the rebates by category, and how levels come and go. */
export const VipDetailScreen = () => {
  const t = useVipText()
  const query = useGradesQuery()
  const { data: grades } = query
  const { data: own } = useGradeQuery({ grade: 0 }, { refetchOnMountOrArgChange: true })
  const current = own?.progress.currentGrade ?? 0
  const rest = useOwnRest()
  const isHeard = useIsRestHeard()
  return (
    <>
      <PageHead
        title={t('detailTitle')}
        hint={rest ? undefined : t('detailHint')}
        actions={
          <Button component={Link} to={to('vip')} variant="default">
            {t('back')}
          </Button>
        }
      />
      <Missing of={standingOf(query)} failed={t('loadFailed')} rows={11} height={48} isOnGround />
      {grades && rest && own && (
        <div className={css.stack}>
          <RestNote rest={rest} details={to('restraint')}>
            {t(`rest_${rest.kind}`)}
          </RestNote>
          <Privileges grade={current} current={current} isAlone />
        </div>
      )}
      {grades && !rest && isHeard && (
        <div className={css.stack}>
          <div className={css.all}>
            <Panel title={t('tableTitle')} flush>
              <GradeTable grades={grades} current={current} />
            </Panel>
          </div>
          <Panel title={t('compareTitle')}>
            <Compare key={current} grades={grades} current={current} />
          </Panel>
          <RebatePanel key={`rebates${current}`} grades={grades} current={current} />
          <Panel title={t('rulesTitle')}>
            <ol className={css.rules}>
              {RULES.map((rule) => (
                <li key={rule}>{t(rule)}</li>
              ))}
              <li>{t('rule5', { times: GIFT_TURNOVER_TIMES })}</li>
            </ol>
          </Panel>
        </div>
      )}
    </>
  )
}
