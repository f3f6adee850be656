import preset from 'postcss-preset-mantine'
import vars from 'postcss-simple-vars'

/** What is pressed reaches further than it is drawn, as far as base.css says, by the part of it that nothing else is drawn with. */
const reach = (_, part = 'before') => ({
  position: 'relative',
  [`&::${part}`]: { content: "''", position: 'absolute', inset: 'var(--reach)' },
})

export default {
  plugins: [
    preset({ mixins: { reach } }),
    vars({
      variables: {
        'mantine-breakpoint-xs': '36em',
        'mantine-breakpoint-sm': '48em',
        'mantine-breakpoint-md': '62em',
        'mantine-breakpoint-lg': '75em',
        'mantine-breakpoint-xl': '88em',
      },
    }),
  ],
}
