export const median = (values) => percentile(values, 0.5)

export const percentile = (values, share) => {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor((sorted.length - 1) * share)] ?? 0
}

/** Runs every entrant once per round, in turn, so that a slow minute of the machine hits them all. */
export const interleaved = async (entrants, rounds) => {
  const results = Object.fromEntries(Object.keys(entrants).map((name) => [name, []]))
  for (let round = 0; round < rounds; round += 1)
    for (const [name, run] of Object.entries(entrants)) results[name].push(await run())
  return results
}
