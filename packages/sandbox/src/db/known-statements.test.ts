import { describe, expect, it } from 'vitest'
import { testDatabase } from '../../tests/test-database.ts'

const held = testDatabase()

const inUndone = (work: (sql: typeof held.database.sql) => Promise<void>) =>
  expect(
    held.database.transaction(async sql => {
      await work(sql)
      throw new Error('undone')
    }),
  ).rejects.toThrow('undone')

describe('a statement that the engine has read before', () => {
  it('takes other values', async () => {
    const echo = (value: string | null) => held.database.sql`select ${value}::text as value`
    expect(await echo('one')).toEqual([{ value: 'one' }])
    expect(await echo('two')).toEqual([{ value: 'two' }])
    expect(await echo(null)).toEqual([{ value: null }])
  })

  it('fails again as it did, and what follows does not', async () => {
    const divide = (by: number) => held.database.sql`select 6 / ${by}::integer as value`
    expect(await divide(3)).toEqual([{ value: 2 }])
    for (const _ of [1, 2]) await expect(divide(0)).rejects.toMatchObject({ code: '22012' })
    expect(await divide(2)).toEqual([{ value: 3 }])
    for (const _ of [1, 2]) {
      await expect(held.database.sql`select from nowhere`).rejects.toMatchObject({ code: '42P01' })
    }
  })

  it('sees the columns that a table has now, and those it had when that is undone', async () => {
    const all = (sql = held.database.sql) => sql<Record<string, unknown>>`select * from shelf`
    await held.database.script('create table shelf (a text); insert into shelf values (1)')
    expect(await all()).toEqual([{ a: '1' }])
    await inUndone(async sql => {
      await sql`alter table shelf add column b integer default 2`
      expect(await all(sql)).toEqual([{ a: '1', b: 2 }])
    })
    expect(await all()).toEqual([{ a: '1' }])
    await held.database.script('drop table shelf; create table shelf (a integer, c text)')
    expect(await all()).toEqual([])
    await held.database.sql`insert into shelf values (${7}, ${'x'})`
    expect(await all()).toEqual([{ a: 7, c: 'x' }])
    await held.database.script('drop table shelf')
  })

  it('may be one of very many', async () => {
    for (let i = 0; i < 510; i += 1) {
      const text = Object.assign([`select ${i} as i`], { raw: [] })
      const [row] = await held.database.sql<{ i: number }>(text)
      expect(row?.i).toBe(i)
    }
  })
})
