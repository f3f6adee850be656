import { createTheme } from '@mantine/core'

/** The client's brand blue (1F4FD8 on light), with a text-safe scale for dark. */
export const theme = createTheme({
  primaryColor: 'brand',
  primaryShade: { light: 6, dark: 5 },
  autoContrast: true,
  respectReducedMotion: true,
  colors: {
    brand: [
      '#edf2fe',
      '#dbe5fd',
      '#b7cafa',
      '#8fb0ff',
      '#6e9bff',
      '#3f6ee8',
      '#1f4fd8',
      '#1a45bf',
      '#173da9',
      '#102c7c',
    ],
  },
  fontFamily: "'PingFang SC', 'Microsoft YaHei', 'Noto Sans SC', 'Noto Sans CJK SC', sans-serif",
  fontFamilyMonospace: "ui-monospace, 'SF Mono', Consolas, 'Noto Sans Mono', monospace",
  defaultRadius: 'sm',
  components: {
    Table: { defaultProps: { verticalSpacing: 6, highlightOnHover: true } },
    Button: { defaultProps: { size: 'xs' } },
    TextInput: { defaultProps: { size: 'xs' } },
    NumberInput: { defaultProps: { size: 'xs' } },
    NativeSelect: { defaultProps: { size: 'xs' } },
    Textarea: { defaultProps: { size: 'xs' } },
  },
})
