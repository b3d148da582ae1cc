import { describe, expect, it } from 'vitest'
import { setCustomerFlags } from '../../access/index.ts'
import { limit } from '../../standing/index.ts'
import { readJson, testSandbox } from '../../../tests/test-sandbox.ts'
import { aFile, PDF, uploadForm } from '../../../tests/upload-form.ts'

const bank = testSandbox()
const MAIN = 'file[mainDocument]'
let papers = 0

async function applicant(wish: object = {}) {
  const person = await bank.person({ standing: { needsKyc: true, verified: false }, ...wish })
  const token = (await bank.signIn(person)).accessToken
  const call = (method: string, body: object = {}) => readJson(bank.call(method, body, token))
  const info = async (lang = 'en') =>
    (await call('kycCustomerInfoGet', { lang }))['kycCustomerInfo'] as Record<string, unknown>
  const save = async (section: string, answers: object, submit = false) =>
    call('kycInfoUpdate', { revision: (await info())['revision'], section, answers, submit })
  const upload = async (categoryId: number, documentType: number, data: object = {}) => {
    const files = { [MAIN]: aFile(`${PDF} ${(papers += 1)}`) }
    const answer = await uploadForm(bank, {
      token,
      data: { categoryId, documentType, ...data },
      files,
    })
    return String(answer['id'])
  }
  const submit = async (home = HOME) => {
    for (const [section, answers] of [...ANSWERS, ['home', home] as const])
      await save(section, answers)
    return save('agreements', { agreements: ['1', '2', '3'] }, true)
  }
  const customer = async () => (await call('customerInfoGet'))['customer']
  return { person, call, info, upload, submit, customer }
}

type Applicant = Awaited<ReturnType<typeof applicant>>

const HOME = { countryCode: 'IE', address1: '4 Quay Street', city: 'Galway', postalCode: 'H91' }
const ANSWERS = [
  [
    'person',
    {
      birthDay: '1990-02-28',
      birthCountry: 'IE',
      citizenship: 'IE',
      taxCountry: 'IE',
      taxNumber: '1234567T',
    },
  ],
  ['work', { occupation: '2', sourcesOfFunds: ['1'], employeeSourcesOfFunds: ['1'] }],
  ['account', { purposes: ['1'], estimatedMonthlyDeposits: '2' }],
  ['questions', { anotherAccount: '0', controlAccount: '1' }],
] as const

const decide = ({ person }: Applicant, body: object) =>
  bank.control(`/kyc/${person.customerId}`, body)
const review = (id: string, statusId: number, rejectReason?: string) =>
  bank.control(`/documents/${id}`, { statusId, ...(rejectReason && { rejectReason }) })
const CONFIRMED = 2
const REJECTED = 26

async function waiting({ person }: Applicant) {
  const { applications } = await readJson(bank.control('/kyc'))
  return (applications as { customerId: string }[]).find(
    ({ customerId }) => customerId === person.customerId,
  )
}

async function mailsTo({ person }: Applicant) {
  const answer = await bank.control(`/inbox?to=${encodeURIComponent(person.email)}`)
  return (await answer.json()) as { subject: string; body: string }[]
}

const noticesOf = ({ person }: Applicant) => bank.database.sql`
  select status, title from notice
  where customer_id = ${person.customerId} and type = 'info' order by at`

describe('what was submitted', () => {
  it('is accepted once its documents are, and the customer is verified and told', async () => {
    const ada = await applicant()
    const passport = await ada.upload(1, 1)
    const bill = await ada.upload(2, 10)
    expect(await waiting(ada)).toBeUndefined()
    expect(await ada.submit()).toMatchObject({ responseCode: '00' })
    expect(await waiting(ada)).toMatchObject({
      to: ada.person.email,
      kind: 'personal',
      documents: [
        { categoryId: 'identity', state: 'waiting' },
        { categoryId: 'address', state: 'waiting' },
      ],
    })
    await review(passport, CONFIRMED)
    const early = await decide(ada, { outcome: 'accept' })
    expect(early.status).toBe(422)
    expect(await early.text()).toContain('address')
    expect(await ada.customer()).toMatchObject({ verified: false })
    await review(bill, CONFIRMED)
    await ada.info('es')
    expect((await decide(ada, { outcome: 'accept' })).status).toBe(200)
    expect(await ada.customer()).toMatchObject({ verified: true, isNeedKyc: false })
    expect((await ada.info())['acceptedAt']).toBeTypeOf('string')
    expect((await mailsTo(ada))[0]).toMatchObject({ subject: 'Hemos verificado su identidad' })
    expect(await noticesOf(ada)).toEqual([
      { status: 'success', title: 'Hemos verificado su identidad' },
    ])
    expect((await decide(ada, { outcome: 'accept' })).status).toBe(404)
  })

  it('is sent back with a reason, keeps every answer, and is submitted again', async () => {
    const ada = await applicant()
    await ada.submit()
    const sent = { outcome: 'sendBack', reason: 'documentMissing' }
    expect((await decide(ada, sent)).status).toBe(200)
    const words = 'Falta un documento o no hemos podido aceptarlo. Súbalo.'
    expect(await ada.info('es')).toMatchObject({
      returnReason: words,
      answers: { work: { occupation: '2' } },
    })
    expect(await ada.info()).not.toHaveProperty('submittedAt')
    expect(await ada.customer()).toMatchObject({ isNeedKyc: true, verified: false })
    expect(await waiting(ada)).toBeUndefined()
    const [mail] = await mailsTo(ada)
    expect(mail?.subject).toBe('We need something else from you')
    expect(mail?.body).toContain('We’ve kept all your other answers')
    expect(await ada.submit()).toMatchObject({ responseCode: '00' })
    expect(await ada.info()).not.toHaveProperty('returnReason')
    expect(await waiting(ada)).toBeDefined()
  })

  it('is opened again, with every answer, where the bank asks again after accepting it', async () => {
    const ada = await applicant()
    await review(await ada.upload(1, 1), CONFIRMED)
    await review(await ada.upload(2, 10), CONFIRMED)
    await ada.submit()
    await decide(ada, { outcome: 'accept' })
    const { customerId } = ada.person
    const { revision } = await ada.info()
    await setCustomerFlags(bank.database.sql, [{ customerId, needsKyc: true }])
    const reopened = await ada.info()
    expect(reopened).toMatchObject({
      revision: Number(revision) + 1,
      answers: { work: { occupation: '2' } },
      documents: [{ isUploaded: true }, { isUploaded: true }],
    })
    expect(reopened).not.toHaveProperty('submittedAt')
    expect(reopened).not.toHaveProperty('acceptedAt')
    expect(await ada.submit()).toMatchObject({ responseCode: '00' })
    expect((await decide(ada, { outcome: 'accept' })).status).toBe(200)
    expect(await ada.info()).toHaveProperty('acceptedAt')
  })

  it('is decided about in plain words too, and by nothing else', async () => {
    const ada = await applicant()
    await ada.submit()
    expect((await decide(ada, { outcome: 'sendBack' })).status).toBe(400)
    expect((await decide(ada, { outcome: 'lose' })).status).toBe(400)
    await decide(ada, { outcome: 'sendBack', reason: 'Write your name in full.' })
    expect((await ada.info())['returnReason']).toBe('Write your name in full.')
    const nobody = await bank.control('/kyc/nobody', { outcome: 'accept' })
    expect(nobody.status).toBe(404)
  })

  it('says of a refused document why, and asks for that one alone', async () => {
    const ada = await applicant()
    await bank.database.sql`
      delete from identity_document where customer_id = ${ada.person.customerId}`
    const passport = await ada.upload(1, 1)
    await review(await ada.upload(2, 10), CONFIRMED)
    await ada.submit()
    await review(passport, REJECTED, 'cutOff')
    const rejectReason =
      'Part of the document is cut off. Upload it again with all four edges in the picture.'
    expect((await ada.info())['documents']).toEqual([
      { categoryId: 1, isUploaded: false, rejectReason },
      { categoryId: 2, isUploaded: true },
    ])
    expect((await ada.call('profileInquiry'))['profile']).toMatchObject({
      identity: { status: REJECTED, rejectReason },
    })
    await review(await ada.upload(1, 1), CONFIRMED)
    expect((await decide(ada, { outcome: 'accept' })).status).toBe(200)
    expect(await ada.customer()).toMatchObject({ verified: true })
  })

  it('needs no other identity document of who was checked by a provider', async () => {
    const ada = await applicant()
    const { accessToken } = await bank.signIn(ada.person)
    const headers = { Authorization: `Bearer ${accessToken}` }
    const { runId } = await readJson(bank.post('/identity-verification', {}, headers))
    const uploaded = async () => (await ada.info())['documents'] as { isUploaded: boolean }[]
    expect((await uploaded())[0]?.isUploaded).toBe(false)
    await bank.control(`/identity-runs/${String(runId)}`, { outcome: 'approved' })
    await expect.poll(async () => (await uploaded())[0]?.isUploaded, { timeout: 15_000 }).toBe(true)
  })

  it('takes the proof that came before it for the home that it tells', async () => {
    const ada = await applicant()
    await ada.upload(1, 1)
    await ada.upload(2, 10)
    await ada.submit({ ...HOME, address1: '7 New Quay' })
    const { addresses } = (await ada.call('profileInquiry'))['profile'] as {
      addresses: { address1: string; uploadedDocuments?: object[] }[]
    }
    const home = addresses.find(({ address1 }) => address1 === '7 New Quay')
    expect(home?.uploadedDocuments).toHaveLength(1)
  })
})

describe('a paper that several want', () => {
  it('is uploaded once, and each is met by it', async () => {
    const ada = await applicant({
      situation: ['identity', 'duplicateDocuments'],
      standing: { needsKyc: true },
    })
    const requirements = [{ categoryId: 1 }, { categoryId: 1, documentTypeId: 1 }]
    const now = {
      sql: bank.database.sql,
      clock: bank.sandbox.clock,
      newId: () => crypto.randomUUID(),
    }
    const { customerId } = ada.person
    await limit(now, { customerId, reason: 'expiredDocuments', requirements })
    expect(await ada.customer()).toMatchObject({ limited: true, isNeedPersonalInfoUpdate: true })
    const passport = await ada.upload(1, 1)
    const facts = async () => (await ada.call('accountStatusGet'))['accountStatus']
    expect(await facts()).toMatchObject({
      limits: [{ documents: [{ uploads: [0] }, { uploads: [0] }] }],
      duplicateDocuments: [{ uploads: [0] }],
      identityStatus: 0,
    })
    await review(passport, CONFIRMED)
    expect(await ada.customer()).toMatchObject({ limited: false, isNeedPersonalInfoUpdate: false })
    expect(await facts()).toMatchObject({ limited: false, identityStatus: CONFIRMED })
    expect(await facts()).not.toHaveProperty('duplicateDocuments')
    expect((await ada.info())['documents']).toMatchObject([
      { categoryId: 1, isUploaded: true },
      { categoryId: 2, isUploaded: false },
    ])
  })

  it('is not another kind', async () => {
    const ada = await applicant({ situation: 'duplicateDocuments', standing: {} })
    await review(await ada.upload(1, 5, {}), CONFIRMED)
    expect(await ada.customer()).toMatchObject({ isNeedPersonalInfoUpdate: true })
  })
})

it('asks for details that are to be updated besides, also once documents are settled', async () => {
  const standing = { needsInfoUpdate: true }
  const ada = await applicant({ situation: 'duplicateDocuments', standing })
  await review(await ada.upload(1, 1), CONFIRMED)
  expect(await ada.customer()).toMatchObject({ isNeedPersonalInfoUpdate: true })
})
