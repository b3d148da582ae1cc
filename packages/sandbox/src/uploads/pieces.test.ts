import { createHash } from 'node:crypto'
import * as fc from 'fast-check'
import { Upload } from 'tus-js-client'
import { describe, expect, it, vi } from 'vitest'
import { pdf } from '../../tests/hostile-files.ts'
import { tusStack } from '../../tests/tus-stack.ts'
import { readJson, testSandbox, type TestPerson } from '../../tests/test-sandbox.ts'

const bank = testSandbox()
const ENDPOINT = 'http://bank.localhost/uploads'
const HOUR_MS = 60 * 60 * 1000
let papers = 0

/** A unique PDF of that many bytes. */
const aPaper = (size: number) => {
  const mark = `%${String((papers += 1)).padStart(8, '0')}`
  return Buffer.from(pdf({ head: mark + 'x'.repeat(size - pdf({ head: mark }).length) }))
}

async function somebody(wish: object = {}) {
  const person = await bank.person(wish)
  return { person, token: (await bank.signIn(person)).accessToken }
}

type Ask = (url: string, init: RequestInit) => Promise<Response>
const direct: Ask = (url, init) => bank.sandbox.fetch(url, init)

const headersOf = (token: string, customerId?: string) => ({
  Authorization: `Bearer ${token}`,
  ...(customerId !== undefined && { 'Customer-Id': customerId }),
})

/** Sends a file like a tus client; returns the address of its upload. */
const send = (file: Buffer, headers: Record<string, string>, ask = direct) =>
  new Promise<string>((resolve, reject) => {
    const upload = new Upload(file, {
      endpoint: ENDPOINT,
      httpStack: tusStack(ask),
      chunkSize: 1_000_000,
      retryDelays: Array.from({ length: 20 }, () => 0),
      headers,
      metadata: { filename: 'договір.pdf' },
      onError: reject,
      onSuccess: () => resolve(upload.url ?? ''),
    })
    upload.start()
  })

const ask = async (method: string, url: string, headers: Record<string, string>) =>
  bank.sandbox.fetch(url, { method, headers: { 'Tus-Resumable': '1.0.0', ...headers } })

const patch = async (url: string, headers: Record<string, string>, body: BodyInit) => {
  const type = { 'Content-Type': 'application/offset+octet-stream' }
  const all = { 'Tus-Resumable': '1.0.0', ...type, ...headers }
  return (await bank.sandbox.fetch(url, { method: 'PATCH', headers: all, body })).status
}

const idOf = (url: string) => url.split('/').at(-1)

let keys = 0
const name = async (url: string, token: string, data: object = {}) =>
  readJson(
    bank.call(
      'documentUpload',
      { categoryId: 2, documentType: 10, uploads: { mainDocument: idOf(url) }, ...data },
      { token, key: `key-of-a-large-upload-${(keys += 1)}` },
    ),
  )

const kept = async ({ customerId }: TestPerson) => bank.database.sql<{
  name: string
  size: number
  sha256: string
}>`
  select file_name as name, size, sha256 from customer_document d
    join stored_file f on f.id = d.file_id where d.customer_id = ${customerId}`

const begin = async (token: string, size = 10) =>
  ask('POST', ENDPOINT, { ...headersOf(token), 'Upload-Length': String(size) })

const pieces = async (url: string) =>
  bank.database.sql`select file_id from file_piece where file_id = ${idOf(url)}`

describe('an upload in pieces', () => {
  it('takes what the client of tus sends, and documentUpload names it', async () => {
    const { person, token } = await somebody()
    const paper = aPaper(3_400_000)
    const url = await send(paper, headersOf(token))
    expect(await name(url, token)).toMatchObject({ responseCode: '00' })
    const sha256 = createHash('sha256').update(paper).digest('hex')
    expect(await kept(person)).toEqual([{ name: 'договір.pdf', size: paper.length, sha256 }])
    expect((await ask('HEAD', url, headersOf(token))).status).toBe(404)
  })

  it('loses and doubles nothing, wherever the connection is cut', async () => {
    const { person, token } = await somebody()
    await fc.assert(
      fc.asyncProperty(
        fc.infiniteStream(fc.constantFrom('before', 'after', 'no', 'no', 'no')),
        async cuts => {
          const paper = aPaper(1_600_000)
          const url = await send(paper, headersOf(token), async (at, init) => {
            const cut: string = init.method === 'PATCH' ? String(cuts.next().value) : 'no'
            if (cut === 'before') throw new TypeError('fetch failed')
            const answer = await direct(at, init)
            if (cut === 'after') throw new TypeError('fetch failed')
            return answer
          })
          expect(await name(url, token)).toMatchObject({ responseCode: '00' })
          const sha256 = createHash('sha256').update(paper).digest('hex')
          expect(await kept(person)).toContainEqual(expect.objectContaining({ sha256 }))
        },
      ),
      { numRuns: 4 },
    )
  })

  it('is refused when it is too large, too long or out of order', async () => {
    const { token } = await somebody()
    expect((await begin(token, 20_000_001)).status).toBe(413)
    expect((await begin(token, 0)).status).toBe(400)
    const created = await begin(token, 4)
    const url = created.headers.get('Location') ?? ''
    const add = (offset: string, body: BodyInit) =>
      patch(url, { ...headersOf(token), 'Upload-Offset': offset }, body)
    expect(await add('1', 'ab')).toBe(409)
    expect(await add('0', 'abcde')).toBe(413)
    expect(await add('0', new Uint8Array(1_000_001))).toBe(413)
    expect(await add('0', 'ab')).toBe(204)
    expect(await add('0', 'ab')).toBe(409)
    const known = await ask('HEAD', url, headersOf(token))
    expect([known.status, known.headers.get('Upload-Offset')]).toEqual([200, '2'])
    expect(await name(url, token)).toMatchObject({ responseCode: 'VF' })
    const plain = await bank.sandbox.fetch(url, { method: 'HEAD', headers: headersOf(token) })
    expect([plain.status, plain.headers.get('Tus-Version')]).toEqual([412, '1.0.0'])
  })

  it('is gone once it is given up, and after a day', async () => {
    const { token } = await somebody()
    const first = await send(aPaper(1_200_000), headersOf(token))
    expect((await ask('DELETE', first, headersOf(token))).status).toBe(204)
    expect((await ask('HEAD', first, headersOf(token))).status).toBe(404)
    expect(await pieces(first)).toEqual([])
    const second = await send(aPaper(1_200_000), headersOf(token))
    expect(await pieces(second)).toHaveLength(2)
    await bank.control('/clock', { advanceMs: 25 * HOUR_MS })
    await vi.waitFor(async () => expect(await pieces(second)).toEqual([]), { timeout: 15_000 })
  })

  it('is refused in words where many lie unnamed, until one is given up or a day is over', async () => {
    const { person, token } = await somebody()
    const urls: string[] = []
    for (let count = 0; count < 20; count += 1) {
      urls.push((await begin(token)).headers.get('Location') ?? '')
    }
    const inSpanish = { ...headersOf(token), 'Upload-Length': '10', 'Accept-Language': 'es' }
    const refused = await ask('POST', ENDPOINT, inSpanish)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(23 * 3600)
    expect(await refused.text()).toContain('Hoy ha subido')
    expect((await begin((await somebody()).token)).status).toBe(201)
    await ask('DELETE', urls[0] ?? '', headersOf(token))
    expect((await begin(token)).status).toBe(201)
    expect((await begin(token)).status).toBe(429)
    await bank.control('/clock', { advanceMs: 25 * HOUR_MS })
    const later = (await bank.signIn(person)).accessToken
    expect((await begin(later)).status).toBe(201)
  })

  it('is judged as every file: a hostile one is named in vain', async () => {
    const { person, token } = await somebody()
    const script = pdf({ catalog: '/OpenAction<</S/JavaScript/JS(1)>>' })
    const url = await send(Buffer.from(script), headersOf(token))
    expect(await name(url, token)).toMatchObject({
      validationErrors: [{ param: 'file[mainDocument]' }],
    })
    expect(await kept(person)).toEqual([])
  })

  it.each(['a stranger', 'another user of the business', 'the owner for themselves'])(
    'is found by nobody but who began it: %s',
    async who => {
      const owner = await somebody({ kind: 'business' })
      const { customerId } = owner.person
      const access = { customerId, right: 'full' }
      const worker = await somebody({ kind: 'business', accesses: [access] })
      const other = await somebody({ kind: 'business', accesses: [access] })
      const url = await send(aPaper(2000), headersOf(worker.token, customerId))
      const headers: Record<string, string> =
        {
          'a stranger': headersOf((await somebody()).token),
          'another user of the business': headersOf(other.token, customerId),
          'the owner for themselves': headersOf(owner.token),
        }[who] ?? {}
      const statuses = [
        (await ask('HEAD', url, headers)).status,
        await patch(url, { ...headers, 'Upload-Offset': '2000' }, 'x'),
        (await ask('DELETE', url, headers)).status,
      ]
      expect(statuses).toEqual([404, 404, 404])
      const data = { categoryId: 4, documentType: 30 }
      expect(await name(url, other.token, { ...data, fromCustomerId: customerId })).toMatchObject({
        responseCode: '13',
      })
      const own = await name(url, worker.token, { ...data, fromCustomerId: customerId })
      expect(own).toMatchObject({ responseCode: '00' })
    },
  )
})
