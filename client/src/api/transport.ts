/** The one place where bytes leave: tests put the in-process application here. */
export const transport = {
  fetch: (input: string, init: RequestInit): Promise<Response> => globalThis.fetch(input, init),
}
