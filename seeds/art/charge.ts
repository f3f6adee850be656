import { CHARGES } from './charges.data.ts'
import type { Charge } from './charges.data.ts'
import { svg } from './brush/svg.ts'

/** Layers alternate between the charge's colour and the field's; inside a layer `~` turns to lines and `+` back to areas. */
export function charge(name: Charge, colour: string, field: string): string {
  return CHARGES[name]
    .split('|')
    .map((layer, i) => drawn(layer, i % 2 ? field : colour, i ? 2.2 : 4.2))
    .join('')
}

function drawn(layer: string, colour: string, width: number): string {
  return layer
    .split(/(?=[~+])/)
    .map((run) => {
      const d = run.replace(/^[~+]/, '')
      return run.startsWith('~')
        ? svg`<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}"/>`
        : `<path d="${d}" fill="${colour}"/>`
    })
    .join('')
}
