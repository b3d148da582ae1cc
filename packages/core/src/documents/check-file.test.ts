import { describe, expect, it, vi } from 'vitest'
import { checkFile } from './check-file.ts'
import { prepareFiles } from './prepare-files.ts'

const PDF = '%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\n%%EOF\n'

/** A file, and the number of bytes that were read of it. */
function aFile(text: string) {
  const file = new File([text], 'paper.pdf')
  const read = vi.spyOn(file, 'slice')
  const bytes = () =>
    read.mock.calls.reduce((sum, [start = 0, end = 0]) => sum + Math.min(end, file.size) - start, 0)
  return { file, read, bytes }
}

describe('a chosen file', () => {
  it('is read, checked and compared once, and again only its first byte', async () => {
    const front = aFile(`${PDF}%front`)
    const back = aFile(`${PDF}%back.`)
    await checkFile(front.file)
    await checkFile(back.file, front.file)
    const before = [front.bytes(), back.bytes()]
    const files = { mainDocument: front.file, additionalDocument: back.file }
    await expect(prepareFiles(files)).resolves.toMatchObject([
      { name: 'mainDocument', original: front.file },
      { name: 'additionalDocument', original: back.file },
    ])
    expect([front.bytes(), back.bytes()]).toEqual(before.map(bytes => bytes + 1))
  })

  it('is refused if it was changed since it was checked', async () => {
    const { file, read } = aFile(PDF)
    await checkFile(file)
    const arrayBuffer = async () => {
      throw new DOMException('changed', 'NotReadableError')
    }
    read.mockReturnValue({ arrayBuffer } as unknown as Blob)
    await expect(prepareFiles({ mainDocument: file })).rejects.toMatchObject({
      code: 'invalid_input',
    })
  })
})
