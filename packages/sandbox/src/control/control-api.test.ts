import { AUTH_FLOWS, NOTICE_STATUSES, NOTICE_TYPES } from '@sixpence/protocol'
import { describe, expect, it } from 'vitest'
import { testSandbox } from '../../tests/test-sandbox.ts'
import { NOTIFIER_AGENT } from '../http/index.ts'
import { SEED_PEOPLE } from '../seed/seed-people.ts'

const bank = testSandbox()

const at = (path: string, init: RequestInit = {}) =>
  bank.sandbox.control(`http://127.0.0.1:4401${path}`, init)

const countPeople = async () => ((await (await bank.control('/people')).json()) as unknown[]).length

describe('people', () => {
  it('lists everybody with what a person needs to sign in', async () => {
    const people = (await (await bank.control('/people')).json()) as Record<string, string>[]
    expect(people.slice(0, 6).map(({ name }) => name)).toEqual([
      'Ada Lindholm',
      'Ben Okafor',
      'Vera Kovalenko',
      'Ion Munteanu',
      'Nora Almeida',
      'Theo Marsh',
    ])
    for (const { email, password, about, kind, signIn } of people) {
      expect(email).toMatch(/@(people\.)?sixpence\.example$/)
      expect(password?.length).toBeGreaterThanOrEqual(10)
      expect(about).not.toBe('')
      expect(['personal', 'business']).toContain(kind)
      expect(AUTH_FLOWS).toContain(signIn)
    }
  })

  it('makes a fresh customer with accounts and balances', async () => {
    const wish = {
      name: 'Mara Lind',
      signIn: 'otp',
      approval: 'otp',
      accounts: [
        { currencyCode: 'EUR', balance: '250.10' },
        { currencyCode: 'RON', balance: '0' },
      ],
    }
    const answer = await bank.control('/people', wish)
    expect(answer.status).toBe(201)
    expect(await answer.json()).toMatchObject({
      name: 'Mara Lind',
      signIn: 'otp',
      approval: 'otp',
      accounts: [
        { currencyCode: 'EUR', balance: '250.10' },
        { currencyCode: 'RON', balance: '0.00' },
      ],
    })
  })

  it.each([
    [{ email: 'ada@sixpence.example' }, 409],
    [{ email: 'no address' }, 400],
    [{ signIn: 'telepathy' }, 400],
    [{ accounts: [{ currencyCode: 'XXX', balance: '1.00' }] }, 400],
    [{ accounts: [{ currencyCode: 'EUR', balance: '-1.00' }] }, 400],
    [{ accounts: [{ currencyCode: 'EUR', balance: '1.001' }] }, 400],
    [{ accounts: [{ currencyCode: 'EUR', balance: 5 }] }, 400],
    [{ unknown: true }, 400],
  ])('refuses %j and makes nobody', async (wish, status) => {
    const before = await countPeople()
    const answer = await bank.control('/people', wish)
    expect(answer.status).toBe(status)
    expect(((await answer.json()) as { message: string }).message).toMatch(/\w+/)
    expect(await countPeople()).toBe(before)
  })

  it('answers that no push waits', async () => {
    const answer = await bank.control('/push/17', { approve: true })
    expect(answer.status).toBe(404)
    expect(await answer.json()).toEqual({ message: 'No push 17 waits for an answer.' })
  })
})

describe('the inbox', () => {
  it.each(['/inbox', '/inbox?to='])('holds what went to anybody: %s', async path => {
    const messages = (await (await bank.control(path)).json()) as { to: string }[]
    expect(new Set(messages.map(({ to }) => to)).size).toBeGreaterThan(1)
  })

  it('holds what went to one person', async () => {
    const messages = (await (await bank.control('/inbox?to=Nadia@sixpence.example')).json()) as {
      to: string
    }[]
    expect(new Set(messages.map(({ to }) => to))).toEqual(new Set(['nadia@sixpence.example']))
  })
})

describe('notices', () => {
  it.each(NOTICE_TYPES)('sends %s to one person, as fits the type (RT-003)', async type => {
    const { email, customerId } = await bank.person()
    const answer = await bank.control('/notices', { to: email, type })
    expect(answer.status).toBe(201)
    const { id, status } = (await answer.json()) as { id: string; status: string }
    expect(NOTICE_STATUSES).toContain(status)
    const rows = await bank.database.sql`select * from notice where customer_id = ${customerId}`
    expect(rows).toMatchObject([{ id, type, status }])
  })

  it('says what it is told to say (RT-003)', async () => {
    const { email } = await bank.person()
    const said = {
      status: 'success',
      title: 'Your card is on its way',
      body: 'It takes five days.',
      params: { cardId: '7' },
    }
    const answer = await bank.control('/notices', {
      to: email.toUpperCase(),
      type: 'info',
      ...said,
    })
    expect(await answer.json()).toMatchObject({ type: 'info', ...said })
  })

  it.each([
    [{ to: 'nobody@sixpence.example', type: 'info' }, 404],
    [{ to: 'ada@sixpence.example', type: 'madeUp' }, 400],
    [{ to: 'ada@sixpence.example', type: 'info', status: 'loud' }, 400],
    [{ to: 'ada@sixpence.example', type: 'info', title: '' }, 400],
    [{ type: 'info' }, 400],
  ])('refuses %j and tells nobody', async (wish, status) => {
    const count = () => bank.database.sql<{ count: number }>`select count(*)::int from notice`
    const before = await count()
    const answer = await bank.control('/notices', wish)
    expect(answer.status).toBe(status)
    expect(((await answer.json()) as { message: string }).message).toMatch(/\w+/)
    expect(await count()).toEqual(before)
  })
})

describe('the clock', () => {
  it('moves on for the whole bank and never back', async () => {
    const before = bank.sandbox.clock.now().getTime()
    const answer = await bank.control('/clock', { advanceMs: 3_600_000 })
    expect(answer.status).toBe(200)
    expect(bank.sandbox.clock.now().getTime() - before).toBeGreaterThanOrEqual(3_600_000)
    expect((await bank.control('/clock', { advanceMs: -1 })).status).toBe(400)
    expect((await bank.control('/clock', { advanceMs: '1' })).status).toBe(400)
    expect((await bank.control('/clock', {})).status).toBe(400)
  })
})

describe('reset', () => {
  it('brings back people, balances and time, and signs everybody out', async () => {
    const person = await bank.person()
    const { accessToken, refreshToken } = await bank.signIn(person)
    await bank.control('/clock', { advanceMs: 86_400_000 })
    await bank.control('/faults', [{ fault: '503Before' }])
    expect((await bank.control('/reset', {})).status).toBe(200)
    expect(await countPeople()).toBe(SEED_PEOPLE.length)
    expect(Math.abs(bank.sandbox.clock.now().getTime() - Date.now())).toBeLessThan(5000)
    expect((await bank.call('customerInfoGet', {}, accessToken)).status).toBe(401)
    expect((await bank.post('/auth/refresh', { refreshToken })).status).toBe(401)
    const ada = { email: 'ada@sixpence.example', password: 'lantern-orchard-42' }
    const again = await bank.signIn(ada)
    expect((await bank.call('customerInfoGet', {}, again.accessToken)).status).toBe(200)
  })
})

describe('the books', () => {
  it('are audited, and listed by the keys that moved money', async () => {
    const payer = await bank.person({
      accounts: [
        { currencyCode: 'EUR', balance: '100.00' },
        { currencyCode: 'EUR', balance: '0' },
      ],
    })
    const { accessToken: token } = await bank.signIn(payer)
    const [fromAccount, toAccount] = payer.accounts.map(({ accountId }) => accountId)
    const input = { fromAccount, toAccount, toAmount: '10.00' }
    const key = 'key-of-an-audited-payment'
    const answer = await bank.call('betweenAccountsTransfer', input, { token, key })
    const { transactionId } = (await answer.json()) as { transactionId: string }
    expect(await (await bank.control('/audit')).json()).toEqual({ findings: [], underWay: 0 })
    expect(await (await bank.control('/movements')).json()).toContainEqual({
      begunBy: null,
      customerId: payer.customerId,
      key,
      transactionId,
    })
  })
})

describe('who may come in', () => {
  it.each(['127.0.0.1:4401', 'localhost:4401', '[::1]:4401', 'bank.localhost:4401'])(
    'lets in what asks for %s',
    async host => {
      expect((await bank.sandbox.control(`http://${host}/people`)).status).toBe(200)
    },
  )

  it.each(['evil.example', 'localhost.evil.example', '192.168.1.7:4401', '0.0.0.0:4401'])(
    'refuses what asks for %s',
    async host => {
      const before = await countPeople()
      const answer = await bank.sandbox.control(`http://${host}/people`, { method: 'POST' })
      expect(answer.status).toBe(403)
      expect(await countPeople()).toBe(before)
    },
  )

  it('believes the Host header before the address', async () => {
    const headers = { Host: 'evil.example' }
    expect((await at('/people', { headers })).status).toBe(403)
  })

  it.each(['https://evil.example', 'http://shop.localhost:5000', 'http://127.0.0.1:4300', 'null'])(
    'takes no form from a page of %s',
    async origin => {
      const before = await countPeople()
      for (const path of ['/people', '/reset', '/clock', '/faults']) {
        const answer = await at(path, {
          method: 'POST',
          headers: { Origin: origin, 'Content-Type': 'text/plain' },
          body: '{}',
        })
        expect(answer.status).toBe(403)
        expect(answer.headers.get('Access-Control-Allow-Origin')).toBeNull()
      }
      expect(await countPeople()).toBe(before)
    },
  )

  it('takes no message for a merchant (MERCH-030)', async () => {
    const before = await countPeople()
    const headers = { 'User-Agent': NOTIFIER_AGENT, 'Content-Type': 'application/json' }
    const answer = await at('/people', { method: 'POST', headers, body: '{}' })
    expect(answer.status).toBe(403)
    expect(await countPeople()).toBe(before)
  })

  it('lets its own page in', async () => {
    const headers = { Origin: 'http://127.0.0.1:4401' }
    expect((await at('/people', { headers })).status).toBe(200)
    const loaded = { 'Sec-Fetch-Site': 'same-origin', 'Sec-Fetch-Mode': 'cors' }
    expect((await at('/inbox', { headers: loaded })).status).toBe(200)
  })

  it('lets no page of another origin load what it answers', async () => {
    const answer = await at('/inbox')
    expect(answer.headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin')
    for (const site of ['cross-site', 'same-site'])
      for (const [mode, dest] of [
        ['no-cors', 'image'],
        ['no-cors', 'script'],
        ['cors', 'empty'],
        ['navigate', 'iframe'],
      ] as const) {
        const headers = { 'Sec-Fetch-Site': site, 'Sec-Fetch-Mode': mode, 'Sec-Fetch-Dest': dest }
        expect((await at('/inbox', { headers })).status).toBe(403)
      }
  })

  it('is visited by a link of any page, and by typing its address', async () => {
    for (const site of ['cross-site', 'same-site', 'none']) {
      const visit = { 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Dest': 'document' }
      const headers = { 'Sec-Fetch-Site': site, ...visit }
      expect((await at('/', { headers })).status).toBe(200)
      const method = site === 'none' ? 'GET' : 'POST'
      expect((await at('/inbox', { headers, method })).status).toBe(site === 'none' ? 200 : 403)
    }
  })
})

describe('the page', () => {
  it('has no script or style inside it and a policy that says so', async () => {
    const answer = await at('/')
    const html = await answer.text()
    expect(answer.headers.get('Content-Security-Policy')).toContain("default-src 'none'")
    expect(answer.headers.get('Content-Security-Policy')).not.toContain('unsafe')
    expect(html).not.toMatch(/<script(?![^>]*src=)|style=|onclick=|<style/)
    for (const path of [
      '/people.js',
      '/inbox.js',
      '/notice-form.js',
      '/announcement-form.js',
      '/people.css',
    ])
      expect((await at(path)).status).toBe(200)
  })
})
