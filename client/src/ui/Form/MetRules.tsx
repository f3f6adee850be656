import { type InputWrapperProps, VisuallyHidden } from '@mantine/core'
import { Icon } from '../../art/Icon.tsx'
import css from './Form.module.css'

/** They stand between the field and what is wrong with it. */
export const RULES_BELOW: InputWrapperProps['inputWrapperOrder'] = ['label', 'input', 'description', 'error']

interface Props {
  rules: readonly { words: string; isMet: boolean }[]
  /** What isn't met was refused. */
  isRefused: boolean
}

/** What a field takes, each part marked as it is met: in the same place before and after. */
export const MetRules = ({ rules, isRefused }: Props) => (
  <span className={css.rules} data-refused={isRefused || undefined}>
    {rules.map(({ words, isMet }) => (
      <span key={words} data-met={isMet || undefined}>
        <Icon name={isMet ? 'check' : 'minus'} size={12} />
        <VisuallyHidden>{isMet ? '✓' : '✗'}</VisuallyHidden>
        {words}
      </span>
    ))}
  </span>
)
