/** What is used here of the engine's own names. */
declare module 'cloudflare:workers' {
  type Cell = string | number | ArrayBuffer | null
  export interface ObjectStorage {
    sql: { exec<Row>(sql: string, ...values: (Cell | Uint8Array)[]): Iterable<Row> }
    transactionSync<T>(work: () => T): T
    setAlarm(at: number): Promise<void>
    deleteAlarm(): Promise<void>
  }
  export interface ObjectState {
    id: { toString(): string }
    storage: ObjectStorage
    waitUntil(promise: Promise<unknown>): void
    blockConcurrencyWhile<T>(work: () => Promise<T>): Promise<T>
    /** Ends the object: what it has in memory is gone, the next request begins it anew from its storage. */
    abort(reason: string): void
  }
  export class DurableObject<Env> {
    constructor(ctx: ObjectState, env: Env)
    protected ctx: ObjectState
    protected env: Env
  }
}
declare module 'sqlite.wasm' {
  const code: object
  export default code
}

interface ServerSocket extends WebSocket {
  accept(): void
}
declare const WebSocketPair: new () => { 0: WebSocket; 1: ServerSocket }
interface ResponseInit {
  webSocket?: WebSocket
  encodeBody?: 'automatic' | 'manual'
}
