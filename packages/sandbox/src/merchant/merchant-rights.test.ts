import { ACCESS_RIGHT, RIGHT_ALLOWS } from '@sixpence/protocol'
import { merchantMethods } from '@sixpence/protocol/schemas'
import { beforeAll, describe, expect, it } from 'vitest'
import { readJson, type TestPerson, testSandbox } from '../../tests/test-sandbox.ts'
import { toolUser } from '../../tests/merchant-tools.ts'

const bank = testSandbox()

const LISTS = ['apikey', 'webhook', 'allowedip', 'webhookRequest']
const READING = ['ipnList', 'ipnSettingsGet']
const NAMED = [...READING, 'ipnSettingsUpdate']

let business: TestPerson

async function workerWith(right: string) {
  const person = await bank.person({
    kind: 'business',
    standing: { actsForOthers: true },
    accesses: [{ customerId: business.customerId, right, permissions: [] }],
  })
  return { ...toolUser(bank, person, business.customerId), person }
}

beforeAll(async () => {
  business = await bank.person({ kind: 'business' })
})

describe('the tools of a merchant', () => {
  it('are managed by right 2 (TRAP-59)', async () => {
    const worker = await workerWith('full')
    for (const path of LISTS) expect(await worker.list(path)).toMatchObject({ http: 200 })
    for (const method of NAMED) {
      expect(await worker.call(method)).toMatchObject({ responseCode: '00' })
    }
    const made = await worker.create('apikey', { name: 'Till' })
    expect(made).toMatchObject({ http: 201, customerId: business.customerId })
  })

  it.each(Object.values(ACCESS_RIGHT).filter(right => right !== 'full' && right !== 'none'))(
    'are refused to the right %s (TRAP-59)',
    async right => {
      const worker = await workerWith(right)
      for (const path of LISTS) expect(await worker.list(path)).toMatchObject({ http: 404 })
      expect(await worker.create('apikey', { name: 'Till' })).toMatchObject({ http: 404 })
      expect(
        await worker.create('webhook', { name: 'W', url: 'https://books.example/hooks' }),
      ).toMatchObject({ http: 404 })
      expect(
        await worker.create('webhook/ping', { url: 'https://books.example/hooks' }),
      ).toMatchObject({ http: 404 })
      const reads = RIGHT_ALLOWS[right].includes('read')
      for (const method of NAMED) {
        const responseCode = reads && READING.includes(method) ? '00' : '13'
        expect(await worker.call(method)).toMatchObject({ responseCode })
      }
    },
  )

  it('are refused to strangers and to nobody', async () => {
    const stranger = toolUser(bank, await bank.person(), business.customerId)
    const nobody = { email: 'nobody@sixpence.example', password: 'none' }
    for (const path of LISTS) {
      expect(await stranger.list(path)).toMatchObject({ http: 404 })
      expect(await toolUser(bank, nobody, business.customerId).list(path)).toMatchObject({
        http: 401,
      })
    }
  })

  it('need the right 2 each: keys, webhooks, addresses, logs, and what changes IPN', () => {
    const calls = Object.values(merchantMethods).filter(
      method => 'path' in method || (method.name.startsWith('ipn') && method.effect === 'write'),
    )
    expect(calls.length).toBeGreaterThan(15)
    expect(new Set(calls.map(({ needs }) => needs))).toEqual(new Set(['full']))
  })

  it('take a header that names the same customer, and no other', async () => {
    const { person } = await workerWith('full')
    const { accessToken } = await bank.signIn(person)
    const ask = (customerId: string) =>
      readJson(
        bank.sandbox.fetch(`http://bank.localhost/public-api/apikey?customerId=${customerId}`, {
          headers: { Authorization: `Bearer ${accessToken}`, 'Customer-Id': business.customerId },
        }),
      )
    expect(await ask(business.customerId)).toMatchObject({ status: 200 })
    expect(await ask('somebody-else')).toMatchObject({ status: 400 })
  })
})
