import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { readDump, writeDump } from './dump.ts'
import { openPgliteMigrated } from './open-pglite-migrated.ts'

const START_MS = 60_000

describe('a dump', () => {
  const tar = new Uint8Array([31, 139, 8, 0])
  const bytesOf = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer())

  it('gives back what was written', async () => {
    const read = readDump(await bytesOf(writeDump(tar)))
    expect(read && (await bytesOf(read))).toEqual(tar)
  })

  it('is passed over when it was made for another schema', async () => {
    const dump = await bytesOf(writeDump(tar))
    dump[20] = 0
    expect([readDump(dump), readDump(new Uint8Array())]).toEqual([undefined, undefined])
  })
})

describe('openPgliteMigrated', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sixpence-data-'))
  const built = new URL('../../dist/bank.dump.bin', import.meta.url)
  const dump = existsSync(built) ? new Uint8Array(readFileSync(built)) : undefined

  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it('keeps what a data folder holds, dump or not', { timeout: START_MS }, async () => {
    const first = await openPgliteMigrated({ dataDir: folder, dump })
    await first.sql`insert into currency values ('XAA', 2)`
    await first.close()
    const second = await openPgliteMigrated({ dataDir: folder, dump })
    const rows = await second.sql`select code from currency where code = 'XAA'`
    await second.close()
    expect(rows).toHaveLength(1)
  })
})
