// Other projects that import this file know of the declaration by no other way.
// oxlint-disable-next-line typescript/triple-slash-reference
/// <reference path="./sqlJs.d.ts" />
import initSqlJs from 'sqlite-wasm'

/**
 * sql.js: SQLite compiled to WebAssembly, its C functions by their names. Pointers are numbers.
 * By its own name it would be drizzle-orm's optional peer, and 14 MB that every first start loads.
 */
export interface Compiled {
  Database: new (image?: Uint8Array) => { db: number; export(): Uint8Array; close(): void }
  _malloc(bytes: number): number
  _free(at: number): void
  stringToNewUTF8(text: string): number
  lengthBytesUTF8(text: string): number
  writeArrayToMemory(bytes: Uint8Array, at: number): void
  UTF8ToString(at: number): string
  _sqlite3_prepare_v2(db: number, sql: number, length: number, statement: number, tail: number): number
  _sqlite3_exec(db: number, sql: number, each: number, context: number, error: number): number
  _sqlite3_step(statement: number): number
  _sqlite3_reset(statement: number): number
  _sqlite3_finalize(statement: number): number
  _sqlite3_errmsg(db: number): number
  _sqlite3_changes(db: number): number
  _sqlite3_bind_double(statement: number, at: number, value: number): number
  _sqlite3_bind_text(statement: number, at: number, text: number, bytes: number, owner: number): number
  _sqlite3_bind_blob(statement: number, at: number, blob: number, bytes: number, owner: number): number
  _sqlite3_bind_parameter_index(statement: number, name: number): number
  _sqlite3_column_count(statement: number): number
  _sqlite3_column_name(statement: number, at: number): number
  _sqlite3_column_type(statement: number, at: number): number
  _sqlite3_column_double(statement: number, at: number): number
  _sqlite3_column_text(statement: number, at: number): number
  _sqlite3_column_blob(statement: number, at: number): number
  _sqlite3_column_bytes(statement: number, at: number): number
}

/** Where the compiled code keeps everything; its buffer is another one whenever it has grown. */
interface Memory {
  buffer: ArrayBuffer
}

export interface Engine {
  c: Compiled
  bytes(at: number, length: number): Uint8Array
  text(at: number, length: number): string
  /** A pointer kept at `at`. */
  pointer(at: number): number
}

interface Instance {
  exports: Record<string, unknown>
}
declare const WebAssembly: {
  instantiate(code: Uint8Array, imports: object): Promise<{ instance: Instance }>
  Instance: new (compiled: object, imports: object) => Instance
}

const isMemory = (value: unknown): value is Memory =>
  Object.prototype.toString.call(value) === '[object WebAssembly.Memory]'

/** Starts SQLite from the code of sql-wasm.wasm, or from the module that a host has compiled it to. */
export const startEngine = async (code: Uint8Array | object): Promise<Engine> => {
  let memory: Memory | undefined
  const c = (await initSqlJs({
    instantiateWasm: (imports, started) => {
      const begin = (instance: Instance) => {
        memory = Object.values(instance.exports).find(isMemory)
        started(instance)
      }
      if (code instanceof Uint8Array)
        void WebAssembly.instantiate(code, imports).then(({ instance }) => begin(instance))
      else begin(new WebAssembly.Instance(code, imports))
      return {}
    },
  })) as Compiled
  if (!memory) throw new Error('sql.js exports no memory')
  const own = memory
  const decoder = new TextDecoder()
  const bytes = (at: number, length: number) => new Uint8Array(own.buffer, at, length)
  return {
    c,
    bytes,
    text: (at, length) => decoder.decode(bytes(at, length)),
    pointer: (at) => new Uint32Array(own.buffer, at, 1)[0]!,
  }
}
