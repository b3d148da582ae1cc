import { describe, expect, it } from 'vitest'
import { pdf } from '../../tests/hostile-files.ts'
import { aFile, PDF, uploadForm, type UploadForm } from '../../tests/upload-form.ts'
import { REASON } from '../../tests/staff-at.ts'
import { readJson, testSandbox } from '../../tests/test-sandbox.ts'

const bank = testSandbox()

async function somebody(kind: 'personal' | 'business' = 'personal', wish: object = {}) {
  const person = await bank.person({ kind, ...wish })
  return { person, token: (await bank.signIn(person)).accessToken }
}

const upload = (form: UploadForm) => uploadForm(bank, form)

interface Category {
  readonly categoryId: number
  readonly isDocumentRequired: number
  readonly documentTypes: { documentTypeId: number; documentType: string }[]
  readonly uploadedDocuments: Record<string, unknown>[]
}

async function listed(token: string, data: object = {}): Promise<Category[]> {
  const answer = await readJson(bank.call('documentsInquiry', data, token))
  return answer['documents'] as Category[]
}

const categoryOf = async (token: string, id: number, data: object = {}) => {
  const category = (await listed(token, data)).find(({ categoryId }) => categoryId === id)
  if (!category) throw new Error(`category ${id} is not listed`)
  return category
}

const kept = async (customerId: string) => bank.database.sql<{
  part: string
  name: string
  type: string
  size: number
}>`
  select d.part, f.file_name as name, f.media_type as type,
    (select sum(length(bytes))::integer from file_piece where file_id = f.id) as size
  from customer_document d join stored_file f on f.id = d.file_id
  where d.customer_id = ${customerId} order by d.position`

const MAIN = 'file[mainDocument]'
const BACK = 'file[additionalDocument]'
const RELATION = 'file[relationshipDocument]'

describe('documentUpload', () => {
  it.each(['TRAP-56', 'PROF-006', 'API-008'])(
    'takes a paper, its back and why it counts, each in a part of its own (%s)',
    async () => {
      const { person, token } = await somebody()
      const answer = await upload({
        token,
        data: { categoryId: 1, documentType: 4, relationshipDocumentType: 50 },
        files: {
          [MAIN]: aFile(PDF, 'front.pdf'),
          [BACK]: aFile(`${PDF} back`, 'back.pdf'),
          [RELATION]: aFile(`${PDF} why`, 'wedding.pdf'),
        },
      })
      expect(answer).toMatchObject({ status: 200, responseCode: '00' })
      expect(await kept(person.customerId)).toEqual([
        { part: 'main', name: 'front.pdf', type: 'application/pdf', size: PDF.length },
        { part: 'additional', name: 'back.pdf', type: 'application/pdf', size: PDF.length + 5 },
        {
          part: 'relationship',
          name: 'wedding.pdf',
          type: 'application/pdf',
          size: PDF.length + 4,
        },
      ])
    },
  )

  it.each([4, 5, 88])('wants the back side of kind %s (TRAP-56)', async documentType => {
    const { person, token } = await somebody()
    await bank.database.sql`
      update customer set residence_country = 'UA' where id = ${person.customerId}`
    const data = { categoryId: 1, documentType }
    expect(await upload({ token, data })).toMatchObject({
      responseCode: 'VF',
      validationErrors: [{ param: BACK }],
    })
    const files = { [MAIN]: aFile(), [BACK]: aFile(`${PDF} back`) }
    expect(await upload({ token, data, files })).toMatchObject({ responseCode: '00' })
  })

  it('judges a file by its bytes, not by its name or the type it is said to have', async () => {
    const { person, token } = await somebody()
    const file = new File(['#!/bin/sh'], 'paper.pdf', { type: 'application/pdf' })
    expect(await upload({ token, files: { [MAIN]: file } })).toMatchObject({
      responseCode: 'VF',
      validationErrors: [{ param: MAIN }],
    })
    expect(await kept(person.customerId)).toEqual([])
  })

  it('takes 1,000,000 bytes in a form, and sends larger files to /uploads', async () => {
    const { person, token } = await somebody()
    const head = `%${'x'.repeat(1_000_000 - PDF.length)}`
    const bytes = new TextEncoder().encode(pdf({ head }))
    const answer = await upload({ token, files: { [MAIN]: aFile(bytes) } })
    expect(answer).toMatchObject({ responseCode: 'VF', validationErrors: [{ param: MAIN }] })
    expect(answer['responseDescription']).toContain('/uploads')
    expect(await upload({ token, files: { [MAIN]: aFile(bytes.slice(0, -1)) } })).toMatchObject({
      responseCode: '00',
    })
    expect(await kept(person.customerId)).toMatchObject([{ size: 1_000_000 }])
  })

  it('takes one document once under a key, and no other under it', async () => {
    const { person, token } = await somebody()
    const key = 'key-of-one-upload-1'
    const answers = await Promise.all([upload({ token, key }), upload({ token, key })])
    expect(answers[0]).toEqual(answers[1])
    const files = { [MAIN]: aFile(`${PDF} b`) }
    expect(await upload({ token, key, files })).toMatchObject({ status: 422 })
    expect(await upload({ token, key, data: { documentType: 11 } })).toMatchObject({ status: 422 })
    expect(await kept(person.customerId)).toHaveLength(1)
    const stranger = await somebody()
    const theirs = await upload({ token: stranger.token, key })
    expect(theirs).toMatchObject({ responseCode: '00' })
    expect(theirs['id']).not.toBe(answers[0]?.['id'])
  })

  it.each([
    ['without a file', { files: {} }, 'VF'],
    ['with an empty file', { files: { [MAIN]: aFile('') } }, 'VF'],
    ['with a text as file', { files: { [MAIN]: 'text' } }, 'TA1'],
    ['with data that is no JSON', { data: '{' }, 'TA1'],
    ['with data that is a list', { data: '[]' }, 'TA1'],
    ['for a category that is none', { data: { categoryId: 13 } }, 'VF'],
    ['for a category of businesses', { data: { categoryId: 9, documentType: 70 } }, '13'],
    ['of a kind that does not count there', { data: { documentType: 1 } }, 'VF'],
    ['for the address of somebody else', { data: { addressId: 'nobody-s' } }, '13'],
    ['for a requirement of somebody else', { data: { requirementId: 'nobody-s' } }, '13'],
    ['that has expired', { data: { expiresDate: '2020-01-01' } }, 'VF'],
    ['that is issued in the future', { data: { issuedDate: '2100-01-01' } }, 'VF'],
    ['under a key that is none', { key: 'short' }, 'TA1'],
  ] as const)('refuses one %s', async (_what, change, responseCode) => {
    const { person, token } = await somebody()
    expect(await upload({ token, ...change })).toMatchObject({ responseCode })
    expect(await kept(person.customerId)).toEqual([])
  })

  it('reads nothing for who is not signed in', async () => {
    expect(await upload({})).toMatchObject({ status: 401, responseCode: 'AU' })
    expect(await upload({ token: 'made-up' })).toMatchObject({ status: 401, responseCode: 'AU' })
  })

  it('keeps no path and no trick of a name', async () => {
    const { person, token } = await somebody()
    const file = aFile(PDF, 'C:\\own\\..\\fdp\u202Egnp.pdf')
    await upload({ token, files: { [MAIN]: file } })
    expect(await kept(person.customerId)).toMatchObject([{ name: 'fdpgnp.pdf' }])
  })
})

describe('documentsInquiry', () => {
  it.each(['VERIF-035', 'PROF-005', 'PROF-015'])(
    'answers what was uploaded, and never the file (%s)',
    async () => {
      const { person, token } = await somebody()
      const data = { issuedDate: '2026-01-02', expiresDate: '2099-03-04' }
      const { id } = await upload({ token, data })
      const category = await categoryOf(token, 2)
      const [{ uploaded, ...document } = {}, ...others] = category.uploadedDocuments
      expect(new Date(String(uploaded)).getTime()).not.toBeNaN()
      expect([document, ...others]).toEqual([
        {
          id,
          statusId: 0,
          documentTypeId: 10,
          documentType: 'Utility bill',
          isSubDocument: 0,
          createdUsername: person.email,
          issuedDate: '2026-01-02',
          expiresDate: '2099-03-04',
        },
      ])
      expect(JSON.stringify(await listed(token))).not.toContain('paper.pdf')
    },
  )

  it('names kinds and reasons in the language of the request', async () => {
    const { token } = await somebody()
    const { id } = await upload({ token })
    await bank.database.sql`
      update customer_document set status_id = 26, reject_reason = 'blurred' where id = ${id}`
    const { uploadedDocuments } = await categoryOf(token, 2, { lang: 'ro' })
    expect(uploadedDocuments).toMatchObject([
      {
        statusId: 26,
        documentType: 'Factură de utilități',
        rejectReason: 'Imaginea este neclară. Încărcați una clară.',
      },
    ])
  })

  it('puts a back side next to its front, in one category', async () => {
    const { token } = await somebody()
    const data = { categoryId: 1, documentType: 4, relationshipDocumentType: 51 }
    const files = { [MAIN]: aFile(), [BACK]: aFile(`${PDF} b`), [RELATION]: aFile(`${PDF} c`) }
    await upload({ token, data, files })
    const passport = { [MAIN]: aFile(`${PDF} d`) }
    await upload({ token, data: { categoryId: 1, documentType: 1 }, files: passport })
    const { uploadedDocuments } = await categoryOf(token, 1)
    expect(
      uploadedDocuments.map(({ documentTypeId, isSubDocument }) => [documentTypeId, isSubDocument]),
    ).toEqual([
      [1, 0],
      [4, 0],
      [4, 1],
      [51, 1],
    ])
  })

  it.each([
    ['of the business', { categoryId: 4, documentType: 31 }, 'Weir Pumps Ltd'],
    ['of its owner', { categoryId: 1, documentType: 1 }, 'Ada Byrne'],
  ])(
    'tells the name that a document %s has to be in, but neither staff nor users who only upload',
    async (_, data, onFile) => {
      const owner = await somebody('business', { name: 'Weir Pumps Ltd' })
      const { customerId } = owner.person
      await bank.database.sql`
      update customer set first_name = 'Ada', last_name = 'Byrne' where id = ${customerId}`
      const { id } = await upload({ token: owner.token, data })
      await bank.control(`/documents/${String(id)}`, {
        statusId: 26,
        rejectReason: 'nameDiffers',
        nameOnDocument: 'ADA BURNS',
      })
      const accesses = [{ customerId, right: 'upload' }]
      const user = await somebody('business', { standing: { actsForOthers: true }, accesses })
      const sees = await somebody('business', { accesses: [{ customerId, right: 'full' }] })
      const staff = await somebody('personal', { standing: { isAdmin: true } })
      const fromCustomerId = customerId
      await bank.call('staffAccessBegin', { fromCustomerId, reason: REASON }, staff.token)
      const told = async ({ token }: { token: string }) =>
        (await listed(token, { fromCustomerId })).flatMap(({ uploadedDocuments }) =>
          uploadedDocuments.map(({ names }) => names),
        )
      const names = { onFile, onDocument: 'ADA BURNS' }
      expect(await told(owner)).toEqual([names])
      expect(await told(sees)).toEqual([names])
      expect(await told(user)).toEqual(data.categoryId === 4 ? [undefined] : [])
      expect(await told(staff)).toEqual([undefined])
    },
  )

  it('lists a person’s categories, and the internal passport only where there is one (PROF-010)', async () => {
    const { person, token } = await somebody()
    expect((await listed(token)).map(({ categoryId }) => categoryId)).toEqual([
      1, 2, 3, 11, 12, 5, 6,
    ])
    const kinds = async () =>
      (await categoryOf(token, 1)).documentTypes.map(({ documentTypeId }) => documentTypeId)
    expect(await kinds()).toEqual([1, 4, 5])
    await bank.database.sql`
      update customer set residence_country = 'UA' where id = ${person.customerId}`
    expect(await kinds()).toEqual([1, 4, 5, 88])
  })

  it('asks a business for its papers until each has one that counts (PROF-010)', async () => {
    const { token } = await somebody('business')
    const asked = async () =>
      (await listed(token)).flatMap(({ categoryId, isDocumentRequired }) =>
        isDocumentRequired ? [categoryId] : [],
      )
    expect(await asked()).toEqual([4, 7, 9])
    const { id } = await upload({ token, data: { categoryId: 4, documentType: 31 } })
    expect(await asked()).toEqual([7, 9])
    await bank.database.sql`update customer_document set status_id = 26 where id = ${id}`
    expect(await asked()).toEqual([4, 7, 9])
  })

  it('shows nothing about the owner to who only uploads for the business', async () => {
    const owner = await somebody('business')
    await upload({ token: owner.token, data: { categoryId: 1, documentType: 1 } })
    const { customerId } = owner.person
    const accesses = [{ customerId, right: 'upload' }]
    const uploader = await somebody('business', { standing: { actsForOthers: true }, accesses })
    const categories = await listed(uploader.token, { fromCustomerId: customerId })
    expect(categories.map(({ categoryId }) => categoryId)).toEqual([4, 7, 9, 10, 8, 6])
    expect(categories.flatMap(({ uploadedDocuments }) => uploadedDocuments)).toEqual([])
    const data = { categoryId: 1, documentType: 1 }
    const { token } = uploader
    expect(await upload({ token, customerId, data })).toMatchObject({ responseCode: '13' })
    const own = { categoryId: 4, documentType: 31 }
    expect(await upload({ token, customerId, data: own })).toMatchObject({ responseCode: '00' })
  })
})
