import { describe, expect, it } from 'vitest'
import { aManagedMerchant, itemsOf } from '../../../tests/merchant-tools.ts'
import { testSandbox } from '../../../tests/test-sandbox.ts'

const bank = testSandbox()

describe('what the bank has seen of a merchant’s keys', () => {
  it('is how many there are, and nothing of their use before there is any', async () => {
    const { owner } = await aManagedMerchant(bank)
    expect(await owner.list('apikey/use')).toEqual({
      http: 200,
      keys: 1,
      enabledKeys: 1,
      enabledRanges: 0,
    })
    const [key] = itemsOf(await owner.list('apikey'))
    await owner.update(`apikey/${String(key?.['id'])}`, { enabled: false })
    expect(await owner.list('apikey/use')).toMatchObject({ keys: 1, enabledKeys: 0 })
  })

  it('is how the last request ended, also from an address that is refused', async () => {
    const { shop, owner } = await aManagedMerchant(bank)
    await shop.open()
    const opened = { method: 'POST', path: '/public-api/checkout', httpStatus: 201 }
    expect(await owner.list('apikey/use')).toMatchObject({ last: opened })
    await owner.create('allowedip', { name: 'Office', ipFrom: '203.0.113.7' })
    await shop.read('some')
    expect(await owner.list('apikey/use')).toMatchObject({
      enabledRanges: 1,
      last: { method: 'GET', path: '/public-api/checkout/some', httpStatus: 403 },
    })
  })

  it('is nothing of another’s', async () => {
    const { shop } = await aManagedMerchant(bank)
    await shop.open()
    const { owner } = await aManagedMerchant(bank)
    expect(await owner.list('apikey/use')).not.toHaveProperty('last')
  })
})
