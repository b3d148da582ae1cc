import { describe, expect, it } from 'vitest'
import { sourceOf } from './byte-source.ts'
import { fileFaultOf } from './file-rules.ts'
import { readFileFacts } from './read-file-facts.ts'

const PDF = '%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\n%%EOF\n'

const faultOf = async (text: string) => {
  const bytes = Uint8Array.from(text, letter => letter.charCodeAt(0))
  return fileFaultOf(await readFileFacts(sourceOf(bytes)))
}

describe('a PDF', () => {
  it.each([
    ['nothing', ''],
    ['a mark of the order of its bytes', '\u00EF\u00BB\u00BF'],
    ['an empty line', '\r\n'],
    ['the words of a printer', '\u001B%-12345X@PJL JOB\r\n@PJL ENTER LANGUAGE=PDF\r\n'],
    ['a head of a mail', 'Content-Type: application/pdf\r\n\r\n'],
    ['1024 bytes in all', 'a'.repeat(1024 - '%PDF-'.length)],
  ])('may have before its header: %s', async (_what, before) => {
    expect(await faultOf(before + PDF)).toBeUndefined()
  })

  it.each([
    ['1025 bytes', 'a'.repeat(1025), 'fileType'],
    ['a header that ends behind them', 'a'.repeat(1020), 'fileType'],
    ['the beginning of a ZIP', 'PK\u0003\u0004', 'filePolyglot'],
    ['the beginning of a program', 'MZ\u0090\0\u0003\0', 'filePolyglot'],
    ['a program in plain letters', 'MZ \r\n', 'filePolyglot'],
    ['a bitmap', 'BM \r\n', 'filePolyglot'],
    ['a paper for printers', '%!PS-Adobe-3.0\n', 'filePolyglot'],
    ['data for programs', '{"a":1}\n', 'filePolyglot'],
    ['a picture', 'GIF89a\u0001\0\u0001\0', 'filePolyglot'],
    ['a script', '#!/bin/sh\nexit\n', 'filePolyglot'],
    ['a web page', ' <html>\n', 'filePolyglot'],
  ])('is none behind %s', async (_what, before, fault) => {
    expect(await faultOf(before + PDF)).toBe(fault)
  })

  it('may speak of web pages in what it draws', async () => {
    const text = '1 0 obj<</Length 9>>stream\n(<html> <script>)\nendstream endobj\n'
    expect(await faultOf(`%PDF-1.7\n${text}%%EOF\n`)).toBeUndefined()
    expect(await faultOf(`%PDF-1.7\n<html>\n${text}%%EOF\n`)).toBe('filePolyglot')
  })
})

describe('a picture', () => {
  const png = { size: 9, type: 'image/png' } as const

  it.each([
    [{ width: 0, height: 0 }, 'fileDamaged'],
    [{ width: 800, height: 0 }, 'fileDamaged'],
    [{ width: 1, height: 1 }, undefined],
    [{ width: 9248, height: 6936 }, undefined],
    [{ width: 10_000, height: 10_000 }, 'filePixels'],
    [{ width: 20_001, height: 1 }, 'filePixels'],
  ])('of %j is judged by what can be drawn', (pixels, fault) => {
    expect(fileFaultOf({ ...png, pixels })).toBe(fault)
  })
})
