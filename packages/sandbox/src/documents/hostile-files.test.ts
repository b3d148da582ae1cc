import { hexOf, LOCALES } from '@sixpence/protocol'
import { describe, expect, it } from 'vitest'
import en from '../../../../locales/bank/en.json'
import { ACTIVE_TEXT, INERT_FILES, pdf, REFUSED_FILES } from '../../tests/hostile-files.ts'
import { exif, jpeg, png, chunk, segment } from '../../tests/picture-files.ts'
import { LOCKED_PDF } from '../../tests/locked-pdf.ts'
import { testSandbox } from '../../tests/test-sandbox.ts'
import { aFile, uploadForm } from '../../tests/upload-form.ts'

const bank = testSandbox()
const MAIN = 'file[mainDocument]'
const BACK = 'file[additionalDocument]'
const REASONS: Readonly<Record<string, string>> = en.uploadRefusal

async function somebody() {
  const person = await bank.person()
  return { person, token: (await bank.signIn(person)).accessToken }
}

const stored = async (customerId: string) => bank.database.sql<{
  name: string
  text: string
  hex: string
}>`
  select f.file_name as name,
    (select encode(string_agg(bytes, ''::bytea order by first_byte), 'hex')
     from file_piece where file_id = f.id) as hex,
    (select encode(string_agg(bytes, ''::bytea order by first_byte), 'escape')
     from file_piece where file_id = f.id) as text
  from customer_document d join stored_file f on f.id = d.file_id
  where d.customer_id = ${customerId} order by d.position`

describe('a hostile file', () => {
  it.each(Object.entries(REFUSED_FILES))('is refused: %s', async (_what, hostile) => {
    const { person, token } = await somebody()
    const { content, fault, name = 'paper.pdf', password } = hostile
    const files = { [MAIN]: aFile(content, name) }
    const data = { documentPassword: password }
    expect(await uploadForm(bank, { token, files, data })).toMatchObject({
      responseCode: 'VF',
      validationErrors: [{ param: MAIN, description: REASONS[fault] }],
    })
    expect(await stored(person.customerId)).toEqual([])
  })

  it.each(Object.entries(INERT_FILES))('is made inert: %s', async (_what, hostile) => {
    const { person, token } = await somebody()
    const { content, name = 'paper.pdf' } = hostile
    const files = { [MAIN]: aFile(content, name) }
    expect(await uploadForm(bank, { token, files })).toMatchObject({ responseCode: '00' })
    const [file, ...others] = await stored(person.customerId)
    expect(others).toEqual([])
    expect(file?.text).not.toContain(ACTIVE_TEXT)
    expect(file?.name).toMatch(/^[\w.]{1,120}$/)
  })

  it('is refused in the words of each language', async () => {
    const { token } = await somebody()
    const files = { [MAIN]: aFile(REFUSED_FILES['a HEIC photo']?.content) }
    const answers = await Promise.all(
      LOCALES.map(lang => uploadForm(bank, { token, files, data: { lang } })),
    )
    const texts = answers.map(answer => answer['responseDescription'])
    expect(new Set(texts).size).toBe(LOCALES.length)
    for (const text of texts) expect(text).toContain('JPEG')
  })

  it('leaves nothing of the other files of its form', async () => {
    const { person, token } = await somebody()
    const files = { [MAIN]: aFile(pdf()), [BACK]: aFile('MZ') }
    const data = { categoryId: 1, documentType: 4 }
    expect(await uploadForm(bank, { token, data, files })).toMatchObject({
      validationErrors: [{ param: BACK }],
    })
    expect(await stored(person.customerId)).toEqual([])
  })

  it('is not front and back at once', async () => {
    const { token } = await somebody()
    const files = { [MAIN]: aFile(pdf(), 'front.pdf'), [BACK]: aFile(pdf(), 'back.pdf') }
    const data = { categoryId: 1, documentType: 4 }
    expect(await uploadForm(bank, { token, data, files })).toMatchObject({
      validationErrors: [{ param: BACK, description: REASONS['fileSame'] }],
    })
  })

  it('is not taken twice', async () => {
    const { token } = await somebody()
    expect(await uploadForm(bank, { token })).toMatchObject({ responseCode: '00' })
    expect(await uploadForm(bank, { token })).toMatchObject({
      validationErrors: [{ param: MAIN, description: REASONS['fileTwice'] }],
    })
  })

  it('is no PDF of 50 pages, nor one whose password is right, which is kept nowhere', async () => {
    const { person, token } = await somebody()
    const whole = { [MAIN]: aFile(pdf({ pages: 50 })) }
    expect(await uploadForm(bank, { token, files: whole })).toMatchObject({ responseCode: '00' })
    const files = { [MAIN]: aFile(LOCKED_PDF) }
    const data = { documentPassword: 'sesame' }
    expect(await uploadForm(bank, { token, files, data })).toMatchObject({ responseCode: '00' })
    const rows = await bank.database.sql`
      select to_jsonb(d)::text || to_jsonb(f)::text as all from customer_document d
        join stored_file f on f.id = d.file_id where d.customer_id = ${person.customerId}`
    expect(JSON.stringify(rows)).not.toContain('sesame')
  })
})

const TURNS = [1, 2, 3, 4, 5, 6, 7, 8]
const PLACE = 'GPS 53.2707 N 9.0568 W'
const PHOTOS = [
  ...TURNS.flatMap(turn =>
    [true, false].map(isLittle => ({
      what: `EXIF turned by ${turn}, ${isLittle ? 'little' : 'big'}-endian`,
      content: jpeg({ before: [segment(0xe1, exif(turn, isLittle))] }),
      turn,
    })),
  ),
  {
    what: 'XMP',
    content: jpeg({ before: [segment(0xe1, 'http://ns.adobe.com/xap/1.0/\0', PLACE)] }),
    turn: 1,
  },
  { what: 'a comment', content: jpeg({ before: [segment(0xfe, PLACE)] }), turn: 1 },
  { what: 'a second picture behind it', content: jpeg({ behind: PLACE }), turn: 1 },
  {
    what: 'chunks of a PNG',
    content: png({
      before: [chunk('eXIf', exif(1, false)), chunk('iTXt', PLACE), chunk('tIME', PLACE)],
    }),
    turn: 1,
  },
]

describe('a picture with a place', () => {
  it.each(PHOTOS)('is stored without it, and upright: $what', async ({ content, turn }) => {
    const { person, token } = await somebody()
    const files = { [MAIN]: aFile(content, 'photo.jpg') }
    expect(await uploadForm(bank, { token, files })).toMatchObject({ responseCode: '00' })
    const [file] = await stored(person.customerId)
    expect(file?.text).not.toMatch(/GPS|xap|tIME|iTXt|eXIf/)
    const turned = /4578696600004d4d002a0000000800010112000300000001(\d{4})/.exec(file?.hex ?? '')
    expect(Number(turned?.[1] ?? 1)).toBe(turn)
  })

  it('stays byte for byte as it was beside that', async () => {
    const { person, token } = await somebody()
    const plain = jpeg()
    const files = { [MAIN]: aFile(jpeg({ before: [segment(0xfe, PLACE)], behind: PLACE })) }
    await uploadForm(bank, { token, files })
    const [row] = await bank.database.sql<{ text: string; size: number; sha256: string }>`
      select encode(string_agg(bytes, ''::bytea order by first_byte), 'hex') as text, size, sha256
      from file_piece join stored_file f on f.id = file_id
      where customer_id = ${person.customerId} group by f.id`
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', plain))
    expect(row).toEqual({ text: hexOf(plain), size: plain.length, sha256: hexOf(digest) })
  })
})
