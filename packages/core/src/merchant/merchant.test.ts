import { describe, expect, it } from 'vitest'
import { json } from '../../tests/http-bank.ts'
import { opened } from '../../tests/opened.ts'
import { createCallAsCustomer, createCallRest } from '../http/index.ts'
import { nodePlatform } from '../platform/node-platform.ts'
import { createCallRestMethod } from '../transport/index.ts'
import { merchant as merchantDomain } from './merchant.ts'

const KEY = {
  id: 'k 1',
  customerId: 'c7',
  name: 'Till',
  enabled: false,
  prefix: 'sk_9fX2',
  createdAt: '2026-11-21T08:49:00.000Z',
}

/** The tools of a merchant the user acts for; records requests to the bank. */
function someMerchant(answer: object, actsFor: string | undefined = 'c7') {
  const asked: string[] = []
  const platform = {
    ...nodePlatform(),
    fetch: async (input: RequestInfo | URL, init?: RequestInit) => {
      const request = new Request(input, init)
      const { pathname, search } = new URL(request.url)
      asked.push(`${request.method} ${pathname}${search} ${await request.text()}`.trim())
      return json(answer)
    },
  }
  const session = {
    accessToken: async () => 'token-1',
    renewedToken: async (refused: string) => `${refused}-renewed`,
  }
  const callRest = createCallRest('https://bank.example', platform)
  const callAsCustomer = createCallAsCustomer({
    callRest,
    session,
    userId: () => undefined,
    language: () => 'en',
  })
  const merchant = opened(merchantDomain, {
    callRest: createCallRestMethod(callAsCustomer),
    subject: () => ({ key: 'u1', userId: 'u1', actsFor }),
  })
  return { merchant, asked }
}

describe('merchant', () => {
  it('reads for whom is acted for, and leaves out what is not asked (MERCH-015, MERCH-027)', async () => {
    const keys = someMerchant({ items: [KEY], total: 1 })
    expect(await keys.merchant.apiKeys()).toEqual([KEY])
    expect(keys.asked).toEqual(['GET /public-api/apikey?customerId=c7'])
    const { merchant, asked } = someMerchant({ items: [], count: 0 })
    await merchant.webhookRequests({ limit: 20, query: 'a&b=c', fromDate: undefined, cursor: '' })
    expect(asked).toEqual(['GET /public-api/webhookRequest?customerId=c7&limit=20&query=a%26b%3Dc'])
  })

  it('writes with `false` as false (MERCH-016, MERCH-018)', async () => {
    const { merchant, asked } = someMerchant(KEY)
    await merchant.updateApiKey({ id: 'k 1', name: '', enabled: false })
    await merchant.deleteApiKey({ id: 'k 1' })
    expect(asked).toEqual([
      'PUT /public-api/apikey/k%201 {"customerId":"c7","name":"","enabled":false}',
      'DELETE /public-api/apikey/k%201?customerId=c7',
    ])
  })

  it('makes a key that waits for a code only once the code is there (MERCH-014)', async () => {
    const waiting = { requestKey: 'r1', sentTo: 'i••@books.example' }
    const pending = someMerchant(waiting)
    expect(await pending.merchant.createApiKey({ name: 'Till' })).toEqual(waiting)
    const { merchant, asked } = someMerchant({ ...KEY, secret: 'sk_1' })
    expect(await merchant.confirmApiKey({ requestKey: 'r1', code: '012345' })).toEqual({
      ...KEY,
      secret: 'sk_1',
    })
    expect(asked).toEqual([
      'POST /public-api/apikey/confirm {"customerId":"c7","requestKey":"r1","code":"012345"}',
    ])
  })

  it('names a customer of the caller’s choice (MERCH-023)', async () => {
    const { merchant, asked } = someMerchant({ items: [], total: 0 })
    await merchant.webhooks({ customerId: 'c9' })
    expect(asked).toEqual(['GET /public-api/webhook?customerId=c9'])
  })
})
