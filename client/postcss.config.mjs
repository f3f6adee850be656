import { decl, rule } from 'postcss'
import preset from 'postcss-preset-mantine'
import vars from 'postcss-simple-vars'

/** What is pressed reaches further than it is drawn, as far as base.css says, by the part of it that nothing else is drawn with. */
const reach = (mixin, part = 'before') => {
  // Of an object that is given back only the outermost would know their file.
  const { source } = mixin
  const declared = (prop, value) => decl({ prop, value, source })
  const nodes = [
    declared('content', "''"),
    declared('position', 'absolute'),
    declared('inset', 'var(--reach)'),
  ]
  mixin.before([declared('position', 'relative'), rule({ selector: `&::${part}`, source, nodes })])
}

/** There for whoever listens to the page. */
const unseen = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
}

export default {
  plugins: [
    preset({ mixins: { reach, unseen } }),
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
