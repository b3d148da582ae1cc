import { beforeEach, describe, expect, it } from 'vitest'
import { readJson, testSandbox } from '../../tests/test-sandbox.ts'
import { decisionDay } from './decision-day.ts'

const bank = testSandbox()

interface Info {
  readonly kind: string
  readonly revision: number
  readonly answers: Record<string, Record<string, unknown>>
  readonly [more: string]: unknown
}

async function somebody(wish: object = {}) {
  const person = await bank.person({ standing: { needsKyc: true }, ...wish })
  const token = (await bank.signIn(person)).accessToken
  const call = (method: string, body: object = {}) => readJson(bank.call(method, body, token))
  const info = async () => (await call('kycCustomerInfoGet'))['kycCustomerInfo'] as Info
  const save = async (section: string, answers: object, more: object = {}) =>
    call('kycInfoUpdate', { revision: (await info()).revision, section, answers, ...more })
  return { person, call, info, save }
}

const PERSON = {
  birthDay: '1990-02-28',
  birthCountry: 'IE',
  citizenship: 'IE',
  taxCountry: 'IE',
  taxNumber: '1234567T',
}
const HOME = {
  countryCode: 'IE',
  address1: '4 Quay Street',
  city: 'Galway',
  postalCode: 'H91 F7T2',
}
const PERSONAL: readonly (readonly [string, object])[] = [
  ['person', PERSON],
  ['home', HOME],
  ['work', { occupation: '2', sourcesOfFunds: ['1'], employeeSourcesOfFunds: ['1'] }],
  ['account', { purposes: ['1', '2'], estimatedMonthlyDeposits: '2' }],
  ['questions', { anotherAccount: '0', controlAccount: '1' }],
]
const AGREED = { agreements: ['1', '2', '3'] }
const BUSINESS: readonly (readonly [string, object])[] = [
  ['business', { industry: '3', businessPurposes: ['1'] }],
  ['funds', { businessSourcesOfFunds: ['1'], estimatedMonthlyDeposits: '4' }],
  ['businessQuestions', { businessAnotherAccount: '0' }],
]

describe('kycInfoUpdate', () => {
  it('keeps each section when it is left, complete or not (KYC-005)', async () => {
    const { info, save } = await somebody()
    expect(await info()).toMatchObject({ kind: 'personal', revision: 0, answers: {} })
    await save('work', { occupation: '2' })
    await save('account', { purposes: ['1'] })
    expect(await info()).toMatchObject({
      revision: 2,
      answers: { work: { occupation: '2' }, account: { purposes: ['1'] } },
    })
    await save('work', {})
    expect((await info()).answers['work']).toEqual({})
  })

  it('refuses a revision that is not the latest, with the newer answers', async () => {
    const { call, info, save } = await somebody()
    await save('account', { purposes: ['1'] })
    const late = { revision: 0, section: 'account', answers: { purposes: ['2'] } }
    expect(await call('kycInfoUpdate', late)).toMatchObject({
      responseCode: 'VF',
      validationErrors: [{ param: 'revision' }],
      newer: {
        revision: 1,
        answers: { account: { purposes: ['1'] } },
        documents: [{ categoryId: 1 }, { categoryId: 2 }],
      },
    })
    expect((await info()).answers['account']).toEqual({ purposes: ['1'] })
  })

  it('takes one of two saves at once', async () => {
    const { call, info } = await somebody()
    const answers = await Promise.all(
      ['1', '2'].map(id =>
        call('kycInfoUpdate', { revision: 0, section: 'account', answers: { purposes: [id] } }),
      ),
    )
    const codes = answers.map(({ responseCode }) => String(responseCode))
    expect(codes.toSorted()).toEqual(['00', 'VF'])
    expect((await info()).revision).toBe(1)
  })

  it('never sends a tax number back, and keeps it until there is another', async () => {
    const { person, info, save } = await somebody()
    await save('person', PERSON)
    await save('person', { ...PERSON, taxNumber: undefined, citizenship: 'GB' })
    const read = await info()
    expect(JSON.stringify(read)).not.toContain('1234567T')
    expect(read).toMatchObject({
      withheld: ['taxNumber'],
      answers: { person: { citizenship: 'GB' } },
    })
    const [kept] = await bank.database.sql<{ number: string }>`
      select answers->'person'->>'taxNumber' as number from kyc_info
      where customer_id = ${person.customerId}`
    expect(kept?.number).toBe('1234567T')
  })

  it.each([
    ['person', { birthDay: '2999-01-01' }, 'birthDay', 'in_future'],
    ['person', { birthDay: '2020-01-01' }, 'birthDay', 'too_young'],
    ['person', { birthDay: '1990-02-30' }, 'birthDay', 'not_a_day'],
    ['person', { citizenship: 'XX' }, 'citizenship', 'unknown_choice'],
    ['person', { taxNumber: 'x'.repeat(41) }, 'taxNumber', 'too_long'],
    ['work', { occupation: '99' }, 'occupation', 'unknown_choice'],
    ['account', { purposes: ['1', '99'] }, 'purposes', 'unknown_choice'],
    ['questions', { controlAccount: '3' }, 'controlAccount', 'unknown_choice'],
    [
      'questions',
      { controlAccount: '2', controlAccountDate: '2999-01-01' },
      'controlAccountDate',
      'in_future',
    ],
  ])('refuses in %s %o', async (...[section, answers, param, description]) => {
    const { save } = await somebody()
    expect(await save(section, answers)).toMatchObject({
      responseCode: 'VF',
      validationErrors: [{ param, description }],
    })
  })

  it('drops what was not asked for', async () => {
    const { info, save } = await somebody()
    await save('questions', { anotherAccount: '0', anotherAccountText: 'left over', colour: 'red' })
    expect((await info()).answers['questions']).toEqual({ anotherAccount: '0' })
  })

  it.each([
    ['personal', 'funds'],
    ['business', 'person'],
  ])('asks a %s customer not for %s', async (kind, section) => {
    const { save } = await somebody({ kind })
    expect(await save(section, {})).toMatchObject({ validationErrors: [{ param: 'section' }] })
  })
})

describe('submitting', () => {
  it('wants everything, and says what is missing', async () => {
    const { save } = await somebody()
    await save('person', { ...PERSON, birthCountry: undefined })
    const { validationErrors } = await save('agreements', { agreements: ['1'] }, { submit: true })
    const faults = validationErrors as { param: string; description: string }[]
    expect(faults).toContainEqual({ param: 'birthCountry', description: 'missing' })
    expect(faults).toContainEqual({ param: 'agreements', description: 'not_all' })
    expect(faults.map(({ param }) => param)).not.toContain('address2')
  })

  it('hands the customer over to the bank, and no more is changed (KYC-005)', async () => {
    const { person, call, info, save } = await somebody()
    for (const [section, answers] of PERSONAL) await save(section, answers)
    expect(await save('agreements', AGREED, { submit: true })).toMatchObject({ responseCode: '00' })
    const [known] = await bank.database.sql`
      select needs_kyc, verified, birth_day::text, tax_id, residence_country from customer
      where id = ${person.customerId}`
    expect(known).toEqual({
      needs_kyc: false,
      verified: false,
      birth_day: '1990-02-28',
      tax_id: '1234567T',
      residence_country: 'IE',
    })
    const { submittedAt, decisionBy } = await info()
    expect(submittedAt).toBeTypeOf('string')
    expect(decisionBy).toBe(decisionDay(new Date(String(submittedAt))))
    expect((await call('customerInfoGet'))['customer']).toMatchObject({ isNeedKyc: false })
    expect(await save('account', {})).toMatchObject({ validationErrors: [{ param: 'submit' }] })
  })

  it('takes the declaration of a business, ticked and signed by name', async () => {
    const { info, save } = await somebody({ kind: 'business' })
    for (const [section, answers] of BUSINESS) await save(section, answers)
    const signed = { declared: 'yes', signedName: 'Ada Byron' }
    for (const missing of ['declared', 'signedName']) {
      const answers = { ...signed, [missing]: undefined }
      expect(await save('declaration', answers, { submit: true })).toMatchObject({
        validationErrors: [{ param: missing, description: 'missing' }],
      })
    }
    expect(await save('declaration', signed, { submit: true })).toMatchObject({
      responseCode: '00',
    })
    const { kind, submittedAt } = await info()
    expect([kind, typeof submittedAt]).toEqual(['business', 'string'])
  })

  it.each([
    ['2026-11-23T10:00:00Z', '2026-11-25'],
    ['2026-11-26T23:59:00Z', '2026-11-30'],
    ['2026-11-27T10:00:00Z', '2026-12-01'],
    ['2026-11-28T10:00:00Z', '2026-12-01'],
  ])('of %s is looked at until %s', (submitted, day) => {
    expect(decisionDay(new Date(submitted))).toBe(day)
  })
})

describe('kycCustomerInfoGet', () => {
  it('begins with what the bank knows', async () => {
    const { person, info } = await somebody({ birthDay: '1984-05-06' })
    const { customerId } = person
    await bank.database.sql`update customer set tax_id = '998877' where id = ${customerId}`
    await bank.database.sql`
      update customer_address set address1 = '9 Mill Lane', country_code = 'US', state_code = 'US-CA'
      where customer_id = ${customerId}`
    const { answers, withheld } = await info()
    expect(answers).toMatchObject({
      person: { birthDay: '1984-05-06' },
      home: { address1: '9 Mill Lane', countryCode: 'US', stateCode: 'US-CA' },
    })
    expect(withheld).toEqual(['taxNumber'])
  })

  it('names the documents that are asked for (KYC-002)', async () => {
    const { info } = await somebody()
    expect((await info())['documents']).toEqual([
      { categoryId: 1, isUploaded: false },
      { categoryId: 2, isUploaded: false },
    ])
  })

  it.each(['KYC-006', 'BIZ-022'])(
    'tells a business what the bank has found out about it, and nobody else (%s)',
    async () => {
      const { info } = await somebody({ kind: 'business', situation: 'dueDiligence' })
      expect((await info())['dueDiligence']).toContainEqual({
        question: 'Where are its customers?',
        answer: 'Ireland and Romania',
      })
      const other = await somebody({ kind: 'business' })
      expect((await other.info())['dueDiligence']).toEqual([])
    },
  )
})

describe('kycCustomerPersonalInfoUpdate', () => {
  let ada: Awaited<ReturnType<typeof somebody>>
  beforeEach(async () => {
    ada = await somebody({ standing: { needsInfoUpdate: true } })
  })
  const update = (revision: number, answers: object) =>
    ada.call('kycCustomerPersonalInfoUpdate', { revision, answers })

  it('brings personal data up to date, and is asked for no more (KYC-003, KYC-004)', async () => {
    expect(await update(0, { person: PERSON, home: HOME })).toMatchObject({ responseCode: '00' })
    expect((await ada.call('customerInfoGet'))['customer']).toMatchObject({
      isNeedPersonalInfoUpdate: false,
      birthDay: '1990-02-28',
      residenceCountryCode: 'IE',
    })
    const [home] = await bank.database.sql`
      select city, status_id, confirmed from customer_address
      where customer_id = ${ada.person.customerId} and address1 = ${HOME.address1}`
    expect(home).toEqual({ city: 'Galway', status_id: 0, confirmed: false })
  })

  it('wants all of it, of the latest revision', async () => {
    const half = await update(0, { person: PERSON, home: {} })
    expect(half).toMatchObject({ responseCode: 'VF' })
    expect(await update(7, { person: PERSON, home: HOME })).toMatchObject({
      validationErrors: [{ param: 'revision' }],
      newer: { revision: 0 },
    })
    expect((await ada.call('customerInfoGet'))['customer']).toMatchObject({
      isNeedPersonalInfoUpdate: true,
    })
  })
})
