import { createElement } from 'react'
import type { FunctionComponent } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { BrandSign } from '../client/src/art/BrandSign.tsx'
import { BrandWordmark } from '../client/src/art/BrandWordmark.tsx'
import { Icon } from '../client/src/art/Icon.tsx'
import { ICONS } from '../client/src/art/icons.data.ts'

const html = <P extends object>(component: FunctionComponent<P>, props: P) =>
  renderToStaticMarkup(createElement(component, props))

export { BrandSign, BrandWordmark, Icon, ICONS, html }
