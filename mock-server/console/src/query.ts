/** ?a=1&b=2 of what is given; empty texts are left out. */
export const queryOf = (filter: Record<string, string | number | undefined>): '' | `?${string}` => {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(filter))
    if (value !== undefined && value !== '') query.set(name, String(value))
  return query.size === 0 ? '' : `?${query}`
}
