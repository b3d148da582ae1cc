import { PGlite } from '@electric-sql/pglite'
import { describe, expect, it } from 'vitest'
import { pgliteDatabase } from './open-pglite.ts'

const START_MS = 60_000

describe('an engine that aborted', () => {
  it('is asked for nothing more, and says what to do', { timeout: START_MS }, async () => {
    const pglite = await PGlite.create()
    const ask = pglite.execProtocolRawSync.bind(pglite)
    const asked = { times: 0, fails: false }
    pglite.execProtocolRawSync = (...request) => {
      asked.times += 1
      if (asked.fails) throw new WebAssembly.RuntimeError('Aborted()')
      return ask(...request)
    }
    const database = pgliteDatabase(pglite)
    const { sql } = database
    await expect(sql`select no_such_thing`).rejects.toThrow('does not exist')
    expect(await sql`select 1 as one`).toEqual([{ one: 1 }])

    asked.fails = true
    const stopped = {
      code: '57P02',
      message: expect.stringContaining('start the bank again') as string,
    }
    await expect(database.transaction(inside => inside`select 1`)).rejects.toMatchObject(stopped)
    const { times } = asked
    await expect(sql`select 1`).rejects.toMatchObject(stopped)
    await expect(database.transaction(inside => inside`select 1`)).rejects.toMatchObject(stopped)
    await database.close()
    expect(asked.times).toBe(times)

    asked.fails = false
    await pglite.close()
  })
})

describe('an engine whose folder another process has taken over', () => {
  it('writes nothing more, not even when it is closed', { timeout: START_MS }, async () => {
    const pglite = await PGlite.create()
    const folder = { isHeld: true }
    const database = pgliteDatabase(pglite, () => folder.isHeld)
    const { sql } = database
    await sql`create table kept (id text)`
    folder.isHeld = false
    const stopped = { code: '57P02', message: expect.stringContaining('taken over') as string }
    await expect(sql`insert into kept values ('late')`).rejects.toMatchObject(stopped)
    await expect(database.transaction(inside => inside`select 1`)).rejects.toMatchObject(stopped)
    await database.close()
    expect(pglite.closed).toBe(false)
    // Once lost, it stays lost.
    folder.isHeld = true
    await expect(sql`select 1`).rejects.toMatchObject(stopped)
    await pglite.close()
  })
})
