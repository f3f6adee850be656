import type { Plugin } from 'vite'
import type { Plant } from './plant.ts'
import { PLANTS } from './plants.data.ts'

export const plantNamed = (name: string): Plant => {
  const found = PLANTS.find((one) => one.name === name)
  if (!found) throw new Error(`no such plant: ${name}; there are ${PLANTS.map((one) => one.name).join(', ')}`)
  return found
}

export const plantIn = ({ name, file, snippet, planted }: Plant, source: string): string => {
  if (source.split(snippet).length !== 2) throw new Error(`${name}: ${file} no longer holds the snippet once`)
  return source.replace(snippet, () => planted)
}

/** For the build of the client. */
export const plugins = (plant: Plant | undefined): Plugin[] =>
  plant?.side === 'client'
    ? [
        {
          name: 'planting',
          enforce: 'pre',
          transform: (source, id) =>
            id.endsWith(plant.file) ? { code: plantIn(plant, source), map: null } : undefined,
        },
      ]
    : []
