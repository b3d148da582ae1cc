import { existsSync, readFileSync } from 'node:fs'
import { afterEach, beforeAll, beforeEach } from 'vitest'
import { makeCardKeys } from '../src/cards/index.ts'
import {
  beginFirstDay,
  type Database,
  type FirstDay,
  openPgliteMigrated,
  returnToFirstDay,
} from '../src/db/index.ts'

// Lives as long as the worker: files of one worker share it because modules aren't isolated.
const worker = globalThis as { sixpenceTestDatabase?: Promise<Database> }

const START_MS = 60_000

// Built with the package; without it, or with an old one, the database is made from scratch.
const dumpFile = new URL('../dist/bank.dump.bin', import.meta.url)

/** Plans each statement once, whatever its values: tables in tests are small. */
export const planOnce = ({ script }: Database) => script('set plan_cache_mode = force_generic_plan')

/** A bank without customers that can't sign. */
export const EMPTY: FirstDay = {
  source: 'empty',
  now: new Date('2026-01-01T00:00:00.000Z'),
  fill: async () => undefined,
  addSecrets: makeCardKeys,
}

async function open(): Promise<Database> {
  const dump = existsSync(dumpFile) ? new Uint8Array(readFileSync(dumpFile)) : undefined
  const database = await openPgliteMigrated({ dump })
  await planOnce(database)
  await beginFirstDay(database, EMPTY)
  return database
}

/** Returns one migrated database for each test worker, without people before every test. */
export function testDatabase(): { readonly database: Database } {
  const held: { database?: Database } = {}
  let dirty = false
  beforeAll(async () => {
    held.database = await (worker.sixpenceTestDatabase ??= open())
    dirty = true
  }, START_MS)
  beforeEach(async () => {
    if (dirty && held.database) await returnToFirstDay(held.database, EMPTY)
    dirty = false
  })
  afterEach(() => {
    dirty = true
  })
  return {
    get database() {
      if (!held.database) throw new Error('The database is open inside tests only.')
      return held.database
    },
  }
}
