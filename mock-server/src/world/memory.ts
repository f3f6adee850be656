/** What a part of the world holds in memory beside the database, and answers depend on. */
export interface Held {
  /** As plain JSON. What isn't worth keeping may be let go here: then it is gone in the world itself as well. */
  save(): unknown
  load(kept: never): void
}

export interface Memory {
  holds(name: string, held: Held): void
  save(): Record<string, unknown>
  load(kept: Record<string, unknown>): void
}

/** With an image of the database it makes a snapshot from which a replay answers byte for byte the same. */
export const openMemory = (): Memory => {
  const parts = new Map<string, Held>()
  return {
    holds: (name, held) => void parts.set(name, held),
    save: () => Object.fromEntries([...parts].map(([name, held]) => [name, held.save()])),
    load: (kept) => {
      for (const [name, held] of parts) if (kept[name] !== undefined) held.load(kept[name] as never)
    },
  }
}
