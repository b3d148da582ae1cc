import { describe, expect, it } from 'vitest'
import { version } from '../../package.json'
import { loginOf, readJson, testSandbox } from '../../tests/test-sandbox.ts'

const bank = testSandbox()

async function aSignedIn(wish?: object) {
  const person = await bank.person(wish)
  const { accessToken } = await bank.signIn(person)
  return { person, token: accessToken }
}

const megabytes = (count: number) => 'x'.repeat(count * 1024 * 1024)

describe('/api', () => {
  it('answers an envelope with the code 00 as text (API-004, API-011)', async () => {
    const { token, person } = await aSignedIn()
    const answer = await readJson(
      bank.call('customerInfoGet', { method: 'customerInfoGet' }, token),
    )
    expect(answer).toMatchObject({ status: 200, responseCode: '00' })
    expect(answer['customer']).toMatchObject({ login: person.email, customerType: 0 })
  })

  it('takes the method from the query and agrees with the body (API-001, API-002)', async () => {
    const { token } = await aSignedIn()
    const body = { method: 'customerInfoGet', lang: 'ua' }
    const plain = await readJson(bank.call('customerInfoGet', body, token))
    expect(plain['responseCode']).toBe('00')
    expect(await readJson(bank.call('customerInfoGet=', body, token))).toMatchObject({
      status: 200,
    })
    const other = await readJson(bank.call('balanceInquiry', body, token))
    expect(other).toMatchObject({ status: 400, responseCode: 'TA1' })
  })

  it.each(['', 'toString', '__proto__', 'constructor', 'noSuchMethod', '%00', '../etc/passwd'])(
    'refuses the unknown method "%s" (API-022)',
    async method => {
      const answer = await readJson(bank.call(method, {}))
      expect(answer).toMatchObject({ status: 404, responseCode: 'IM' })
      expect(typeof answer['responseDescription']).toBe('string')
    },
  )

  it.each(['', ' ', '{', 'null', '[]', '"text"', '12', 'true', '{"a":1', "{'a':1}", '\u0000'])(
    'refuses %j, which is no JSON object (API-021)',
    async body => {
      const answer = await readJson(bank.post('/api?login', body))
      expect(answer).toMatchObject({ status: 400, responseCode: 'TA1' })
    },
  )

  it('names the fields that do not fit (API-013)', async () => {
    const answer = await readJson(bank.call('login', { client: 'spa', username: 7, password: 'x' }))
    expect(answer).toMatchObject({ status: 200, responseCode: 'VF' })
    const fields = answer['validationErrors'] as { param: string; description: string }[]
    expect(fields.map(({ param }) => param).toSorted()).toEqual(['codeChallenge', 'username'])
  })

  it('needs a token for what is not public (API-005, API-016)', async () => {
    const answer = await readJson(bank.call('customerInfoGet', {}))
    expect(answer).toMatchObject({ status: 401, responseCode: 'AU' })
    const { person } = await aSignedIn()
    const open = await readJson(bank.call('login', loginOf(person.email, person.password)))
    expect(open).toMatchObject({ status: 200, responseCode: '00' })
  })

  it('refuses to act for somebody else (API-017)', async () => {
    const { token, person } = await aSignedIn()
    const other = await bank.person()
    const call = (body: object) => readJson(bank.call('customerInfoGet', body, token))
    expect(await call({ fromCustomerId: other.customerId })).toMatchObject({ responseCode: 'ENOA' })
    expect(await call({ fromEmail: other.email })).toMatchObject({ responseCode: 'ENOA' })
    expect(await call({ fromEmail: person.email.toUpperCase() })).toMatchObject({
      responseCode: '00',
    })
    expect(await call({ fromCustomerId: person.customerId })).toMatchObject({ responseCode: '00' })
  })

  it('takes an e-mail or a secret, never both (API-002)', async () => {
    const { token, person } = await aSignedIn()
    const body = { fromEmail: person.email, authSecret: 'secret' }
    expect(await readJson(bank.call('customerInfoGet', body, token))).toMatchObject({
      status: 400,
      responseCode: 'TA1',
    })
  })

  it('ignores fields it does not know', async () => {
    const { token } = await aSignedIn()
    const body = JSON.parse(
      '{"isAdmin":true,"__proto__":{"isAdmin":true},"constructor":{}}',
    ) as object
    const answer = await readJson(bank.call('customerInfoGet', body, token))
    expect(answer['customer']).toMatchObject({ isAdmin: false })
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined()
  })

  it('asks for a key before money moves', async () => {
    const { token } = await aSignedIn()
    const body = { fromAccount: '1', toAccount: '2', toAmount: '1.00' }
    const answer = await readJson(bank.call('betweenAccountsTransfer', body, token))
    expect(answer).toMatchObject({ status: 400, responseCode: 'TA1' })
  })

  it.each(['\udc00x', "'; drop table customer; --", '😀'])(
    'survives the text %j in a field',
    async text => {
      const { token } = await aSignedIn()
      for (const [method, body] of [
        ['transactionHistoryList', { keyword: text }],
        ['payeeEmailCheck', { email: `${text}aaaaaa` }],
        ['p2pFeeGet', { fromAccount: text, amount: '1.00' }],
        ['login', loginOf(text, text)],
      ] as const) {
        const answer = await readJson(bank.call(method, body, token))
        expect(answer.status).toBe(200)
      }
      expect((await bank.control('/people')).status).toBe(200)
    },
  )

  it('refuses a body above 1 MB, told or not (API-021)', async () => {
    const told = await readJson(bank.post('/api?login', JSON.stringify({ pad: megabytes(1) })))
    expect(told).toMatchObject({ status: 413, responseCode: 'TA1' })
    expect(told['responseDescription']).toContain('1 MB')
  })

  it('stops reading a body of 50 MB after the first', async () => {
    let sent = 0
    const endless = new ReadableStream({
      pull(controller) {
        if (sent >= 50) return controller.close()
        sent += 1
        controller.enqueue(new Uint8Array(1024 * 1024).fill(32))
      },
    })
    const request = new Request('http://bank.localhost/auth/login', {
      method: 'POST',
      body: endless,
      duplex: 'half',
    } as RequestInit)
    const answer = await readJson(bank.sandbox.fetch(request))
    expect(answer).toMatchObject({ status: 413, code: 'invalid_request' })
    expect(sent).toBeLessThan(5)
  })

  it('answers a defect with an envelope, a number and no trace (API-018)', async () => {
    const { token } = await aSignedIn()
    await bank.database.sql`alter table customer rename column birth_day to birth_day_gone`
    const answer = await readJson(bank.call('customerInfoGet', {}, token))
    await bank.database.sql`alter table customer rename column birth_day_gone to birth_day`
    expect(answer).toMatchObject({ status: 500, responseCode: 'UE' })
    expect(JSON.stringify(answer)).not.toMatch(/at |\.ts|select|birth_day/)
  })
})

describe('every answer', () => {
  it('bears the id of its request, or one of its own', async () => {
    const named = await bank.post('/api?login', {}, { 'X-Request-Id': 'my-request-1' })
    expect(named.headers.get('X-Request-Id')).toBe('my-request-1')
    const unnamed = await bank.post('/api?login', {})
    expect(unnamed.headers.get('X-Request-Id')).toMatch(/^[\w-]{36}$/)
    const forged = await bank.post('/api?login', {}, { 'X-Request-Id': 'a<script>' })
    expect(forged.headers.get('X-Request-Id')).toMatch(/^[\w-]{36}$/)
  })

  it.each([
    ['GET', '/health', 200],
    ['GET', '/nowhere', 404],
    ['GET', '/api', 404],
    ['PUT', '/auth/login', 404],
    ['POST', '/api?login', 400],
    ['POST', '/auth/login', 400],
  ])('%s %s is kept by nobody and read as nothing else', async (method, path, status) => {
    const answer = await bank.sandbox.fetch(`http://bank.localhost${path}`, { method })
    expect(answer.status).toBe(status)
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
    expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(answer.headers.get('Content-Type')).toMatch(/^application\/json/)
  })

  it('tells of health', async () => {
    const answer = await readJson(bank.sandbox.fetch('http://bank.localhost/health'))
    expect(answer).toEqual({ status: 200, ok: true, database: 'pglite', version })
  })
})

describe('pages of other origins', () => {
  const preflight = (origin: string) =>
    bank.sandbox.fetch('http://127.0.0.1:4400/api?login', {
      method: 'OPTIONS',
      headers: {
        Origin: origin,
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'authorization,idempotency-key,x-request-id',
      },
    })

  it.each([
    'http://127.0.0.1:4300',
    'http://localhost:6006',
    'http://shop.localhost:5000',
    'http://[::1]:3000',
    'https://localhost',
  ])('may call from %s', async origin => {
    const answer = await preflight(origin)
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBe(origin)
    expect(answer.headers.get('Access-Control-Allow-Headers')).toMatch(/Idempotency-Key/)
    expect(answer.headers.get('Access-Control-Allow-Credentials')).toBeNull()
  })

  it.each([
    'https://evil.example',
    'http://localhost.evil.example',
    'http://127.0.0.1.evil.example',
    'http://evil-localhost',
    'http://127.0.0.2',
    'null',
    'file://',
    'http://user@localhost',
  ])('may not call from %s', async origin => {
    expect((await preflight(origin)).headers.get('Access-Control-Allow-Origin')).toBeNull()
  })

  it('may read the request id, when to come back and what a file is called', async () => {
    const answer = await bank.post('/api?login', {}, { Origin: 'http://127.0.0.1:4300' })
    expect(answer.headers.get('Access-Control-Expose-Headers')).toBe(
      'X-Request-Id,DPoP-Nonce,Retry-After,Content-Disposition,WWW-Authenticate,Location,Tus-Resumable,Upload-Offset,Upload-Length,Upload-Metadata',
    )
  })
})
