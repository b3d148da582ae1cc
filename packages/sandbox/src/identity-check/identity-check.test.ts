import { describe, expect, it } from 'vitest'
import { readJson, testSandbox, type TestPerson } from '../../tests/test-sandbox.ts'

const bank = testSandbox()

/** Returns the body of a response, including its own `status`. */
async function bodyOf(answer: Promise<Response>): Promise<Record<string, unknown>> {
  return (await (await answer).json()) as Record<string, unknown>
}

const open = (runId: unknown, token: unknown) =>
  bodyOf(bank.call('identityCheckOpen', { runId, token }))

/** Waits for automatic changes, also on a busy machine. */
const soon = (read: () => Promise<unknown>) => expect.poll(read, { timeout: 15_000 })

const REFUSED = { responseCode: '13', responseDescription: 'This link no longer works.' }

async function someone(wish: object = {}) {
  const person = await bank.person(wish)
  const { accessToken } = await bank.signIn(person)
  const headers = { Authorization: `Bearer ${accessToken}` }
  const ask = (path: string, body: object = {}) => readJson(bank.post(path, body, headers))
  const start = (body: object = {}) => ask('/identity-verification', body)
  const call = (name: string, input: object) => bodyOf(bank.call(name, input, accessToken))
  const read = (runId: unknown) => call('identityCheckGet', { runId })
  const tokenTo = async (runId: unknown) =>
    String((await call('identityCheckLink', { runId }))['path'])
      .split('/')
      .at(-1)
  return { person, accessToken, ask, call, start, read, tokenTo }
}

const decide = (runId: unknown, outcome: object) =>
  readJson(bank.control(`/identity-runs/${String(runId)}`, outcome))

const identityOf = async ({ customerId }: TestPerson) => {
  const [row] = await bank.database.sql<{ status: number; reason: string | null }>`
    select status_id as status, reject_reason as reason from identity_document
    where customer_id = ${customerId} order by position desc limit 1`
  return row
}

describe('POST /identity-verification (PROF-028)', () => {
  it('starts a check at a provider (PROF-032)', async () => {
    const { start, read } = await someone()
    const begun = await start()
    expect(begun).toMatchObject({ status: 200, provider: 'nfd' })
    expect(String(begun['sdkToken']).length).toBeGreaterThan(40)
    expect(await read(begun['runId'])).toMatchObject({ status: 'open' })
  })

  it('goes on with the check that is open, with a token of its own', async () => {
    const { start } = await someone()
    const [one, other] = [await start(), await start()]
    expect(other['runId']).toBe(one['runId'])
    expect(other['sdkToken']).not.toBe(one['sdkToken'])
  })

  it('sends nobody back to a page that is not the bank’s', async () => {
    const { start } = await someone()
    expect(await start({ returnUrl: 'https://evil.example/x' })).toMatchObject({ status: 400 })
  })

  it('needs a session', async () => {
    expect(await readJson(bank.post('/identity-verification', {}))).toMatchObject({ status: 401 })
  })
})

describe('what the provider decides', () => {
  it('confirms the identity document', async () => {
    const { person, start, read } = await someone()
    const { runId } = await start()
    await decide(runId, { outcome: 'approved' })
    await soon(() => read(runId)).toMatchObject({ status: 'approved' })
    expect(await identityOf(person)).toEqual({ status: 2, reason: null })
  })

  it.each([
    ['blurred', 26, true],
    ['nameDiffers', 64, true],
    ['finalRefusal', 26, false],
  ])('for %s leaves it at %i, and another try at %s', async (reason, status, canAgain) => {
    const { person, start, read } = await someone()
    const { runId } = await start()
    await decide(runId, { outcome: 'declined', reason })
    await soon(() => read(runId)).toMatchObject({ status: 'declined', canRetry: canAgain })
    expect(await identityOf(person)).toEqual({ status, reason })
    expect(String((await read(runId))['rejectReason'])).toMatch(/^[A-Z].{10,}\.$/)
    const again = await start()
    expect(again['status']).toBe(canAgain ? 200 : 404)
    expect(again['runId']).not.toBe(runId)
  })

  it.each([
    ['Jürgen Müller', 'JUERGEN MUELLER', 'approved', undefined],
    ['Юрій Щербак', 'YURII PETROVYCH SHCHERBAK', 'approved', undefined],
    ['Ana-Maria Pop', 'POP ANA MARIA', 'approved', undefined],
    ['Ada Byrne', 'ADA BURNS', 'declined', { onFile: 'Ada Byrne', onDocument: 'ADA BURNS' }],
  ])('of %s with a document of %s is %s', async (...row) => {
    const [name, nameOnDocument, status, names] = row
    const { start, read } = await someone({ name })
    const { runId } = await start()
    await decide(runId, { outcome: 'approved', nameOnDocument })
    await soon(async () => (await read(runId))['status']).toBe(status)
    expect((await read(runId))['names']).toEqual(names)
  })

  it('ends no other way: what the browser says moves it to under investigation', async () => {
    const { person, start, read } = await someone()
    const { runId } = await start()
    expect(await bodyOf(bank.call('identityCheckComplete', { runId }))).toMatchObject({
      status: 'underInvestigation',
    })
    expect(await read(runId)).toMatchObject({ status: 'underInvestigation', canRetry: false })
    expect(await identityOf(person)).toMatchObject({ status: 31 })
  })

  it('is asked for where nobody told the bank', async () => {
    const { start, read } = await someone()
    const { runId } = await start()
    await decide(runId, { outcome: 'approved', deliver: 'never' })
    expect(await read(runId)).toMatchObject({ status: 'open' })
    await bank.control('/clock', { advanceMs: 6000 })
    await soon(() => read(runId)).toMatchObject({ status: 'approved' })
  })
})

it('does not begin once an uploaded document was refused for good', async () => {
  const { person, start } = await someone()
  await bank.database.sql`
    update identity_document set status_id = 26, reject_reason = 'finalRefusal'
    where customer_id = ${person.customerId}`
  expect(await start()).toMatchObject({ status: 404 })
})

describe('the newest check', () => {
  const newestOf = ({ call }: Awaited<ReturnType<typeof someone>>, kind = 'document') =>
    call('identityCheckNewestGet', { kind })

  it('is told of by its kind, and nothing where there was none', async () => {
    const one = await someone()
    expect((await newestOf(one))['check']).toBeUndefined()
    const { runId } = await one.start()
    expect(await newestOf(one)).toMatchObject({ check: { runId, status: 'open' } })
    expect((await newestOf(one, 'video'))['check']).toBeUndefined()
    await decide(runId, { outcome: 'declined', reason: 'finalRefusal' })
    await soon(() => newestOf(one)).toMatchObject({
      check: { runId, status: 'declined', canRetry: false },
    })
    expect((await newestOf(await someone()))['check']).toBeUndefined()
  })

  it('says nothing of a document that has expired since: another check can be started', async () => {
    const one = await someone()
    const { runId } = await one.start()
    await decide(runId, { outcome: 'approved' })
    await soon(() => newestOf(one)).toMatchObject({ check: { status: 'approved' } })
    expect(await one.start()).toMatchObject({ status: 404 })
    const { customerId } = one.person
    await bank.database.sql`
      update identity_document set status_id = 38, expires_on = '2020-01-01'
      where customer_id = ${customerId}`
    expect((await newestOf(one))['check']).toBeUndefined()
    const again = await one.start()
    expect(again).toMatchObject({ status: 200 })
    await decide(again['runId'], { outcome: 'approved' })
    await soon(() => identityOf(one.person)).toMatchObject({ status: 2 })
    const [document] = await bank.database.sql<{ ends: string | null }>`
      select expires_on::text as ends from identity_document where customer_id = ${customerId}`
    expect(document?.ends).toBeNull()
  })
})

describe('the way back from a provider', () => {
  const APP = 'http://127.0.0.1:4400'
  const backFrom = async (url: unknown) =>
    (await readJson(bank.control(new URL(String(url)).pathname, { outcome: 'processing' })))[
      'returnUrl'
    ]

  it('leads to where the check was last continued', async () => {
    const { start } = await someone()
    await start({ returnUrl: `${APP}/profile/identity?check={id}` })
    const { runId, url } = await start({ returnUrl: `${APP}/kyc/personal?check={id}` })
    expect(await backFrom(url)).toBe(`${APP}/kyc/personal?check=${String(runId)}`)
  })

  it('leads to a page of the device that a link was opened on', async () => {
    const { start, tokenTo } = await someone()
    const { runId } = await start({ returnUrl: `${APP}/profile/identity?check={id}` })
    const token = await tokenTo(runId)
    const foreign = { runId, token, returnUrl: 'https://evil.example/' }
    expect(await bodyOf(bank.call('identityCheckOpen', foreign))).toMatchObject({
      responseCode: 'VF',
    })
    const returnUrl = `${APP}/identity-verification?check={id}`
    const { url } = await bodyOf(bank.call('identityCheckOpen', { runId, token, returnUrl }))
    expect(await backFrom(url)).toBe(`${APP}/identity-verification?check=${String(runId)}`)
  })
})

describe('a link to a check (ROUTE-009)', () => {
  it('opens it once, without a sign-in', async () => {
    const { start, tokenTo } = await someone()
    const { runId } = await start()
    const token = await tokenTo(runId)
    expect(await open(runId, token)).toMatchObject({ responseCode: '00', runId, provider: 'nfd' })
    expect(await open(runId, token)).toMatchObject(REFUSED)
  })

  it('works for 15 minutes', async () => {
    const { start, tokenTo } = await someone()
    const { runId } = await start()
    const token = await tokenTo(runId)
    await bank.control('/clock', { advanceMs: 15 * 60_000 + 1 })
    expect(await open(runId, token)).toMatchObject(REFUSED)
  })

  it('opens no other check', async () => {
    const [one, other] = [await someone(), await someone()]
    const [{ runId }, { runId: otherId }] = [await one.start(), await other.start()]
    expect(await open(otherId, await one.tokenTo(runId))).toMatchObject(REFUSED)
  })

  it('opens none that has been decided', async () => {
    const { start, tokenTo, read } = await someone()
    const { runId } = await start()
    const token = await tokenTo(runId)
    await decide(runId, { outcome: 'approved' })
    await soon(() => read(runId)).toMatchObject({ status: 'approved' })
    expect(await open(runId, token)).toMatchObject(REFUSED)
  })
})

describe('a check of somebody else', () => {
  it('is neither read nor linked to, and no document of theirs is checked', async () => {
    const [one, other] = [await someone(), await someone()]
    const { runId } = await one.start()
    const { documentId } = await readJson(
      bank.call('identityDocumentCreate', { typeId: 1, number: 'P 123' }, one.accessToken),
    )
    expect(await other.read(runId)).toMatchObject({ responseCode: '13' })
    expect(await other.call('identityCheckLink', { runId })).toMatchObject({ responseCode: '13' })
    expect(await other.start({ documentId })).toMatchObject({ status: 404 })
  })
})

describe('identityDocumentCreate (PROF-027)', () => {
  it('keeps the document that a check is about', async () => {
    const { person, accessToken, start } = await someone()
    const { documentId } = await readJson(
      bank.call('identityDocumentCreate', { typeId: 4, number: 'X1' }, accessToken),
    )
    const { runId } = await start({ documentId })
    await decide(runId, { outcome: 'approved' })
    await soon(() => identityOf(person)).toMatchObject({ status: 2 })
    expect(String(documentId)).not.toBe('')
  })

  it.each([
    ['expiresDate', '2020-01-01'],
    ['issuedDate', '2999-01-01'],
  ])('refuses %s %s', async (param, date) => {
    const { accessToken } = await someone()
    const input = { typeId: 1, number: 'X1', [param]: date }
    expect(await readJson(bank.call('identityDocumentCreate', input, accessToken))).toMatchObject({
      responseCode: 'VF',
      validationErrors: [{ param }],
    })
  })
})

describe('a video identification (PROF-031, ROUTE-007)', () => {
  it('is left by a redirect and comes back to its address', async () => {
    const { person, accessToken } = await someone()
    const returnUrl = 'http://127.0.0.1:4400/video-identity-job/{id}'
    const { jobId, url } = await readJson(
      bank.call('identityJobCreate', { returnUrl }, accessToken),
    )
    const played = await readJson(
      bank.control(new URL(String(url)).pathname, { outcome: 'processing' }),
    )
    expect(played).toMatchObject({
      returnUrl: `http://127.0.0.1:4400/video-identity-job/${String(jobId)}`,
    })
    const completed = await bank.call('identityJobCompleted', { jobId })
    expect(await completed.json()).toMatchObject({ status: 'underInvestigation' })
    const status = async () => {
      const [row] = await bank.database.sql<{ status: string }>`
        select video_identity_status as status from customer where id = ${person.customerId}`
      return row?.status
    }
    expect(await status()).toBe('pending')
    await decide(jobId, { outcome: 'approved' })
    await soon(() => status()).toBe('validated')
  })

  it('that is unknown is told of as a link that no longer works', async () => {
    expect(await readJson(bank.call('identityJobCompleted', { jobId: 'no' }))).toMatchObject({
      responseCode: '13',
    })
  })
})

describe('an administrator', () => {
  it('starts a check for a customer, who alone gets the link', async () => {
    const customer = await bank.person()
    const staff = await someone({ standing: { isAdmin: true } })
    const acting = { fromCustomerId: customer.customerId }
    const path = `/customers/${customer.customerId}/identity-verification`
    expect(await staff.ask(path)).toMatchObject({ status: 404 })
    await bank.call(
      'staffAccessBegin',
      { ...acting, customerId: customer.customerId, reason: 'Asked for by phone' },
      staff.accessToken,
    )
    const answer = await staff.ask(path)
    expect(answer).toMatchObject({ status: 200 })
    expect(JSON.stringify(answer)).not.toContain('/identity-verification/')
    const mails = await bank.control(`/inbox?to=${encodeURIComponent(customer.email)}`)
    expect(await mails.text()).toContain(`/identity-verification/${String(answer['runId'])}/`)
  })
})
