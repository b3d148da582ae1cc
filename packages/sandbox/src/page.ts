import { openPgliteMigrated } from './db/index.ts'
import { runSandbox, type Sandbox, type SandboxOptions } from './sandbox.ts'

export type { MovableClock } from './bank-clock.ts'
export type { Defect } from './bank.ts'
export type { NotificationRequest, Post } from './http/index.ts'
export type { BankClock } from './context.ts'
export type { EmbedderLocation } from './embedders/index.ts'
export type { Fault, FaultRule } from './faults/index.ts'
export type { MemorySocket, Wire, WireEvents } from './realtime/index.ts'
export type { Sandbox, SandboxOptions } from './sandbox.ts'

export interface PageSandboxOptions extends SandboxOptions {
  /** `pglite.wasm` of `@electric-sql/pglite`, compiled: `WebAssembly.compileStreaming(fetch(url))`. */
  readonly wasm: WebAssembly.Module
  /** `pglite.data` of the same package. */
  readonly data: Blob
  /** `bank.dump.bin` of this package. */
  readonly dump: Uint8Array<ArrayBuffer>
  /**
   * The address of PGlite's `pg_trgm.tar.gz`. Needed for a bundler that doesn't copy the file named
   * by `new URL(…, import.meta.url)`; Vite, Rollup and webpack do.
   */
  readonly trigrams?: URL
}

/**
 * Starts a bank inside a page, in memory: each page has its own. Needs a content security policy
 * with `'wasm-unsafe-eval'`. One bank for each page load, with `reset` between stories or tests, is
 * cheaper than many.
 */
export async function createPageSandbox(options: PageSandboxOptions): Promise<Sandbox> {
  const { wasm, data, dump, trigrams, ...rest } = options
  const database = await openPgliteMigrated({
    dump,
    trigrams,
    wasmModule: wasm,
    fsBundle: data,
    initdbWasmModule: emptyModule(),
  })
  return runSandbox(database, rest)
}

/**
 * Returns a module without imports or exports: `initdb` never runs from a dump and need not be
 * fetched.
 */
const emptyModule = () => new WebAssembly.Module(new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]))
