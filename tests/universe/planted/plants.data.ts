import type { Plant } from './planting.ts'

export const PLANTS: readonly Plant[] = []
