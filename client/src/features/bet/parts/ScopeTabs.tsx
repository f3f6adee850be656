import { SegmentedControl } from '@mantine/core'
import { useBetText } from '../text.ts'
import css from '../bet.module.css'

const SCOPES = ['all', 'open', 'settled'] as const
export type Scope = (typeof SCOPES)[number]

export const ScopeTabs = ({ value, onChange }: { value: Scope; onChange: (scope: Scope) => void }) => {
  const t = useBetText()
  return (
    <SegmentedControl
      className={css.scope}
      aria-label={t('scope')}
      value={value}
      data={SCOPES.map((scope) => ({ value: scope, label: t(scope) }))}
      onChange={(scope) => onChange(scope)}
    />
  )
}
