const files = import.meta.glob<string>('./pictures/*.webp', { eager: true, query: '?url', import: 'default' })

/** The picture of a scene, taken by scripts/scene-pictures.mjs. */
export const pictureOf = (scene: string): string | undefined => files[`./pictures/${scene}.webp`]
