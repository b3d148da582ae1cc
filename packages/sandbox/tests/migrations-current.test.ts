import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { MIGRATIONS } from '../src/db/migrations.gen.ts'

const source = new URL('../src/', import.meta.url)

describe('MIGRATIONS', () => {
  it('begins with the schema of every domain', () => {
    const schemas = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(file =>
      /(^|[/\\])schema\.sql$/.test(file),
    )
    expect(schemas).toContainEqual(expect.stringMatching(/^cards/))
    const initial = MIGRATIONS[0]?.text ?? ''
    for (const file of schemas)
      expect(initial, file).toContain(readFileSync(new URL(file, source), 'utf8'))
    expect(initial.match(/^create table /gm)).toHaveLength(
      schemas.flatMap(file => readFileSync(new URL(file, source), 'utf8').match(/^create table /gm))
        .length,
    )
  })
})
