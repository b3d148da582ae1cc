import { existsSync } from 'node:fs'
import pg from 'pg'
import { expect, it } from 'vitest'
import { describeOnPostgres } from './describe-on-postgres.ts'
import { startServer } from './test-server.ts'

describeOnPostgres('startServer', 60_000, () => {
  it('answers an empty database of its own, 15 or later, and takes it away again', async () => {
    const server = await startServer()
    const client = new pg.Client(server.url)
    await client.connect()
    const { rows } = await client.query<{ folder: string }>(
      "select current_setting('data_directory') as folder, count(*)::int as tables " +
        "from pg_class where relnamespace = 'public'::regnamespace",
    )
    await client.end()
    expect(rows).toEqual([expect.objectContaining({ tables: 0 })])
    expect(Number.parseInt(server.version, 10)).toBeGreaterThanOrEqual(15)
    await server.stop()
    await expect(new pg.Client(server.url).connect()).rejects.toThrow()
    const isOwn = process.env['DATABASE_URL'] === undefined
    expect(isOwn && existsSync(rows[0]?.folder ?? '/')).toBe(false)
  })
})
