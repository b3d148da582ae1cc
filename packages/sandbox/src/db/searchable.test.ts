import { searchable } from '@sixpence/protocol'
import { describe, expect, it } from 'vitest'
import { testDatabase } from '../../tests/test-database.ts'

const held = testDatabase()

const lettersFrom = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index))

describe('searchable in the database', () => {
  it('is the function of the same name that pages use', async () => {
    const letters = [
      ...lettersFrom(0x20, 0x24f),
      ...lettersFrom(0x370, 0x45f),
      ...lettersFrom(0x1e00, 0x1fff),
      ...lettersFrom(0x2000, 0x20cf),
      ...lettersFrom(0xff01, 0xff5e),
    ]
    const texts = [...letters, ...letters.map(letter => letter.normalize('NFD'))]
    const rows = await held.database.sql<{ text: string; plain: string }>`
      select text, searchable(text) as plain from unnest(${texts}::text[]) as text`
    expect(rows.filter(({ text, plain }) => plain !== searchable(text))).toEqual([])
  })
})
