import { DATA_PART } from '@sixpence/protocol'
import { describe, expect, it } from 'vitest'
import { readUpload } from './read-upload.ts'

const part = (name: string, more = '') =>
  `--x\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n{}\r\n`
const file = (number: number) => part(`file${number}`, '; filename="a.pdf"')
const files = (count: number) => Array.from({ length: count }, (_, number) => file(number)).join('')

const upload = (parts: string, type = 'multipart/form-data; boundary=x') =>
  new Request('http://bank.localhost/api', {
    method: 'POST',
    headers: { 'Content-Type': type },
    body: `${parts}--x--\r\n`,
  })

describe('readUpload', () => {
  it.each(['multipart/form-data; boundary=x', 'multipart/form-data; Boundary="x"; charset=utf-8'])(
    'reads data and three files of %s',
    async type => {
      const form = await readUpload(upload(part(DATA_PART) + files(3), type))
      expect([form.body, [...form.files.keys()]]).toEqual([{}, ['file0', 'file1', 'file2']])
    },
  )

  it.each([
    ['one file more', files(4)],
    ['thirty thousand files', files(30_000)],
    ['one text more', files(3) + part('a')],
  ])('refuses a form of %s', async (_what, more) => {
    const reading = readUpload(upload(part(DATA_PART) + more))
    await expect(reading).rejects.toThrow('An upload has one data part')
  })

  it.each([
    'multipart/form-data; xboundary=y; boundary=x',
    'multipart/form-data; a="; boundary=y"; boundary=x',
    'multipart/form-data; a="; boundary=xy"; boundary=x',
  ])('counts no parts by another boundary than that of %s', async type => {
    const reading = readUpload(upload(part(DATA_PART) + files(9), type))
    await expect(reading).rejects.toThrow('An upload has one data part')
  })

  it.each(['multipart/form-data', 'multipart/form-data; boundary='])(
    'refuses what %s does not part',
    async type => {
      const reading = readUpload(upload(part(DATA_PART), type))
      await expect(reading).rejects.toThrow('An upload has one data part')
    },
  )
})
