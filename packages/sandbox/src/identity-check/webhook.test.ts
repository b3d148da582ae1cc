import { describe, expect, it } from 'vitest'
import { readJson, testSandbox } from '../../tests/test-sandbox.ts'
import { SIGNATURE_HEADER, signMessage } from '../provider-messages/index.ts'

const bank = testSandbox()

const SECRET = 'sandbox-secret-of-nfd'

async function aRun() {
  const { accessToken } = await bank.signIn(await bank.person())
  const headers = { Authorization: `Bearer ${accessToken}` }
  const { runId } = await readJson(bank.post('/identity-verification', {}, headers))
  const [row] = await bank.database.sql<{ id: string }>`
    select provider_run_id as id from identity_run where id = ${String(runId)}`
  return { runId: String(runId), providerRunId: row?.id ?? '' }
}

const decided = async (providerRunId: string, state: string) =>
  bank.database.sql`update provider_run set state = ${state} where id = ${providerRunId}`

async function statusOf(runId: string): Promise<string | undefined> {
  const [row] = await bank.database.sql<{ status: string }>`
    select status from identity_run where id = ${runId}`
  return row?.status
}

const bodyOf = (id: string, providerRunId: string) =>
  JSON.stringify({ payload: { id, object: { id: providerRunId } } })

async function ring(body: string, signature?: string, provider = 'nfd'): Promise<number> {
  const signed = signature ?? (await signMessage(SECRET, new TextEncoder().encode(body)))
  const answer = await bank.post(`/webhooks/identity/${provider}`, body, {
    [SIGNATURE_HEADER]: signed,
  })
  return answer.status
}

describe('POST /webhooks/identity/nfd', () => {
  it('checks HMAC-SHA-256 of the bytes, as hexadecimal', async () => {
    expect(
      await signMessage(
        'key',
        new TextEncoder().encode('The quick brown fox jumps over the lazy dog'),
      ),
    ).toBe('f7bc83f430538424b13298e6aa6fb143ef4d59a14946175997479dbc2d1a3cd8')
  })

  it('asks the provider, whatever the message says', async () => {
    const { runId, providerRunId } = await aRun()
    expect(await ring(bodyOf('e-1', providerRunId))).toBe(200)
    expect(await statusOf(runId)).toBe('open')
    await decided(providerRunId, 'approved')
    expect(await ring(bodyOf('e-2', providerRunId))).toBe(200)
    expect(await statusOf(runId)).toBe('approved')
  })

  it('takes a message once', async () => {
    const { runId, providerRunId } = await aRun()
    expect(await ring(bodyOf('e-3', providerRunId))).toBe(200)
    await decided(providerRunId, 'approved')
    expect(await ring(bodyOf('e-3', providerRunId))).toBe(200)
    expect(await statusOf(runId)).toBe('open')
  })

  it('says nothing of runs that it does not know', async () => {
    expect(await ring(bodyOf('e-4', 'nobody’s'))).toBe(200)
  })

  it('refuses what is no message', async () => {
    expect(await ring('{')).toBe(400)
    expect(await ring('{"payload":{}}')).toBe(400)
    expect(await ring(`"${'x'.repeat(70_000)}"`)).toBe(413)
  })

  it('stops reading a message of 50 MB that does not say how long it is', async () => {
    let sent = 0
    const body = new ReadableStream({
      pull(controller) {
        if (sent === 50) return controller.close()
        sent += 1
        controller.enqueue(new Uint8Array(1_000_000))
      },
    })
    const request = { method: 'POST', body, duplex: 'half' } as RequestInit
    const url = 'http://bank.localhost/webhooks/identity/nfd'
    expect((await bank.sandbox.fetch(url, request)).status).toBe(413)
    expect(sent).toBeLessThan(5)
  })

  it('takes none of 100 forged ones', async () => {
    const { runId, providerRunId } = await aRun()
    await decided(providerRunId, 'approved')
    const body = bodyOf('e-5', providerRunId)
    const right = await signMessage(SECRET, new TextEncoder().encode(body))
    const wrong = (index: number) =>
      index % 4 === 0
        ? right.slice(0, index % 64)
        : right.replace(/./, digit =>
            ((Number.parseInt(digit, 16) + 1 + (index % 15)) % 16).toString(16),
          )
    const forged = Array.from({ length: 97 }, (_, index) => [body, wrong(index)] as const)
    const others = [
      [body, ''],
      [`${body} `, right],
      [body, right.toUpperCase()],
    ] as const
    for (const [sent, signature] of [...forged, ...others]) {
      expect(await ring(sent, signature)).toBe(401)
    }
    expect(await ring(body, right, 'jmo')).toBe(401)
    expect(await statusOf(runId)).toBe('open')
  })
})

describe('messages that are doubled, late, reordered or lost', () => {
  /** The same numbers for the same seed. */
  function numbers(seed: number) {
    let state = seed
    return (below: number) => {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
      return state % below
    }
  }

  const ENDS = ['approved', 'declined'] as const

  it('lead to the same end in each of 1,000 schedules', async () => {
    const runs: { runId: string; providerRunId: string }[] = []
    const { accessToken } = await bank.signIn(await bank.person())
    const headers = { Authorization: `Bearer ${accessToken}` }
    const next = numbers(20)
    for (let index = 0; index < 1000; index += 1) {
      const id = `run-${index}`
      runs.push({ runId: id, providerRunId: `provider-${id}` })
    }
    const { runId } = await readJson(bank.post('/identity-verification', {}, headers))
    await bank.database.sql`
      insert into provider_run (id, provider, applicant_id, token, created_at, expires_at)
      select 'provider-run-' || n, 'nfd', 'a', 'token-' || n, now(), now() + interval '100 years'
      from generate_series(0, 999) n`
    await bank.database.sql`
      insert into identity_run (id, customer_id, kind, provider, provider_run_id, status,
        created_at, expires_at)
      select 'run-' || n, (select customer_id from identity_run where id = ${String(runId)}),
        'video', 'nfd', 'provider-run-' || n, 'underInvestigation', now(), now()
      from generate_series(0, 999) n`
    for (const [index, { providerRunId }] of runs.entries()) {
      const end = ENDS[index % 2] ?? 'approved'
      const heard = Array.from(
        { length: next(4) },
        (_, turn) => `m-${index}-${next(2)}-${turn % 2}`,
      )
      const before = next(heard.length + 1)
      for (const id of heard.slice(0, before)) await ring(bodyOf(id, providerRunId))
      await decided(providerRunId, end)
      for (const id of heard.slice(before).toReversed()) await ring(bodyOf(id, providerRunId))
    }
    await bank.database.sql`update identity_run set ask_at = now() - interval '1 year'
      where ended_at is null and id like 'run-%'`
    await bank.control('/clock', { advanceMs: 1000 })
    await expect
      .poll(
        async () => {
          const [row] = await bank.database.sql<{ open: number }>`
            select count(*)::int as open from identity_run
            where id like 'run-%' and ended_at is null`
          return row?.open
        },
        { timeout: 60_000 },
      )
      .toBe(0)
    const rows = await bank.database.sql<{ id: string; status: string }>`
      select id, status from identity_run where id like 'run-%'`
    expect(rows.length).toBe(1000)
    for (const { id, status } of rows)
      expect([id, status]).toEqual([id, ENDS[Number(id.slice(4)) % 2]])
  }, 180_000)
})
