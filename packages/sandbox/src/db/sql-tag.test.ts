import { describe, expect, it } from 'vitest'
import { testDatabase } from '../../tests/test-database.ts'
import type * as SqlTag from './sql-tag.ts'
import { SqlPart, sqlPart } from './sql-tag.ts'

const held = testDatabase()

describe('sql', () => {
  it('sends every value as a parameter', async () => {
    const nasty = `'; drop table posting; -- {"a"} \\ $1`
    const [row] = await held.database.sql`
      select ${nasty}::text as text, ${[nasty, null]}::text[] as list, ${{ nasty }}::jsonb as json,
        ${null}::text as nothing, ${true}::bool as yes, ${7n}::int8 as big`
    const expected = { text: nasty, list: [nasty, null], json: { nasty }, nothing: null }
    expect(row).toEqual({ ...expected, yes: true, big: 7n })
  })

  it('answers exact decimals and moments', async () => {
    const at = new Date('2026-11-21T08:49:00.123Z')
    const [row] = await held.database.sql`
      select ${'123456789012345.12345678'}::numeric as amount, ${at}::timestamptz as at`
    expect(row).toEqual({ amount: '123456789012345.12345678', at })
  })

  it('takes pieces of a statement with their values, inside of each other', async () => {
    const nasty = `'; drop table posting; --`
    const inner = sqlPart`${nasty}::text`
    const outer = sqlPart`${inner} || ${' and '}::text || ${inner}`
    const [row] = await held.database.sql`select ${outer} as text, ${1}::integer as one`
    expect(row).toEqual({ text: `${nasty} and ${nasty}`, one: 1 })
  })

  it('takes pieces that another copy of the module has made', async () => {
    const copy = './sql-tag.ts?copy'
    const other = (await import(copy)) as typeof SqlTag
    expect(other.SqlPart).not.toBe(SqlPart)
    const [row] = await held.database.sql`select ${other.sqlPart`${'x'}::text`} as text`
    expect(row).toEqual({ text: 'x' })
  })

  it('takes nothing for a piece that only looks like one', async () => {
    const forged = { pieces: ["'x'; drop table posting; --"], values: [] }
    const [row] = await held.database.sql`select ${forged}::jsonb as json`
    expect(row).toEqual({ json: forged })
  })
})
