import { PGlite, type PGliteOptions, type Transaction } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import type { Database, Sql } from './database.ts'
import { stopWhenAborted } from './engine-stopped.ts'
import { keepStatements } from './known-statements.ts'
import { parsers, sqlTag } from './sql-tag.ts'

/** The place of an embedded database and, in a page, its files. */
export interface PgliteSource {
  /** A folder (Node) or `idb://name` (page); without it the database lives in memory. */
  readonly dataDir?: string | undefined
  /** A tar of a data folder, gzipped or not, to start from. */
  readonly loadDataDir?: Blob | undefined
  /** Compiled `pglite.wasm`; without it PGlite looks for the file beside itself. */
  readonly wasmModule?: WebAssembly.Module | undefined
  readonly initdbWasmModule?: WebAssembly.Module | undefined
  /** `pglite.data`. */
  readonly fsBundle?: Blob | undefined
  /** `pg_trgm.tar.gz`, which a search for words reads; without it PGlite looks beside itself. */
  readonly trigrams?: URL | undefined
  /** True while `dataDir` still belongs to this process; afterwards nothing is written to it. */
  readonly isHeld?: (() => boolean) | undefined
}

// PGlite's own serializers check JavaScript types; the tag has already made everything text.
const asText = new Proxy<Record<number, (value: unknown) => string>>(
  {},
  { get: () => (value: unknown) => value, has: () => true },
)

/** Opens the embedded Postgres. It has one connection: transactions run one after another. */
export async function openPglite(source: PgliteSource = {}): Promise<Database> {
  const pglite = await PGlite.create(optionsOf(source))
  // A statement is planned for its values each time: its tables may grow.
  await pglite.exec('set plan_cache_mode = force_custom_plan')
  return pgliteDatabase(pglite, source.isHeld)
}

/** Wraps a PGlite that is already open. */
export function pgliteDatabase(pglite: PGlite, isHeld?: () => boolean): Database {
  const engine = stopWhenAborted(pglite, isHeld)
  keepStatements(pglite)
  return {
    kind: 'pglite',
    sql: sqlOn(pglite),
    script: async text => void (await pglite.exec(text)),
    transaction: work =>
      pglite.transaction(tx => work(sqlOn(tx), async text => void (await tx.exec(text)))),
    listen: (channel, hear) => pglite.listen(channel, hear),
    // A discarded in-memory database has nothing left to write.
    close: async () => void (engine.isStopped() || (await pglite.close())),
  }
}

function sqlOn(target: Pick<Transaction, 'query'>): Sql {
  return sqlTag(async (text, values) => {
    const result = await target.query(text, values, { serializers: asText })
    return result.rows
  })
}

function optionsOf(source: PgliteSource): PGliteOptions {
  return {
    parsers: { ...parsers },
    extensions: { pg_trgm: source.trigrams ?? pg_trgm },
    ...(source.dataDir !== undefined && { dataDir: source.dataDir }),
    ...(source.loadDataDir && { loadDataDir: source.loadDataDir }),
    ...(source.wasmModule && { pgliteWasmModule: source.wasmModule }),
    ...(source.initdbWasmModule && { initdbWasmModule: source.initdbWasmModule }),
    ...(source.fsBundle && { fsBundle: source.fsBundle }),
  }
}
