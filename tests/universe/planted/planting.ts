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
export const planting = (plant: Plant) => ({
  name: 'planting',
  enforce: 'pre' as const,
  transform: (source: string, id: string) =>
    plant.side === 'client' && id.endsWith(plant.file)
      ? { code: plantIn(plant, source), map: null }
      : undefined,
})
