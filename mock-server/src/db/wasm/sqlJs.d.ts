declare module 'sqlite-wasm' {
  /** Started once for each process: another call answers the first one's engine. */
  export default function initSqlJs(options: {
    instantiateWasm(imports: object, started: (instance: object) => void): object
  }): Promise<unknown>
}
