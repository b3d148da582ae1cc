import { expect, it } from 'vitest'
import { itemsOf, toolUser } from '../../tests/merchant-tools.ts'
import { testSandbox } from '../../tests/test-sandbox.ts'

const bank = testSandbox()

it('shows the bookshop a live webhook, a dead one, IPN and the log of its key', async () => {
  const helper = await bank.person({
    kind: 'business',
    standing: { actsForOthers: true },
    accesses: [{ customerId: 'customer-ion', right: 'full', permissions: [] }],
  })
  const owner = toolUser(bank, helper, 'customer-ion')
  expect(itemsOf(await owner.list('webhook'))).toMatchObject([
    { name: 'Old till', enabled: true, failures: 6, waiting: 0 },
    { name: 'Server', enabled: true, failures: 0, url: 'http://127.0.0.1:4320/notifications' },
  ])
  const log = await owner.list('webhookRequest')
  expect(log).toMatchObject({ count: 12 })
  expect(itemsOf(await owner.list('webhookRequest', { query: 'hooks' }))).toHaveLength(6)
  const [key] = itemsOf(await owner.list('apikey'))
  expect(key).toMatchObject({ name: 'Server', enabled: true })
  const requests = await owner.list('apirequest', { apiKeyId: String(key?.['id']) })
  expect(itemsOf(requests)).toHaveLength(6)
  expect(key?.['lastUsedAt']).toBe(itemsOf(requests)[0]?.['date'])
  expect(await owner.call('ipnSettingsGet')).toMatchObject({ settings: { statusId: 1 } })
  expect(await owner.call('ipnList')).toMatchObject({ total: 6 })
  expect(itemsOf(await owner.list('allowedip'))).toMatchObject([{ enabled: false }])
})
