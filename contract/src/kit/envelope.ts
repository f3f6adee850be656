/** The answer of every call (specification section 7). `data` is null on a refusal that carries none. */
export interface Envelope<T = unknown> {
  status_code: number
  data: T
  message: string
}
