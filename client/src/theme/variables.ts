import type { CSSVariablesResolver } from '@mantine/core'
import { palettes, TOKENS } from './colors.ts'
import type { Edition } from './colors.ts'

const tokensOf = (edition: Edition): Record<string, string> =>
  Object.fromEntries(TOKENS.map((token) => [`--${token}`, palettes[edition][token]]))

/** Mantine's own colour roles, said in our tokens, so that its components follow the edition by themselves. */
const ROLES = {
  '--mantine-color-body': 'var(--surface-0)',
  '--mantine-color-text': 'var(--text-1)',
  '--mantine-color-dimmed': 'var(--text-3)',
  '--mantine-color-bright': 'var(--text-1)',
  '--mantine-color-anchor': 'var(--brand)',
  '--mantine-color-error': 'var(--loss)',
  '--mantine-color-success': 'var(--win)',
  '--mantine-color-placeholder': 'var(--text-3)',
  '--mantine-color-default': 'var(--surface-1)',
  '--mantine-color-default-hover': 'var(--surface-2)',
  '--mantine-color-default-color': 'var(--text-1)',
  '--mantine-color-default-border': 'var(--line)',
  '--mantine-color-disabled': 'var(--surface-3)',
  '--mantine-color-disabled-color': 'var(--text-3)',
  '--mantine-color-disabled-border': 'var(--line)',
  '--mantine-primary-color-filled': 'var(--brand-fill)',
  '--mantine-primary-color-filled-hover': 'var(--brand-fill-strong)',
  '--mantine-primary-color-light': 'var(--brand-soft)',
  '--mantine-primary-color-light-hover': 'var(--brand-soft)',
  '--mantine-primary-color-light-color': 'var(--brand)',
  '--mantine-primary-color-contrast': 'var(--on-brand)',
  '--mantine-color-brand-filled': 'var(--brand-fill)',
  '--mantine-color-brand-filled-hover': 'var(--brand-fill-strong)',
  '--mantine-color-brand-light': 'var(--brand-soft)',
  '--mantine-color-brand-light-hover': 'var(--brand-soft)',
  '--mantine-color-brand-light-color': 'var(--brand)',
  '--mantine-color-brand-outline': 'var(--brand)',
  '--mantine-color-brand-text': 'var(--brand)',
}

/** Values that don't differ between the editions. */
const FRAME = {
  '--content': 'calc(80rem * var(--mantine-scale))',
  '--strip-height': 'calc(2.25rem * var(--mantine-scale))',
  '--tabs-height': 'max(36px, calc(2.5rem * var(--mantine-scale)))',
  '--header-height': 'calc(5rem * var(--mantine-scale))',
  '--ease': 'cubic-bezier(0.2, 0.7, 0.2, 1)',
  '--fast': '160ms',
  '--slow': '240ms',
  '--ring': '0 0 0 2px var(--surface-0), 0 0 0 4px var(--focus)',
}

export const resolver: CSSVariablesResolver = () => ({
  variables: FRAME,
  light: { ...tokensOf('classic'), ...ROLES },
  dark: { ...tokensOf('professional'), ...ROLES },
})
