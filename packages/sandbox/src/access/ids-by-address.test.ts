import { ACCESS_RIGHT, SANDBOX_CAPTCHA } from '@sixpence/protocol'
import { beforeAll, describe, expect, it } from 'vitest'
import { pkce, readJson, type TestPerson, testSandbox } from '../../tests/test-sandbox.ts'
import { limit } from '../standing/index.ts'

const bank = testSandbox()
const RIGHTS = Object.values(ACCESS_RIGHT)

/** The person whose ids are tried, and the ids. */
interface Victim {
  readonly person: TestPerson
  readonly upload: string
  readonly address: string
  readonly phone: string
  readonly email: string
  readonly identity: string
  readonly run: string
  readonly link: string
  readonly requirement: string
}

/** Somebody who tries them: in a role for their own business or somebody else's. */
interface Stranger {
  readonly role: string
  readonly token: string
  readonly actsFor: string | undefined
}

let victim: Victim
let strangers: readonly Stranger[]
let keys = 0

const tus = { 'Tus-Resumable': '1.0.0' }
const bearer = (token: string) => ({ Authorization: `Bearer ${token}` })

async function aVictim(): Promise<Victim> {
  const person = await bank.person({ kind: 'business', situation: 'dueDiligence' })
  const { customerId } = person
  const { accessToken } = await bank.signIn(person)
  const headers = { ...bearer(accessToken), ...tus, 'Upload-Length': '10' }
  const begun = await bank.post('/uploads', '', headers)
  const [known] = await bank.database.sql<{ identity: string }>`
    select id as identity from identity_document where customer_id = ${customerId}`
  const { runId } = await readJson(bank.post('/identity-verification', {}, bearer(accessToken)))
  const { path } = await readJson(bank.call('identityCheckLink', { runId }, accessToken))
  const { sql } = bank.database
  const now = { sql, clock: bank.sandbox.clock, newId: () => crypto.randomUUID() }
  const requirements = [{ categoryId: 7 }]
  const isInForce = false
  const id = await limit(now, { customerId, reason: 'expiredDocuments', requirements, isInForce })
  const [asked] = await sql<{ id: string }>`
    select id from limit_requirement where reason_id = ${id}`
  return {
    person,
    upload: String(begun.headers.get('Location')?.split('/').at(-1)),
    address: `address-${customerId}`,
    phone: `phone-${customerId}`,
    email: `email-${customerId}`,
    identity: String(known?.identity),
    run: String(runId),
    link: String(path).split('/').at(-1) ?? '',
    requirement: String(asked?.id),
  }
}

async function everyRole(): Promise<readonly Stranger[]> {
  const business = await bank.person({ kind: 'business' })
  const { customerId } = business
  const tokenOf = async (person: TestPerson) => (await bank.signIn(person)).accessToken
  const workers = RIGHTS.map(async right => {
    const accesses = [{ customerId, right }]
    const standing = { actsForOthers: true }
    const token = await tokenOf(await bank.person({ kind: 'business', standing, accesses }))
    return { role: `a user with ${right}`, token, actsFor: customerId }
  })
  const staff = await tokenOf(await bank.person({ standing: { isAdmin: true } }))
  const reason = { fromCustomerId: customerId, reason: 'Asked by phone' }
  await bank.call('staffAccessBegin', reason, staff)
  return [
    { role: 'a person', token: await tokenOf(await bank.person()), actsFor: undefined },
    { role: 'an owner', token: await tokenOf(business), actsFor: undefined },
    ...(await Promise.all(workers)),
    { role: 'staff for another', token: staff, actsFor: customerId },
    { role: 'nobody', token: '', actsFor: undefined },
  ]
}

beforeAll(async () => {
  victim = await aVictim()
  strangers = await everyRole()
}, 60_000)

type Attempt = (by: Stranger) => Promise<Response>

/** To an address; bytes are the next piece of an upload. */
const rest =
  (method: string, path: () => string, body?: Uint8Array<ArrayBuffer> | object): Attempt =>
  ({ token, actsFor }) => {
    const isPiece = body instanceof Uint8Array
    const type = isPiece ? 'application/offset+octet-stream' : 'application/json'
    const sent = isPiece ? body : JSON.stringify(body)
    return bank.sandbox.fetch(`http://bank.localhost${path()}`, {
      method,
      headers: {
        ...tus,
        'Content-Type': type,
        'Upload-Offset': '0',
        ...(token && bearer(token)),
        ...(actsFor !== undefined && { 'Customer-Id': actsFor }),
      },
      ...(sent !== undefined && { body: sent }),
    })
  }

const named =
  (method: string, input: () => object): Attempt =>
  ({ token, actsFor }) => {
    const key = `key-of-an-id-swap-${String((keys += 1)).padStart(4, '0')}`
    const body = { fromCustomerId: actsFor, ...input() }
    return bank.call(method, body, token ? { token, key } : '')
  }

const asVictim = (method: string, input: object = {}): Attempt =>
  named(method, () => ({ ...input, fromCustomerId: victim.person.customerId }))

const SMS = () => ({ type: 'sms', captcha: SANDBOX_CAPTCHA, codeChallenge: pkce().challenge })
const PAPER = { categoryId: 7, documentType: 10 }

const ATTEMPTS: Readonly<Record<string, Attempt>> = {
  'HEAD /uploads/{id}': rest('HEAD', () => `/uploads/${victim.upload}`),
  'PATCH /uploads/{id}': rest('PATCH', () => `/uploads/${victim.upload}`, new Uint8Array(10)),
  'DELETE /uploads/{id}': rest('DELETE', () => `/uploads/${victim.upload}`),
  'an upload as a document': named('documentUpload', () => ({
    ...PAPER,
    uploads: { mainDocument: victim.upload },
  })),
  'a document for an address': named('documentUpload', () => ({
    ...PAPER,
    addressId: victim.address,
    uploads: { mainDocument: victim.upload },
  })),
  'a document for a requirement': named('documentUpload', () => ({
    ...PAPER,
    requirementId: victim.requirement,
    uploads: { mainDocument: victim.upload },
  })),
  'a code for a phone': rest('POST', () => `/verification/phones/${victim.phone}/verify`, SMS()),
  'a code for a customer': rest(
    'POST',
    () => `/verification/customer/${victim.person.customerId}/verify`,
    SMS(),
  ),
  'a phone': named('phoneSave', () => ({
    phoneId: victim.phone,
    phoneCountryCode: '353',
    phone: '861112299',
  })),
  'an email': named('emailDelete', () => ({ emailId: victim.email })),
  'a primary email': named('emailPrimarySet', () => ({ emailId: victim.email })),
  'an address': named('addressDelete', () => ({ addressId: victim.address })),
  'a check about a document': ({ token }) =>
    bank.post('/identity-verification', { documentId: victim.identity }, bearer(token)),
  'a check of a customer': rest(
    'POST',
    () => `/customers/${victim.person.customerId}/identity-verification`,
    {},
  ),
  'a check': named('identityCheckGet', () => ({ runId: victim.run })),
  'a link to a check': named('identityCheckLink', () => ({ runId: victim.run })),
  'a check by another token': named('identityCheckOpen', () => ({
    runId: victim.run,
    token: 'x'.repeat(43),
  })),
  'a link without its check': named('identityCheckOpen', () => ({
    runId: 'another-run',
    token: victim.link,
  })),
  'the profile': asVictim('profileInquiry'),
  documents: asVictim('documentsInquiry'),
  'due diligence': asVictim('dueDiligenceInfoGet'),
  'written due diligence': asVictim('dueDiligenceUpdate', {
    answers: [{ question: 'What does the business sell?', answer: 'Nothing' }],
  }),
  'what is to be written': asVictim('dueDiligenceProposalList'),
  'a confirmation of it': asVictim('dueDiligenceProposalConfirm', { proposalId: 'a-proposal' }),
  'a withdrawal of it': asVictim('dueDiligenceProposalWithdraw', { proposalId: 'a-proposal' }),
  'the answers': asVictim('kycCustomerInfoGet'),
  'the reasons': asVictim('customerLimitReasonGet'),
  'the request': asVictim('kycRequestGet'),
  'the status': asVictim('accountStatusGet'),
}

/** Everything of the victim that one of the attempts could change. */
async function contents(): Promise<string> {
  const { customerId } = victim.person
  const rows = await Promise.all(
    [
      'stored_file',
      'customer_document',
      'customer_address',
      'customer_email',
      'customer_phone',
      'identity_document',
      'identity_run',
      'due_diligence_answer',
      'due_diligence_proposal',
      'limit_reason',
    ].map(async table => {
      // Checks are requested on their own.
      const query = `
        select coalesce(jsonb_agg(to_jsonb(t) - array['ask_at', 'asked_times'] order by t::text),
          '[]') as rows
        from ${table} t where customer_id = '${customerId}'`
      const [row] = await bank.database.sql<{ rows: unknown }>(
        Object.assign([query], { raw: [query] }),
      )
      return row?.rows
    }),
  )
  return JSON.stringify(rows)
}

/** Data that only the victim and their representatives may read. */
const secrets = () => [
  victim.person.email,
  'What does the business sell?',
  victim.upload,
  victim.address,
  victim.phone,
  victim.email,
  victim.identity,
]

describe('an id of another customer, in an address or inside of what is sent', () => {
  it.each(Object.entries(ATTEMPTS))('is refused to everybody: %s', async (_, attempt) => {
    const before = await contents()
    const told: Record<string, string> = {}
    for (const stranger of strangers) {
      const answer = await attempt(stranger)
      told[stranger.role] = outcomeOf(answer.ok, await answer.text())
    }
    expect(told).toEqual(Object.fromEntries(strangers.map(({ role }) => [role, 'refused'])))
    expect(await contents()).toBe(before)
  })

  function outcomeOf(isOk: boolean, text: string): string {
    if (secrets().some(secret => text.includes(secret))) return 'told'
    const isRefused = text.includes('"responseCode"') && !text.includes('"responseCode":"00"')
    return isOk && !isRefused ? 'done' : 'refused'
  }

  it('is good for whose it is', async () => {
    const { accessToken } = await bank.signIn(victim.person)
    const owner = { role: 'the owner', token: accessToken, actsFor: undefined }
    const own = Object.entries(ATTEMPTS).filter(([name]) => OWN.has(name))
    for (const [name, attempt] of own) {
      expect([name, (await attempt(owner)).ok]).toEqual([name, true])
    }
  })
})

const OWN = new Set([
  'HEAD /uploads/{id}',
  'PATCH /uploads/{id}',
  'a check',
  'the profile',
  'the answers',
])
