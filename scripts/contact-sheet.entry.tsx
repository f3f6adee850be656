import { createElement } from 'react'
import type { FunctionComponent } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { BrandSign } from '../client/src/art/BrandSign.tsx'
import { BrandWordmark } from '../client/src/art/BrandWordmark.tsx'
import { EmptyArt } from '../client/src/art/EmptyArt.tsx'
import { Icon, loadIcons } from '../client/src/art/Icon.tsx'
import { FIRST_ICONS } from '../client/src/art/firstIcons.data.ts'
import { ICONS as OTHERS } from '../client/src/art/icons.data.ts'
import { VipMetal } from '../client/src/art/VipMetal.tsx'

let drawn = 0

/** Each with ids of its own, as in one React tree. */
const html = <P extends object>(component: FunctionComponent<P>, props: P) =>
  renderToStaticMarkup(createElement(component, props), { identifierPrefix: `n${drawn++}` })

const ICONS = { ...FIRST_ICONS, ...OTHERS }
await loadIcons()

export { BrandSign, BrandWordmark, EmptyArt, Icon, ICONS, VipMetal, html }
