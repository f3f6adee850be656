/** Reckoned once of each object that is kept. */
export const onceOf = <K extends object, V>(reckon: (of: K) => V): ((of: K) => V) => {
  const done = new WeakMap<K, { value: V }>()
  return (of) => {
    let found = done.get(of)
    if (!found) done.set(of, (found = { value: reckon(of) }))
    return found.value
  }
}
