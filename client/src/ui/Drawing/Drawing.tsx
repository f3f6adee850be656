import { type ImgHTMLAttributes, useEffect, useReducer } from 'react'
import { type NamedKind, areDrawn, loadDrawers, namedUrl } from './named.ts'

interface Props extends Omit<ImgHTMLAttributes<HTMLImageElement>, 'src' | 'alt'> {
  kind: NamedKind
  fields: readonly string[]
  /** Shown instead of the drawing where there is one. */
  picture?: string | undefined
}

/** A crest, cover, face or badge; decoration beside the name that it stands for. */
export const Drawing = ({ kind, fields, picture, ...rest }: Props) => {
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    if (!areDrawn()) void loadDrawers().then(redraw)
  }, [])
  return <img alt="" loading="lazy" {...rest} src={picture || namedUrl(kind, fields)} />
}
