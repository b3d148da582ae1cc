import { appendFileSync } from 'node:fs'
import { HEADER } from '@sixpence/protocol'
import { invoiceMethods } from '@sixpence/protocol/schemas'
import { describeOnPostgres, startServer, type TestServer } from '@sixpence/tooling/postgres'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createSandbox } from '../src/node/index.ts'
import { type Database, openMigrated } from '../src/db/index.ts'
import type { Sandbox } from '../src/sandbox.ts'
import { loginOf, type TestPerson } from './test-sandbox.ts'

const LONG_MS = 600_000
const ROWS = Number(process.env['SIXPENCE_LOG_ROWS'] ?? 20_000)
const KEYS = Number(process.env['SIXPENCE_KEYS'] ?? 1000)
const INVOICES = Number(process.env['SIXPENCE_INVOICES'] ?? 5000)
/** On this machine, busy with other tests; the goals are 50 and 5. */
const MOST_MS = 1000
const MERCHANT = 'customer-ion'
const OTHER = 'customer-ada'

describeOnPostgres('the lists of a merchant with much behind them', LONG_MS, () => {
  let server: TestServer
  let database: Database
  let bank: Sandbox
  let token = ''

  beforeAll(async () => {
    server = await startServer()
    bank = await createSandbox({ databaseUrl: server.url })
    database = await openMigrated({ databaseUrl: server.url })
    await fill()
    token = await signedIn()
  }, LONG_MS)

  afterAll(async () => {
    await bank.close()
    await database.close()
    await server.stop()
  }, LONG_MS)

  async function fill(): Promise<void> {
    await database.sql`
      insert into merchant_post (id, customer_id, event_id, event, receiver_id, receiver_name, at,
        host, path, http_status, duration_ms, attempt, request, words)
      select 'row-' || n, ${MERCHANT}, md5(n::text)::uuid::text, 'checkout.final', 'webhook-1', 'Server',
        now() - n * interval '2 seconds', 'shop.example', '/hooks/' || n % 50, 204, 20, 1, '{}',
        'row-' || n || ' ' || md5(n::text)::uuid || ' checkout.final /hooks/' || n % 50
      from generate_series(1, ${ROWS}::integer) n`
    await database.sql`
      insert into merchant_api_key
        (id, customer_id, client_key, name, enabled, prefix, hash, created_at)
      select 'key-' || n, ${MERCHANT}, 'ck_sandbox_shop', 'Key', true,
        'sk_' || substr(md5(n::text), 1, 8), md5(n::text), now()
      from generate_series(1, ${KEYS}::integer) n`
    // Half of them sent by the merchant, half received; a third of all can no longer be paid.
    await database.sql`
      insert into invoice (id, kind, payee_id, payee_name, payee_email, to_email, payer_id, amount,
        fee, currency_code, due_on, status, sent_at, final_at)
      select md5('invoice-' || n), 'customer',
        case when n % 2 = 0 then ${MERCHANT} else ${OTHER} end, 'Sender', 'sender@example.com',
        'payer@example.com', case when n % 2 = 0 then ${OTHER} else ${MERCHANT} end, 12.50, 0.25,
        'EUR', current_date + (n % 60 - 30)::integer,
        case when n % 3 = 0 then 'rejected' else 'open' end, now() - n * interval '1 minute',
        case when n % 3 = 0 then now() end
      from generate_series(1, ${INVOICES}::integer) n`
    for (const table of ['merchant_post', 'merchant_api_key', 'invoice']) {
      // The server does the same for a table that has grown so much.
      await database.script(`vacuum analyze ${table}`)
    }
  }

  async function signedIn(): Promise<string> {
    const accesses = [{ customerId: MERCHANT, right: 'full', permissions: [] }]
    const made = await bank.control('http://127.0.0.1/people', {
      method: 'POST',
      body: JSON.stringify({ kind: 'business', standing: { actsForOthers: true }, accesses }),
    })
    const { email, password } = (await made.json()) as TestPerson
    const answer = await bank.fetch('http://bank.localhost/auth/login', {
      method: 'POST',
      body: JSON.stringify(loginOf(email, password)),
    })
    return ((await answer.json()) as { accessToken: string }).accessToken
  }

  async function p95(ask: () => Promise<Response>): Promise<number> {
    const times: number[] = []
    for (let index = 0; index < 40; index += 1) {
      const begun = performance.now()
      const answer = await ask()
      const body = await answer.text()
      times.push(performance.now() - begun)
      expect(body).not.toContain('"responseCode":"VF"')
    }
    return Math.round(10 * (times.toSorted((one, other) => one - other)[37] ?? 0)) / 10
  }

  const log = (query: Record<string, string>) => () =>
    bank.fetch(
      `http://bank.localhost/public-api/webhookRequest?${new URLSearchParams({ customerId: MERCHANT, ...query }).toString()}`,
      { headers: { Authorization: `Bearer ${token}` } },
    )
  const invoices =
    ({ name }: { readonly name: string }, filter: object) =>
    () =>
      bank.fetch(`http://bank.localhost/api?${name}`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${token}`, [HEADER.customerId]: MERCHANT },
        body: JSON.stringify(filter),
      })
  const { listSent, listReceived, openTotals } = invoiceMethods
  const lastPage = { pageNumber: Math.floor(INVOICES / 2 / 20) }
  const someMessage = async () => {
    const [row] = await database.sql<{ id: string }>`
      select event_id as id from merchant_post where id = ${`row-${ROWS - 7}`}`
    return row?.id ?? ''
  }
  const byKey = (key: string) => () =>
    bank.fetch(`http://bank.localhost/public-api/checkout/${'0'.repeat(32)}`, {
      headers: { Authorization: `Bearer ${key}` },
    })

  it('answers soon', async () => {
    // The first ones warm up.
    await p95(log({}))
    await p95(byKey('sk_sandbox_munteanu_books'))
    const figures = {
      rows: ROWS,
      keys: KEYS,
      invoices: INVOICES,
      'first page': await p95(log({})),
      'deep page': await p95(log({ cursor: `o.row-${Math.round(ROWS / 2)}` })),
      'one message': await p95(log({ query: await someMessage() })),
      'a path': await p95(log({ query: '/hooks/17' })),
      'a word of all': await p95(log({ query: 'checkout' })),
      'sent invoices': await p95(invoices(listSent, {})),
      'the last sent ones': await p95(invoices(listSent, lastPage)),
      'sent ones past their day': await p95(invoices(listSent, { statusId: 2 })),
      'received invoices': await p95(invoices(listReceived, {})),
      'received ones that are open': await p95(invoices(listReceived, { statusId: 1 })),
      'what is open of both': await p95(invoices(openTotals, {})),
      'the right key': await p95(byKey('sk_sandbox_munteanu_books')),
      'a wrong key': await p95(byKey(`sk_${'x'.repeat(43)}`)),
    }
    const file = process.env['SIXPENCE_FIGURES']
    if (file !== undefined) appendFileSync(file, `${JSON.stringify(figures)}\n`)
    const { rows: _rows, keys: _keys, invoices: _invoices, ...times } = figures
    expect(Math.max(...Object.values(times))).toBeLessThan(MOST_MS)
  })

  const planOf = async (read: (sql: Database['sql']) => Promise<{ 'QUERY PLAN': string }[]>) =>
    (await read(database.sql)).map(row => row['QUERY PLAN']).join('\n')

  it('reads no whole table: neither for a page nor for a key', async () => {
    const page = await planOf(
      sql => sql`
        explain select id from merchant_post where customer_id = ${MERCHANT}
          and position < 900 order by position desc limit 21`,
    )
    expect(page).toContain('merchant_post_customer')
    const found = await planOf(
      sql => sql`
        explain select id from merchant_post where customer_id = ${MERCHANT}
          and words like '%/hooks/17%' order by position desc limit 21`,
    )
    expect(found, 'the newest of many that match').toContain('merchant_post_customer')
    const key = await planOf(
      sql => sql`
        explain select id from merchant_api_key where prefix = ${'sk_0123abcd'} and enabled`,
    )
    expect(key).toContain('merchant_api_key_prefix')
    const sent = await planOf(
      sql => sql`
        explain select position from invoice where payee_id = ${MERCHANT} order by position desc limit 20`,
    )
    expect(sent).toContain('Index Only Scan using invoice_sent')
    const received = await planOf(
      sql => sql`
        explain select position from invoice
          where payer_id = ${MERCHANT} and payee_id is distinct from ${MERCHANT} and status = 'open'
          order by position desc limit 20`,
    )
    expect(received).toContain('Index Only Scan using invoice_received')
  })

  it('judges whom an invoice was sent to within the query, so that indexes serve it', async () => {
    const plan = await planOf(
      sql => sql`
        explain select invoice.id from invoice
          join customer on invoice_asks(invoice, customer.id, customer.email)
        where paid_by = ${MERCHANT} and invoice_asks(invoice, ${OTHER}, 'ada@example.com') is not true`,
    )
    expect(plan).toContain('payer_id = customer.id')
    expect(plan).not.toContain('invoice_asks')
  })
})
