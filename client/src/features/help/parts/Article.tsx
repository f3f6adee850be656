import css from '../help.module.css'
import type { Block } from '../page.ts'
import { Figure } from './Figure.tsx'
import { Line } from './Line.tsx'
import { Rows } from './Rows.tsx'

const BlockView = ({ block, brand }: { block: Block; brand: string }) => {
  if ('heading' in block) return <h2 className={css.heading}>{block.heading}</h2>
  if ('figure' in block) return <Figure name={block.figure} caption={block.caption} />
  if ('rows' in block) return <Rows head={block.head} rows={block.rows} brand={brand} />
  if ('note' in block)
    return (
      <p className={css.note}>
        <Line line={block.note} brand={brand} />
      </p>
    )
  if ('text' in block)
    return (
      <p className={css.text}>
        <Line line={block.text} brand={brand} />
      </p>
    )
  const [List, items] = 'steps' in block ? (['ol', block.steps] as const) : (['ul', block.points] as const)
  return (
    <List className={List === 'ol' ? css.steps : css.points}>
      {items.map((item, at) => (
        <li key={at}>
          <span>
            <Line line={item} brand={brand} />
          </span>
        </li>
      ))}
    </List>
  )
}

export const Article = ({ blocks, brand }: { blocks: readonly Block[]; brand: string }) =>
  blocks.map((block, at) => <BlockView key={at} block={block} brand={brand} />)
