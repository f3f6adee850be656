/**
 * What is kept in memory of a database's rows and goes along with its transactions: numbers that are written once for many
 * changes, and rows read once for many readers.
 */
export interface Follower {
  /** A transaction begins, or one inside it: names the moment for `undone`. */
  mark(): number
  /** Everything since that moment was taken back. */
  undone(mark: number): void
  /** A commit follows: the last moment to write what waited for it. */
  beforeCommit(): void
  /** What was not committed is gone, whoever did it. */
  lost(): void
}

export interface Followers {
  follow(follower: Follower): void
  /** Does `work`; what it throws takes back what was followed meanwhile. */
  along<T>(work: () => T): T
  beforeCommit(): void
  lost(): void
}

export const openFollowers = (): Followers => {
  const all: Follower[] = []
  return {
    follow: (follower) => void all.push(follower),
    along: (work) => {
      const marks = all.map((each) => each.mark())
      try {
        return work()
      } catch (error) {
        for (const [at, mark] of marks.entries()) all[at]!.undone(mark)
        throw error
      }
    },
    beforeCommit: () => {
      for (const each of all) each.beforeCommit()
    },
    lost: () => {
      for (const each of all) each.lost()
    },
  }
}

/** Rows read once, until one of them may have changed. */
export const rereadable = <T>(follow: Followers['follow'], read: () => T): { get(): T; forget(): void } => {
  let kept: { value: T } | undefined
  const forget = () => {
    kept = undefined
  }
  follow({ mark: () => 0, undone: forget, beforeCommit: () => {}, lost: forget })
  return { get: () => (kept ??= { value: read() }).value, forget }
}
