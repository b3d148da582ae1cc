import { describe, expect, it } from 'vitest'
import { readUpload } from './read-upload.ts'

const FILE = 'file[mainDocument]'
const TAKES = { names: ['mainDocument', 'additionalDocument'], types: [], mostBytes: 1_000_000 }
const paper = (text: string) => new File([text], 'paper.pdf')

const read = async (parts: readonly (readonly [string, string | File])[]) => {
  const body = new FormData()
  for (const [name, part] of parts) body.append(name, part as File)
  return readUpload(new Request('http://bank.example', { method: 'POST', body }), TAKES)
}

describe('the parts of an upload', () => {
  it.each([
    [
      'two files of one name',
      [
        ['data', '{}'],
        [FILE, paper('one')],
        [FILE, paper('two')],
      ],
    ],
    [
      'a text where a file belongs',
      [
        ['data', '{}'],
        [FILE, 'one'],
      ],
    ],
    ['no data', [[FILE, paper('one')]]],
    ['data in a file', [['data', new File(['{}'], 'data.json')]]],
  ] as const)('are refused with %s', async (_what, parts) => {
    await expect(read(parts)).rejects.toMatchObject({ responseCode: 'TA1' })
  })
})
