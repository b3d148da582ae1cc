import { describe, expect, it } from 'vitest'
import { testDatabase } from '../../tests/test-database.ts'
import { savepoint } from './savepoint.ts'

const held = testDatabase()

describe('savepoint', () => {
  it('undoes failed work and keeps what is around it', async () => {
    await held.database.transaction(async sql => {
      await sql`insert into currency values ('XAA', 2)`
      const failing = savepoint(sql, async () => {
        await sql`insert into currency values ('XBB', 2)`
        await savepoint(sql, async () => sql`insert into currency values ('XCC', 2)`)
        throw new Error('no')
      })
      await expect(failing).rejects.toThrow('no')
      await sql`insert into currency values ('XDD', 2)`
    })
    const rows = await held.database.sql`select code from currency where code like 'X%'`
    expect(rows).toEqual([{ code: 'XAA' }, { code: 'XDD' }])
  })
})
