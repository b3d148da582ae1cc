import { type CallFiles, DATA_PART } from '@sixpence/protocol'
import { describe, expect, it } from 'vitest'
import { readUpload } from './read-upload.ts'

const part = (name: string, more = '') =>
  `--x\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n{}\r\n`
const aFile = (name: string) => part(name, '; filename="a.pdf"')
const file = (number: number) => aFile(`file[${number}]`)
const files = (count: number) => Array.from({ length: count }, (_, number) => file(number)).join('')

const upload = (parts: string, type = 'multipart/form-data; boundary=x') =>
  new Request('http://bank.localhost/api', {
    method: 'POST',
    headers: { 'Content-Type': type },
    body: `${parts}--x--\r\n`,
  })

const THREE: CallFiles = { names: ['0', '1', '2'], types: [], mostBytes: 1_000_000 }
const ONE: CallFiles = { names: ['document'], types: [], mostBytes: 20_000_000, idsIn: 'upload' }
const SMALL: CallFiles = { names: ['document'], types: [], mostBytes: 9 }

describe('readUpload', () => {
  it.each(['multipart/form-data; boundary=x', 'multipart/form-data; Boundary="x"; charset=utf-8'])(
    'reads data and three files of %s',
    async type => {
      const form = await readUpload(upload(part(DATA_PART) + files(3), type), THREE)
      expect([form.body, [...form.files.keys()]]).toEqual([{}, ['file[0]', 'file[1]', 'file[2]']])
    },
  )

  it.each([
    ['one file more', files(4)],
    ['thirty thousand files', files(30_000)],
    ['one text more', files(3) + part('a')],
  ])('refuses a form of %s', async (_what, more) => {
    const reading = readUpload(upload(part(DATA_PART) + more), THREE)
    await expect(reading).rejects.toThrow('An upload has one data part')
  })

  it.each([
    'multipart/form-data; xboundary=y; boundary=x',
    'multipart/form-data; a="; boundary=y"; boundary=x',
    'multipart/form-data; a="; boundary=xy"; boundary=x',
  ])('counts no parts by another boundary than that of %s', async type => {
    const reading = readUpload(upload(part(DATA_PART) + files(9), type), THREE)
    await expect(reading).rejects.toThrow('An upload has one data part')
  })

  it.each(['multipart/form-data', 'multipart/form-data; boundary='])(
    'refuses what %s does not part',
    async type => {
      const reading = readUpload(upload(part(DATA_PART), type), THREE)
      await expect(reading).rejects.toThrow('An upload has one data part')
    },
  )

  it.each(['file[document]', 'file'])('finds a single file in the part %s', async name => {
    const form = await readUpload(upload(part(DATA_PART) + aFile(name)), ONE)
    expect([...form.files.keys()]).toEqual(['file[document]'])
  })

  it.each([
    ['a file under another name', aFile('file[paper]'), ONE],
    ['a part called “file” of a call that takes several', aFile('file'), THREE],
    ['a file of a call that takes none', aFile('file'), undefined],
  ])('refuses %s', async (_what, more, takes) => {
    const reading = readUpload(upload(part(DATA_PART) + more), takes)
    await expect(reading).rejects.toMatchObject({ responseCode: 'TA1' })
  })

  it.each([
    { most: 'a form holds', takes: ONE, size: 1_000_001, text: 'goes to /uploads' },
    { most: 'the whole body may be', takes: ONE, size: 1_100_000, text: 'goes to /uploads' },
    { most: 'the call takes', takes: SMALL, size: 10, text: '9 bytes at most' },
  ])('refuses a file larger than $most', async ({ takes, size, text }) => {
    const body = new FormData()
    body.append(DATA_PART, '{}')
    body.append('file[document]', new File([new Uint8Array(size)], 'a.csv'))
    const request = new Request('http://bank.localhost', { method: 'POST', body })
    await expect(readUpload(request, takes)).rejects.toMatchObject({
      validationErrors: [
        { param: 'file[document]', description: expect.stringContaining(text) as unknown },
      ],
    })
  })
})
