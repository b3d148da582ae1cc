import { describe, expect, it } from 'vitest'
import { readJson, type TestPerson, testSandbox } from '../../tests/test-sandbox.ts'

const bank = testSandbox()

interface Signed {
  readonly person: TestPerson
  readonly call: (method: string, body?: object) => Promise<Record<string, unknown>>
}

async function signed(wish: object = {}): Promise<Signed> {
  const person = await bank.person(wish)
  const { accessToken } = await bank.signIn(person)
  return {
    person,
    call: async (method, body = {}) => readJson(bank.call(method, body, accessToken)),
  }
}

const subjectsTo = async (email: string) => {
  const answer = await bank.control(`/inbox?to=${encodeURIComponent(email)}`)
  return ((await answer.json()) as { subject: string }[]).map(({ subject }) => subject)
}
const refusedBy = (param: string) => ({ responseCode: 'VF', validationErrors: [{ param }] })
const OK = { responseCode: '00' }
const CORK = { address1: '9 Mill Road', city: 'Cork', postalCode: 'T12 A1B2', countryCode: 'IE' }

describe('a tax number', () => {
  it('is kept as it is typed, but for the spaces around it (PROF-016)', async () => {
    const { call } = await signed()
    expect(await call('taxNumberUpdate', { taxId: ' 12/345/67890 ' })).toMatchObject(OK)
    expect(await call('profileInquiry')).toMatchObject({ profile: { taxId: '12/345/67890' } })
  })

  it.each(['', '   ', '<b>1</b>', '1'.repeat(33), '12--3'])('is not %j', async taxId => {
    const { call } = await signed()
    expect(await call('taxNumberUpdate', { taxId })).toMatchObject({ responseCode: 'VF' })
  })
})

describe('addresses', () => {
  const listed = async ({ call }: Signed) =>
    (await call('addressInquiry'))['address'] as { addressId: string; isPrimary: number }[]
  const moved = async (by: Signed, address: object = CORK) =>
    String((await by.call('addressCreate', address))['addressId'])

  it('waits beside the primary one until it is confirmed (PROF-024, PROF-025)', async () => {
    const ada = await signed()
    const addressId = await moved(ada, { ...CORK, addressType: 3, address2: ' Floor 1 ' })
    expect(await listed(ada)).toMatchObject([
      { addressId, addressType: 3, address2: 'Floor 1', isPrimary: 0, confirmed: 0 },
      { isPrimary: 1 },
    ])
    expect(await ada.call('addressConfirm', { addressId })).toMatchObject(OK)
    expect(await listed(ada)).toMatchObject([
      { addressId, isPrimary: 1, confirmed: 1, addressStatus: 1 },
      { isPrimary: 0 },
    ])
    expect(await subjectsTo(ada.person.email)).toContain('Your address was changed')
  })

  it('in another country need a proof first', async () => {
    const ada = await signed()
    const addressId = await moved(ada, { ...CORK, countryCode: 'FR' })
    expect(await listed(ada)).toMatchObject([{ addressId, isDocumentRequired: 1 }, {}])
    expect(await ada.call('addressConfirm', { addressId })).toMatchObject(refusedBy('addressId'))
  })

  it('are deleted, but not the primary one (PROF-026)', async () => {
    const ada = await signed()
    const addressId = await moved(ada)
    const [, primary] = await listed(ada)
    expect(await ada.call('addressDelete', { addressId: primary?.addressId })).toMatchObject({
      ...refusedBy('addressId'),
    })
    expect(await ada.call('addressDelete', { addressId })).toMatchObject(OK)
    expect(await listed(ada)).toMatchObject([{ addressId: primary?.addressId }])
  })

  it('are nobody else’s to confirm or delete', async () => {
    const addressId = await moved(await signed())
    const ben = await signed()
    for (const method of ['addressConfirm', 'addressDelete']) {
      expect(await ben.call(method, { addressId })).toMatchObject({ responseCode: '13' })
    }
  })
})

describe('addresses for mail', () => {
  const listed = async ({ call }: Signed) =>
    (await call('emailInquiry'))['emails'] as { emailId: string; email: string }[]
  const added = async ({ call, person }: Signed, name = 'second') => {
    const email = `${name}-${person.email}`
    const { emailId } = await call('emailAdd', { email })
    return { emailId: String(emailId), email }
  }
  const confirmed = async (by: Signed, name?: string) => {
    const { emailId, email } = await added(by, name)
    await by.call('emailConfirmRequest', { emailId })
    const confirmationCode = await bank.codeOf(email)
    expect(await by.call('emailConfirm', { emailId, confirmationCode })).toMatchObject(OK)
    return { emailId, email }
  }

  it('are added once, without a case (PROF-019)', async () => {
    const ada = await signed()
    const { emailId, email } = await added(ada)
    expect(await ada.call('emailAdd', { email: email.toUpperCase() })).toMatchObject({ emailId })
    expect(await listed(ada)).toMatchObject([
      { email: ada.person.email, confirmed: 1, isPrimary: 1 },
      { emailId, email, confirmed: 0, isPrimary: 0 },
    ])
    const own = await ada.call('emailAdd', { email: ada.person.email })
    expect(own).toMatchObject(refusedBy('email'))
  })

  it('are ten at most', async () => {
    const ada = await signed()
    for (let count = 1; count < 10; count += 1) await added(ada, `address-${count}`)
    const one = await ada.call('emailAdd', { email: 'eleventh@second.example' })
    expect(one).toMatchObject(refusedBy('email'))
  })

  it.each(['PROF-022', 'PROF-023', 'PROF-033'])('are confirmed with a code (%s)', async () => {
    const ada = await signed()
    const { emailId, email } = await added(ada)
    const sent = await ada.call('emailConfirmRequest', { emailId })
    expect(String(sent['sentTo'])).toMatch(/^s•••@/)
    expect(await ada.call('emailConfirmRequest', { emailId })).toMatchObject(
      refusedBy('approvalCodeTooSoon'),
    )
    const right = await bank.codeOf(email)
    const wrong = right === '000000' ? '000001' : '000000'
    expect(await ada.call('emailConfirm', { emailId, confirmationCode: wrong })).toMatchObject(
      refusedBy('approvalCode'),
    )
    expect(await ada.call('emailConfirm', { emailId, confirmationCode: right })).toMatchObject(OK)
    expect(await listed(ada)).toMatchObject([{}, { emailId, confirmed: 1 }])
  })

  it('take five wrong codes, and the right one no more', async () => {
    const ada = await signed()
    const { emailId, email } = await added(ada)
    await ada.call('emailConfirmRequest', { emailId })
    const right = await bank.codeOf(email)
    const confirmationCode = right === '000000' ? '000001' : '000000'
    for (let tries = 0; tries < 5; tries += 1) {
      await ada.call('emailConfirm', { emailId, confirmationCode })
    }
    expect(await ada.call('emailConfirm', { emailId, confirmationCode: right })).toMatchObject(
      refusedBy('approvalCodeAttempts'),
    )
  })

  it('becomes the primary one once confirmed, and the one before is told (PROF-021)', async () => {
    const ada = await signed()
    const waiting = await added(ada, 'third')
    expect(await ada.call('emailPrimarySet', { emailId: waiting.emailId })).toMatchObject(
      refusedBy('emailId'),
    )
    const { emailId, email } = await confirmed(ada)
    expect(await ada.call('emailPrimarySet', { emailId })).toMatchObject(OK)
    expect(await listed(ada)).toMatchObject([{ emailId, isPrimary: 1 }, {}, {}])
    expect(await ada.call('profileInquiry')).toMatchObject({ profile: { emailAddress: email } })
    expect(await subjectsTo(ada.person.email)).toContain('Your main email was changed')
  })

  it('are deleted, but not the primary one (PROF-020)', async () => {
    const ada = await signed()
    const { emailId } = await added(ada)
    const [primary] = await listed(ada)
    expect(await ada.call('emailDelete', { emailId: primary?.emailId })).toMatchObject(
      refusedBy('emailId'),
    )
    expect(await ada.call('emailDelete', { emailId })).toMatchObject(OK)
    expect(await listed(ada)).toMatchObject([{ isPrimary: 1 }])
  })

  it('are nobody else’s to change, whoever acts for whom', async () => {
    const ion = await signed({ kind: 'business' })
    const { emailId } = await added(ion)
    const worker = await signed({
      kind: 'business',
      standing: { actsForOthers: true },
      accesses: [{ customerId: ion.person.customerId, right: 'full' }],
    })
    const fromCustomerId = ion.person.customerId
    const calls = ['emailDelete', 'emailPrimarySet', 'emailConfirmRequest', 'emailConfirm']
    for (const method of calls) {
      const body = { emailId, confirmationCode: '000000' }
      expect(await worker.call(method, body)).toMatchObject({ responseCode: '13' })
      expect(await worker.call(method, { ...body, fromCustomerId })).toMatchObject({
        responseCode: '13',
      })
    }
  })
})
