import { afterEach, describe, expect, it } from 'vitest'
import { testDatabase } from '../../tests/test-database.ts'
import { migrate } from './migrate.ts'
import { MIGRATIONS } from './migrations.gen.ts'

const held = testDatabase()

describe('migrate', () => {
  const extra = { name: '9999-extra', checksum: 'a', text: 'create table extra (id int)' }

  afterEach(() => held.database.script('drop table if exists extra'))

  it('runs what is new, once', async () => {
    await migrate(held.database, [...MIGRATIONS, extra])
    await migrate(held.database, [...MIGRATIONS, extra])
    expect(await held.database.sql`select id from extra`).toEqual([])
  })

  it('leaves nothing of a migration that fails', async () => {
    const faulty = { ...extra, text: `${extra.text}; select no_such_thing()` }
    await expect(migrate(held.database, [...MIGRATIONS, faulty])).rejects.toThrow('no_such_thing')
    await expect(held.database.sql`select id from extra`).rejects.toThrow('does not exist')
  })

  it('refuses a database that is newer than the code', async () => {
    await migrate(held.database, [...MIGRATIONS, extra])
    await expect(migrate(held.database)).rejects.toThrow(
      'The database is newer than this bank: it has the migration "9999-extra". Start the newer version.',
    )
  })

  it('refuses a database from before the first release, and says how to start afresh', async () => {
    const { sql } = held.database
    const [made] = await sql<{ name: string }>`select name from schema_migration`
    await sql`update schema_migration set name = '0001-people'`
    await expect(migrate(held.database)).rejects.toThrow(
      /before its first release.*Nothing was changed.*start with --reset or delete the data folder/,
    )
    await sql`update schema_migration set name = ${made?.name}`
    expect(await sql`select 1 from customer`).toEqual([])
  })

  it('refuses a migration that was changed afterwards', async () => {
    const changed = MIGRATIONS.map(migration => ({ ...migration, checksum: 'b' }))
    await expect(migrate(held.database, changed)).rejects.toThrow(
      'The migration "0001-initial" was changed after this database was made.',
    )
  })
})
