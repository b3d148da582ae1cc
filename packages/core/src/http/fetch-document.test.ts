import { expect, it } from 'vitest'
import { platformAnswering } from '../../tests/http-bank.ts'
import { createFetchDocument } from './fetch-document.ts'

const MEGABYTE = 1 << 20

/** A bank whose file has so many megabytes. */
function fetching(megabytes: number) {
  let left = megabytes
  const { platform } = platformAnswering(
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
    session: { accessToken: async () => 'token', renewedToken: async () => 'token' },
    language: () => 'en',
    subject: () => undefined,
  })
  return fetchDocument({ path: '/exports/e1', body: {}, mediaType: 'text/csv' })
}

it('takes a file that is longer than any other answer: years of a busy business', async () => {
  const { bytes, fileName } = await fetching(25)
  expect([bytes.byteLength, fileName]).toEqual([25 * MEGABYTE, 'transactions-2026-11-21.csv'])
})

it('takes no file that never ends', async () => {
  await expect(fetching(Infinity)).rejects.toMatchObject({ message: 'The answer is too large' })
})
