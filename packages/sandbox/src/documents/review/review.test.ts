import { describe, expect, it, vi } from 'vitest'
import { limit } from '../../standing/index.ts'
import { readJson, testSandbox, type TestPerson } from '../../../tests/test-sandbox.ts'
import { aFile, PDF, uploadForm } from '../../../tests/upload-form.ts'
import { expireDocuments } from './expire-documents.ts'

const bank = testSandbox()
const DAY_MS = 24 * 60 * 60 * 1000
/** The clock starts these steps by itself. */
const LONG = { timeout: 15_000 }
const MAIN = 'file[mainDocument]'
let papers = 0

async function somebody(wish: object = {}) {
  const person = await bank.person(wish)
  return { person, token: (await bank.signIn(person)).accessToken }
}

async function uploaded(token: string, data: object = {}): Promise<string> {
  const files = { [MAIN]: aFile(`${PDF} ${(papers += 1)}`) }
  return String((await uploadForm(bank, { token, data, files }))['id'])
}

const review = async (id: string, body: object) => bank.control(`/documents/${id}`, body)

async function noticesOf({ customerId }: TestPerson) {
  return bank.database.sql<{ type: string; body: string | null }>`
    select type, body from notice where customer_id = ${customerId} and type like 'document%'
    order by at`
}

async function newestMail({ email }: TestPerson) {
  const answer = await bank.control(`/inbox?to=${encodeURIComponent(email)}`)
  const [newest] = (await answer.json()) as { subject: string; body: string }[]
  return newest
}

const mailTo = async (person: TestPerson) => (await newestMail(person))?.body ?? ''

const now = () => ({
  sql: bank.database.sql,
  clock: bank.sandbox.clock,
  newId: () => crypto.randomUUID(),
})

describe('the review of a document', () => {
  it.each(['RT-008', 'PROF-005'])(
    'tells the customer which one is refused and why, in their language (%s)',
    async () => {
      const { person, token } = await somebody({ locale: 'ro' })
      const id = await uploaded(token, { lang: 'ro' })
      expect((await review(id, { statusId: 26, rejectReason: 'blurred' })).status).toBe(200)
      const words = 'Imaginea este neclară. Încărcați una clară.'
      expect(await noticesOf(person)).toMatchObject([{ type: 'documentRejected' }])
      expect((await noticesOf(person))[0]?.body).toContain('Factură de utilități')
      expect(await mailTo(person)).toContain(words)
      const answer = await readJson(bank.call('documentsInquiry', { lang: 'ro' }, token))
      expect(JSON.stringify(answer)).toContain(words)
    },
  )

  it('says a final refusal as one, and asks for nothing (RT-007)', async () => {
    const { person, token } = await somebody()
    const id = await uploaded(token)
    await review(id, { statusId: 26, rejectReason: 'finalRefusal' })
    expect(await noticesOf(person)).toMatchObject([{ type: 'documentFailed' }])
    const mail = await newestMail(person)
    expect(mail?.body).toContain('contact us')
    expect(mail?.subject).toBe('Your document didn’t pass our check')
  })

  it('marks a final refusal, and takes no other document for the same', async () => {
    const { token } = await somebody()
    const passport = { categoryId: 1, documentType: 1 }
    const wealth = { categoryId: 11, documentType: 80 }
    const lease = () =>
      uploadForm(bank, { token, data: { lang: 'es' }, files: { [MAIN]: aFile(`${PDF} again`) } })
    await review(await uploaded(token), { statusId: 26, rejectReason: 'blurred' })
    const refused = await uploaded(token)
    await review(refused, { statusId: 26, rejectReason: 'finalRefusal' })
    const listed = await readJson(bank.call('documentsInquiry', {}, token))
    const marked = JSON.stringify(listed).match(/"isFinal":/g)
    expect(marked).toHaveLength(1)
    const answer = await lease()
    expect(answer).toMatchObject({
      responseCode: 'VF',
      validationErrors: [{ param: 'categoryId' }],
    })
    expect(JSON.stringify(answer)).toContain('escríbanos')
    for (const data of [passport, wealth]) expect(await uploaded(token, data)).not.toBe('undefined')
    await review(refused, { statusId: 26, rejectReason: 'blurred' })
    expect(await lease()).toMatchObject({ responseCode: '00' })
  })

  it('takes a document that the bank asks for after a final refusal, until it refuses that', async () => {
    const { person, token } = await somebody()
    const wealth = { categoryId: 11, documentType: 80 }
    await review(await uploaded(token, wealth), { statusId: 26, rejectReason: 'finalRefusal' })
    const { customerId } = person
    await limit(now(), {
      customerId,
      reason: 'expiredDocuments',
      requirements: [{ categoryId: 11 }],
    })
    const [asked] = await bank.database.sql<{ id: string }>`
      select id from open_requirement where customer_id = ${customerId} and category_id = 11`
    const data = { ...wealth, requirementId: asked?.id }
    const another = await uploaded(token, data)
    expect(another).not.toBe('undefined')
    await review(another, { statusId: 26, rejectReason: 'finalRefusal' })
    expect(await uploaded(token, data)).toBe('undefined')
  })

  it('takes plain words for a reason', async () => {
    const { person, token } = await somebody()
    const id = await uploaded(token)
    await review(id, { statusId: 26, rejectReason: 'The bottom edge is cut off' })
    expect(await mailTo(person)).toContain('The bottom edge is cut off')
  })

  it.each([
    ['ADA BURNS', 'nameDiffers', { onFile: 'Ada Byrne', onDocument: 'ADA BURNS' }],
    ['  ADA BURNS ', 'nameDiffers', { onFile: 'Ada Byrne', onDocument: 'ADA BURNS' }],
    ['ADA BURNS', 'blurred', undefined],
    [undefined, 'nameDiffers', undefined],
  ])('tells of %s on a document refused with %s wherever it tells why', async (...row) => {
    const [nameOnDocument, rejectReason, names] = row
    const { person, token } = await somebody({ name: 'Ada Byrne' })
    const { customerId } = person
    const requirements = [{ categoryId: 2 }]
    await limit(now(), { customerId, reason: 'expiredDocuments', requirements })
    const [asked] = await bank.database.sql<{ id: string }>`
      select id from open_requirement where customer_id = ${customerId}`
    const id = await uploaded(token, { requirementId: asked?.id })
    expect((await review(id, { statusId: 26, rejectReason, nameOnDocument })).status).toBe(200)
    const ask = async (method: string) =>
      JSON.stringify(await readJson(bank.call(method, {}, token)))
    for (const method of [
      'documentsInquiry',
      'customerLimitReasonGet',
      'profileInquiry',
      'kycCustomerInfoGet',
    ]) {
      const answer = await ask(method)
      expect(answer).toContain('"rejectReason"')
      expect(answer.includes(`"names":${JSON.stringify(names)}`)).toBe(names !== undefined)
      expect(answer.includes('"names"')).toBe(names !== undefined)
    }
    await review(id, { statusId: 2 })
    expect(await ask('documentsInquiry')).not.toContain('"names"')
  })

  it.each(['', '   ', 'a'.repeat(141), 'ADA\u0007', 'ADA\u202EBURNS'])(
    'takes no name on a document that is %j',
    async nameOnDocument => {
      const { token } = await somebody()
      const id = await uploaded(token)
      const refusal = { statusId: 26, rejectReason: 'nameDiffers', nameOnDocument }
      expect((await review(id, refusal)).status).toBe(400)
    },
  )

  it('confirms the address that it proves', async () => {
    const { person, token } = await somebody()
    await bank.database.sql`
      update customer_address set confirmed = false, status_id = 0, is_document_required = true
      where customer_id = ${person.customerId}`
    const addresses = () => bank.database.sql`
      select confirmed, status_id as status, is_document_required as asked
      from customer_address where customer_id = ${person.customerId}`
    const id = await uploaded(token)
    expect(await addresses()).toEqual([{ confirmed: false, status: 2, asked: true }])
    await review(id, { statusId: 64 })
    expect(await addresses()).toEqual([{ confirmed: false, status: 4, asked: true }])
    await review(id, { statusId: 2 })
    const proven = [{ confirmed: true, status: 1, asked: false }]
    expect(await addresses()).toEqual(proven)
    await review(await uploaded(token), { statusId: 26, rejectReason: 'blurred' })
    expect(await addresses()).toEqual(proven)
  })

  it.each([
    [26, 'VERIF-012'],
    [64, 'PROF-025'],
  ])(
    'leaves an address that it refused by %s to a proof, whatever its customer presses (%s)',
    async statusId => {
      const { token } = await somebody()
      const mill = { address1: '9 Mill Road', city: 'Cork', postalCode: 'T12', countryCode: 'IE' }
      const call = async (method: string, body: object) => readJson(bank.call(method, body, token))
      const { addressId } = await call('addressCreate', mill)
      const press = () => call('addressConfirm', { addressId })
      const refused = { responseCode: 'VF', validationErrors: [{ param: 'addressId' }] }
      await review(await uploaded(token, { addressId }), { statusId, rejectReason: 'blurred' })
      for (const isAsked of [false, true]) {
        await bank.database.sql`
          update customer_address set is_document_required = ${isAsked} where id = ${String(addressId)}`
        expect(await press()).toMatchObject(refused)
      }
      const second = await uploaded(token, { addressId })
      expect(await press()).toMatchObject(refused)
      await review(second, { statusId: 2 })
      expect(await press()).toMatchObject({ responseCode: '00' })
    },
  )

  it('lifts the limit whose last document it confirms', async () => {
    const { person, token } = await somebody()
    const { customerId } = person
    const requirements = [{ categoryId: 1 }, { categoryId: 11 }]
    const reasonId = await limit(now(), { customerId, reason: 'expiredDocuments', requirements })
    const asked = await bank.database.sql<{ id: string; category: number }>`
      select id, category_id as category from limit_requirement where reason_id = ${reasonId}`
    const liftedAt = async () => {
      const [row] = await bank.database.sql<{ at: Date | null }>`
        select lifted_at as at from limit_reason where id = ${reasonId}`
      return row?.at ?? null
    }
    const kinds: Readonly<Record<number, number>> = { 1: 1, 11: 80 }
    for (const { id: requirementId, category } of asked) {
      expect(await liftedAt()).toBeNull()
      const data = { requirementId, categoryId: category, documentType: kinds[category] }
      await review(await uploaded(token, data), { statusId: 2 })
    }
    expect(await liftedAt()).not.toBeNull()
  })

  it('knows a new passport by its document', async () => {
    const { person, token } = await somebody()
    const data = { categoryId: 1, documentType: 1, expiresDate: '2099-05-06' }
    await review(await uploaded(token, data), { statusId: 2 })
    const [newest] = await bank.database.sql`
      select status_id as status, expires_on as until from identity_document
      where customer_id = ${person.customerId} order by position desc limit 1`
    expect(newest).toEqual({ status: 2, until: '2099-05-06' })
  })

  it('decides about nothing that is not there, nor by what is no status', async () => {
    const { token } = await somebody()
    const id = await uploaded(token)
    expect((await review('nothing', { statusId: 2 })).status).toBe(404)
    expect((await review(id, { statusId: 3 })).status).toBe(400)
    const waiting = (await (await bank.control('/documents')).json()) as {
      documents: { id: string }[]
    }
    expect(waiting.documents.map(document => document.id)).toContain(id)
  })
})

describe('the end of a document', () => {
  it.each(['RT-009', 'RT-010'])(
    'is warned of 60, 30 and 7 days before, once each, and told (%s)',
    async () => {
      const { person, token } = await somebody()
      const ends = new Date(bank.sandbox.clock.now().getTime() + 62 * DAY_MS)
      const expiresDate = ends.toISOString().slice(0, 10)
      const data = { categoryId: 11, documentType: 80, expiresDate }
      await review(await uploaded(token, data), { statusId: 2 })
      const told = async () => (await noticesOf(person)).map(({ type }) => type)
      const wanted: string[] = []
      for (const [days, type] of [
        [1, undefined],
        [1, 'documentExpSoon'],
        [15, undefined],
        [15, 'documentExpSoon'],
        [23, 'documentExpSoon'],
        [3, undefined],
        [5, 'documentExpired'],
      ] as const) {
        await bank.control('/clock', { advanceMs: days * DAY_MS })
        if (type) wanted.push(type)
        await vi.waitFor(async () => expect(await told()).toEqual(wanted), LONG)
      }
      const answer = await readJson(
        bank.call('documentsInquiry', {}, (await bank.signIn(person)).accessToken),
      )
      expect(JSON.stringify(answer)).toContain('"statusId":38')
    },
  )

  it.each([
    ['a passport', { categoryId: 1, documentType: 1 }],
    ['another document', { categoryId: 11, documentType: 80 }],
  ])('comes after its last day: %s', async (_, kind) => {
    const { token } = await somebody()
    const today = bank.sandbox.clock.now()
    const expiresDate = today.toISOString().slice(0, 10)
    const id = await uploaded(token, { ...kind, expiresDate })
    await review(id, { statusId: 2 })
    const statusOn = async (day: Date) => {
      await expireDocuments({ ...now(), clock: { ...bank.sandbox.clock, now: () => day } })
      const [row] = await bank.database.sql<{ status: number }>`
        select status_id as status from customer_document where id = ${id}`
      return row?.status
    }
    expect(await statusOn(today)).toBe(2)
    expect(await statusOn(new Date(today.getTime() + DAY_MS))).toBe(38)
  })

  it('limits whose passport it is', async () => {
    const { person } = await somebody()
    await bank.control('/clock', { advanceMs: 9 * 365 * DAY_MS })
    const reasons = () => bank.database.sql`
      select reason_id as reason from limit_reason
      where customer_id = ${person.customerId} and lifted_at is null`
    await vi.waitFor(async () => expect(await reasons()).toEqual([{ reason: 1 }]), LONG)
  })

  it('deletes a file after five years, and keeps what it was', async () => {
    const { person, token } = await somebody()
    await uploaded(token, { categoryId: 2, documentType: 10 })
    const pieces = () => bank.database.sql`
      select file_id from file_piece join stored_file f on f.id = file_id
      where f.customer_id = ${person.customerId}`
    const YEAR = 365 * DAY_MS
    await bank.control('/clock', { advanceMs: 5 * YEAR - DAY_MS })
    expect(await pieces()).toHaveLength(1)
    await bank.control('/clock', { advanceMs: 4 * DAY_MS })
    await vi.waitFor(async () => expect(await pieces()).toEqual([]), LONG)
    const [file] = await bank.database.sql<{ sha256: string }>`
      select sha256 from stored_file where customer_id = ${person.customerId}`
    expect(file?.sha256).toMatch(/^[0-9a-f]{64}$/)
  })
})
