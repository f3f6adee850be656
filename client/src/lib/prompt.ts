const PROMPTS = ['register', 'login'] as const
export type Prompt = (typeof PROMPTS)[number]

/** What the address asks a visitor to do: ?register=1 (NAV-08) or ?login=1. */
export const promptOf = (search: string): Prompt | undefined => {
  const query = new URLSearchParams(search)
  return PROMPTS.find((name) => query.get(name) === '1')
}

export const withoutPrompt = (query: URLSearchParams): URLSearchParams =>
  new URLSearchParams([...query].filter(([name]) => !PROMPTS.some((prompt) => prompt === name)))
