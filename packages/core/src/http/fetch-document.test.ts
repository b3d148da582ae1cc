import { expect, it } from 'vitest'
import { platformAnswering } from '../../tests/http-bank.ts'
import { accessTokenText } from '../../tests/session/access-token-text.ts'
import { createFetchDocument } from './fetch-document.ts'
import type { Subject } from './index.ts'

const MEGABYTE = 1 << 20
const TOKEN = accessTokenText({ sub: 'ada', iat: 0, exp: 300 })

/** A bank whose file has so many megabytes. */
function fetching(megabytes: number, subject?: Subject) {
  let left = megabytes
  const { platform, sent } = platformAnswering(
    () =>
      new Response(
        new ReadableStream({
          pull(stream) {
            if ((left -= 1) < 0) stream.close()
            else stream.enqueue(new Uint8Array(MEGABYTE))
          },
        }),
        {
          headers: {
            'Content-Type': 'text/csv; charset=utf-8',
            'Content-Disposition': 'attachment; filename="transactions-2026-11-21.csv"',
          },
        },
      ),
  )
  const fetchDocument = createFetchDocument({
    api: 'https://bank.example',
    platform,
    session: { accessToken: async () => TOKEN, renewedToken: async () => TOKEN },
    language: () => 'en',
    subject: () => subject,
  })
  const document = fetchDocument({ path: '/exports/e1', body: {}, mediaType: 'text/csv' })
  return { document, sent }
}

it('takes a file that is longer than any other answer: years of a busy business', async () => {
  const { bytes, fileName } = await fetching(25).document
  expect([bytes.byteLength, fileName]).toEqual([25 * MEGABYTE, 'transactions-2026-11-21.csv'])
})

it('takes no file that never ends', async () => {
  await expect(fetching(Infinity).document).rejects.toMatchObject({
    message: 'The answer is too large',
  })
})

it('names the customer acted for in a header (ACCESS-012)', async () => {
  const forAnother = fetching(1, { key: 'b', userId: 'ada', actsFor: 'customer-7' })
  const forThemselves = fetching(1, { key: 'a', userId: 'ada', actsFor: undefined })
  await Promise.all([forAnother.document, forThemselves.document])
  const named = [...forAnother.sent, ...forThemselves.sent]
  expect(named.map(({ headers }) => headers.get('Customer-Id'))).toEqual(['customer-7', null])
})

it('says nothing of who asks for what anyone with its address may have', async () => {
  const { platform, sent } = platformAnswering(
    () => new Response('%PDF', { headers: { 'Content-Type': 'application/pdf' } }),
  )
  const methods: unknown[] = []
  const watched: typeof platform = {
    ...platform,
    fetch(input, init) {
      methods.push(init?.method)
      return platform.fetch(input, init)
    },
  }
  const noToken = () => Promise.reject(new Error('Nobody is signed in'))
  const fetchDocument = createFetchDocument({
    api: 'https://bank.example',
    platform: watched,
    session: { accessToken: noToken, renewedToken: noToken },
    language: () => 'en',
    subject: () => ({ key: 'b', userId: 'ada', actsFor: 'customer-7' }),
  })
  const request = { path: '/f/1', body: {}, mediaType: 'application/pdf', isPublic: true }
  expect((await fetchDocument(request)).bytes.byteLength).toBe(4)
  const told = sent.map(({ headers }) => [headers.get('Authorization'), headers.get('Customer-Id')])
  expect([told, methods]).toEqual([[[null, null]], ['GET']])
})
