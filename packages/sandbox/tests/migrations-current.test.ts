import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { MIGRATIONS } from '../src/db/migrations.gen.ts'

const folder = new URL('../src/db/migrations/', import.meta.url)

describe('MIGRATIONS', () => {
  it('holds every file as it is now, in order', () => {
    const files = readdirSync(folder)
      .toSorted()
      .map(file => [file.replace('.sql', ''), readFileSync(new URL(file, folder), 'utf8')])
    expect(MIGRATIONS.map(({ name, text }) => [name, text])).toEqual(files)
  })
})
