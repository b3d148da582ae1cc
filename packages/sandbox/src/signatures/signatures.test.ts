import { describe, expect, it } from 'vitest'
import { readJson, testSandbox } from '../../tests/test-sandbox.ts'
import { SIGNATURE_HEADER, signMessage } from '../provider-messages/index.ts'

const bank = testSandbox({ signsDeclarations: true })

const WAIT = { timeout: 15_000 }

const SECRET = 'sandbox-secret-of-signature'

interface Info {
  readonly revision: number
  readonly declaredBy?: string
  readonly submittedAt?: string
  readonly answers: Record<string, unknown>
  readonly signature?: { signatureId: string; status: string; isOwn: boolean; signerName: string }
}

const ANSWERS: readonly (readonly [string, object])[] = [
  ['business', { industry: '3', businessPurposes: ['1'] }],
  ['funds', { businessSourcesOfFunds: ['1'], estimatedMonthlyDeposits: '4' }],
  ['businessQuestions', { businessAnotherAccount: '0' }],
]

async function aBusiness(kind = 'business') {
  const person = await bank.person({ kind, standing: { needsKyc: true } })
  const token = (await bank.signIn(person)).accessToken
  const call = (method: string, body: object = {}) => readJson(bank.call(method, body, token))
  const info = async () => (await call('kycCustomerInfoGet'))['kycCustomerInfo'] as Info
  const save = async (section: string, answers: object, more: object = {}) =>
    call('kycInfoUpdate', { revision: (await info()).revision, section, answers, ...more })
  // Tokens expire when the clock moves.
  const statusOf = async () => {
    const [row] = await bank.database.sql<{ status: string }>`
      select status from signature join kyc_info on signature_id = signature.id
      where kyc_info.customer_id = ${person.customerId}`
    return row?.status
  }
  const isSubmitted = async () => {
    const [row] = await bank.database.sql<{ at: Date | null }>`
      select submitted_at as at from kyc_info where customer_id = ${person.customerId}`
    return Boolean(row?.at)
  }
  return { person, token, call, info, save, statusOf, isSubmitted }
}

/** Returns the declaration of a business that has answered everything and wants to sign. */
async function aDeclaration() {
  const business = await aBusiness()
  for (const [section, answers] of ANSWERS) await business.save(section, answers)
  const submit = () => business.save('declaration', {}, { submit: true })
  const { signData } = await submit()
  const { signature } = await business.info()
  const id = signature?.signatureId ?? ''
  const { signUrl, clientId } = signData as { signUrl: string; clientId: string }
  const tokenOf = (url: string) => new URL(url).searchParams.get('token') ?? ''
  return { ...business, submit, id, signUrl, clientId, token: tokenOf(signUrl), tokenOf }
}

const play = (id: string, outcome: string, deliver?: string) =>
  readJson(bank.control(`/signatures/${id}`, { outcome, ...(deliver && { deliver }) }))

describe('a declaration that is signed', () => {
  it('opens at the provider, and is submitted once it is signed (KYC-005)', async () => {
    const declaration = await aDeclaration()
    const { call, info, id, signUrl, clientId } = declaration
    expect(clientId).not.toBe('')
    expect(signUrl).toMatch(/^http:\/\/127\.0\.0\.1:4401\/editor\/embeddedSign\?/)
    expect(await info()).toMatchObject({
      declaredBy: 'signature',
      signature: { status: 'waiting', isOwn: true },
    })
    expect(await declaration.isSubmitted()).toBe(false)
    expect((await call('customerInfoGet'))['customer']).toMatchObject({ isNeedKyc: true })
    await play(id, 'signed')
    await expect.poll(() => declaration.isSubmitted(), WAIT).toBe(true)
    expect((await info()).signature?.status).toBe('signed')
    expect((await call('customerInfoGet'))['customer']).toMatchObject({ isNeedKyc: false })
  })

  it('wants everything else first, and no typed name', async () => {
    const { save, info } = await aBusiness()
    const early = await save('declaration', { declared: 'yes' }, { submit: true })
    expect(early).toMatchObject({ responseCode: 'VF' })
    expect(early['signData']).toBeUndefined()
    expect((await info()).signature).toBeUndefined()
    const faults = early['validationErrors'] as { param: string }[]
    expect(faults.map(({ param }) => param)).not.toContain('signedName')
  })

  it('can be signed anew once it is declined', async () => {
    const declaration = await aDeclaration()
    const { id, submit, statusOf, info } = declaration
    await play(id, 'declined')
    await expect.poll(() => statusOf(), WAIT).toBe('declined')
    expect(await declaration.isSubmitted()).toBe(false)
    expect((await submit())['signData']).toBeDefined()
    expect(await statusOf()).toBe('waiting')
    expect((await info()).signature?.signatureId).not.toBe(id)
  })

  it('is taken back where an answer changes', async () => {
    const { id, save, info, call } = await aDeclaration()
    await save('funds', { businessSourcesOfFunds: ['2'], estimatedMonthlyDeposits: '4' })
    expect((await info()).signature).toBeUndefined()
    expect(await play(id, 'signed')).toMatchObject({ ended: false })
    expect((await call('signatureGet', { signatureId: id }))['signature']).toMatchObject({
      status: 'canceled',
    })
  })

  it('keeps what was signed before an answer changes', async () => {
    const declaration = await aDeclaration()
    await play(declaration.id, 'signed', 'never')
    const late = await declaration.save('funds', {})
    expect(late).toMatchObject({ validationErrors: [{ param: 'submit' }] })
    expect(await declaration.isSubmitted()).toBe(true)
  })

  it('expires where nobody signs', async () => {
    const { statusOf, isSubmitted } = await aDeclaration()
    await bank.control('/clock', { advanceMs: 31 * 24 * 60 * 60_000 })
    await expect.poll(() => statusOf(), WAIT).toBe('expired')
    expect(await isSubmitted()).toBe(false)
  })

  it('is not for persons', async () => {
    const { info } = await aBusiness('personal')
    expect((await info()).declaredBy).toBeUndefined()
  })
})

describe('signatureOpen', () => {
  const open = ({
    call,
    id,
  }: {
    call: Awaited<ReturnType<typeof aDeclaration>>['call']
    id: string
  }) => call('signatureOpen', { signatureId: id })
  const paper = async (token: string) => (await bank.control('/editor/papers', { token })).status

  it('opens a paper once more; what opened it before is over', async () => {
    const declaration = await aDeclaration()
    const { signData } = await open(declaration)
    const renewed = declaration.tokenOf((signData as { signUrl: string }).signUrl)
    expect(await paper(declaration.token)).toBe(404)
    expect(await paper(renewed)).toBe(200)
  })

  it('is for its signer alone', async () => {
    const { person, id } = await aDeclaration()
    const other = await bank.person()
    const { customerId } = person
    const grant = { userId: other.customerId, customerId, right: 'full' }
    await bank.control('/accesses', grant)
    const token = (await bank.signIn(other)).accessToken
    const input = { signatureId: id, fromCustomerId: customerId }
    expect(await readJson(bank.call('signatureOpen', input, token))).toMatchObject({
      responseCode: '13',
    })
    expect((await readJson(bank.call('signatureGet', input, token)))['signature']).toMatchObject({
      isOwn: false,
    })
  })

  it('opens nothing that has ended', async () => {
    const declaration = await aDeclaration()
    await play(declaration.id, 'signed')
    await expect.poll(() => declaration.isSubmitted(), WAIT).toBe(true)
    expect(await open(declaration)).toMatchObject({ responseCode: '13' })
    expect(await paper(declaration.token)).toBe(404)
  })
})

describe('the bells', () => {
  it.each(['once', 'twice', 'late', 'never'])('ring %s, and it ends the same', async deliver => {
    const declaration = await aDeclaration()
    await play(declaration.id, 'signed', deliver)
    await bank.control('/clock', { advanceMs: 11 * 60_000 })
    await expect.poll(() => declaration.isSubmitted(), WAIT).toBe(true)
  })

  it('are not believed: a forged one changes nothing', async () => {
    const declaration = await aDeclaration()
    await play(declaration.id, 'signed', 'forged')
    await bank.control('/clock', { advanceMs: 60_000 })
    const { signature } = await declaration.call('signatureCompleted', {
      signatureId: declaration.id,
    })
    expect(signature).toMatchObject({ status: 'waiting' })
    expect(await declaration.isSubmitted()).toBe(false)
  })

  it('include the browser, which says nothing by itself', async () => {
    const declaration = await aDeclaration()
    const completed = async () =>
      (await declaration.call('signatureCompleted', { signatureId: declaration.id }))['signature']
    expect(await completed()).toMatchObject({ status: 'waiting' })
    await play(declaration.id, 'signed', 'never')
    expect(await completed()).toMatchObject({ status: 'signed' })
    expect(await declaration.isSubmitted()).toBe(true)
  })
})

describe('POST /webhooks/signature', () => {
  async function ring(body: string, signature?: string): Promise<number> {
    const signed = signature ?? (await signMessage(SECRET, new TextEncoder().encode(body)))
    const answer = await bank.post('/webhooks/signature', body, { [SIGNATURE_HEADER]: signed })
    return answer.status
  }
  const bodyOf = (id: string, about: string) =>
    JSON.stringify({ payload: { id, object: { id: about } } })
  const signedAtProvider = async () => {
    const declaration = await aDeclaration()
    const [row] = await bank.database.sql<{ about: string }>`
      update provider_signature set state = 'signed' from signature
      where provider_request_id = provider_signature.id and signature.id = ${declaration.id}
      returning provider_signature.id as about`
    return { declaration, about: row?.about ?? '' }
  }

  it('has the bank ask, once for each message', async () => {
    const { declaration, about } = await signedAtProvider()
    expect(await ring(bodyOf('s-1', about))).toBe(200)
    expect(await declaration.isSubmitted()).toBe(true)
    const { revision } = await declaration.info()
    expect(await ring(bodyOf('s-1', about))).toBe(200)
    expect(await ring(bodyOf('s-2', about))).toBe(200)
    expect((await declaration.info()).revision).toBe(revision)
    expect(await ring(bodyOf('s-3', 'nobody’s'))).toBe(200)
  })

  it('takes no message that is not signed', async () => {
    const { declaration, about } = await signedAtProvider()
    const body = bodyOf('s-4', about)
    const right = await signMessage(SECRET, new TextEncoder().encode(body))
    const other = await signMessage('sandbox-secret-of-nfd', new TextEncoder().encode(body))
    for (const wrong of ['', right.slice(1), right.toUpperCase(), other]) {
      expect(await ring(body, wrong)).toBe(401)
    }
    expect(await ring(`${body} `, right)).toBe(401)
    expect(await declaration.statusOf()).toBe('waiting')
  })
})
