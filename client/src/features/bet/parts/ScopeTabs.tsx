import { SegmentedControl } from '@mantine/core'
import { type Scope, SCOPES } from '../address.rules.ts'
import { useBetText } from '../text.ts'
import css from '../bet.module.css'

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
