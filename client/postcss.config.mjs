import preset from 'postcss-preset-mantine'
import vars from 'postcss-simple-vars'

/** What is pressed reaches further than it is drawn, by the part of it that nothing else is drawn with: 24 px for a pointer, 40 px for a thumb. */
const reach = (_, part = 'before') => ({
  position: 'relative',
  [`&::${part}`]: {
    content: "''",
    position: 'absolute',
    inset: 'min(0px, (100% - 24px) / 2) min(0px, (100% - 24px) / 2)',
  },
  '@media (max-width: 48em)': {
    [`&::${part}`]: { 'inset-block': 'min(0px, (100% - 40px) / 2)' },
  },
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
