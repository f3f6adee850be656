/** The answer of every call (N-05). `data` is null on a refusal that carries none. */
export interface Envelope<T = unknown> {
  status_code: number
  data: T
  message: string
}
