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
  /** All that was done so far is kept. */
  committed?(): void
  /** What was not committed is gone, whoever did it. */
  lost(): void
}

export interface Followers {
  follow(follower: Follower): void
  /** Does `work`; what it throws takes back what was followed meanwhile. */
  along<T>(work: () => T): T
  beforeCommit(): void
  committed(): void
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
    committed: () => {
      for (const each of all) each.committed?.()
    },
    lost: () => {
      for (const each of all) each.lost()
    },
  }
}

/**
 * For what is kept in memory of rows: `forget` when something is taken back after the returned function has said that the rows
 * were changed, and whenever a commit fails.
 */
export const forgetting = (
  follow: Followers['follow'],
  forget: () => void,
  committed: () => void = () => {},
): (() => void) => {
  let isChanged = false
  follow({
    mark: () => 0,
    undone: () => {
      if (isChanged) forget()
    },
    beforeCommit: () => {},
    committed: () => {
      isChanged = false
      committed()
    },
    lost: () => {
      isChanged = false
      forget()
    },
  })
  return () => {
    isChanged = true
  }
}

/** Members of whom something is kept at hand, and how much of each. */
const MOST_MEMBERS = 200
const MOST_OF_ONE = 16

/** What was read of each member's rows, until one of them is written: `forget` says so, in the transaction that writes. */
export const keptPerMember = <T extends object>({
  follow,
  isWriting,
}: Pick<Followers, 'follow'> & { isWriting(): boolean }) => {
  const kept = new Map<number, Map<string, T>>()
  const changed = forgetting(follow, () => kept.clear())
  return {
    /** The same object as long as nothing has changed. What a verb has written may be taken back, so it isn't kept. */
    get: (memberId: number, key: string, read: () => T): T => {
      if (isWriting()) return read()
      let own = kept.get(memberId)
      if (!own) {
        if (kept.size >= MOST_MEMBERS) kept.clear()
        kept.set(memberId, (own = new Map()))
      }
      let value = own.get(key)
      if (value === undefined) {
        if (own.size >= MOST_OF_ONE) own.clear()
        own.set(key, (value = read()))
      }
      return value
    },
    forget: (memberId: number): void => {
      kept.delete(memberId)
      changed()
    },
    forgetAll: (): void => {
      kept.clear()
      changed()
    },
  }
}

/** Rows read once, until one of them may have changed. */
export const rereadable = <T>(follow: Followers['follow'], read: () => T): { get(): T; forget(): void } => {
  let kept: { value: T } | undefined
  const forget = () => {
    kept = undefined
  }
  const changed = forgetting(follow, forget)
  return {
    get: () => (kept ??= { value: read() }).value,
    forget: () => {
      forget()
      changed()
    },
  }
}
