import { beforeEach, describe, expect, it } from 'vitest'
import { type TestMerchant, told } from '../../../tests/a-merchant.ts'
import { aManagedMerchant, itemsOf, type ToolUser } from '../../../tests/merchant-tools.ts'
import { testSandbox } from '../../../tests/test-sandbox.ts'

const bank = testSandbox()

let shop: TestMerchant
let owner: ToolUser
beforeEach(async () => {
  ;({ shop, owner } = await aManagedMerchant(bank))
})

/** Sends the address as the bank's server does, from its connection. */
const from = (ip: string, init: RequestInit = {}) =>
  told(
    bank.sandbox.fetch(`http://bank.localhost/public-api/checkout/${'0'.repeat(32)}`, {
      ...init,
      headers: { Authorization: `Bearer ${shop.apiKey}`, 'X-Client-Address': ip },
    }),
  )
const LET_IN = { http: 404, code: 'not_found' }
const REFUSED = { http: 403, code: 'address_not_allowed' }
const add = (ipFrom: string, ipTo?: string, more = {}) =>
  owner.create('allowedip', { name: 'Office', ipFrom, ipTo, ...more })

describe('a range of allowed addresses', () => {
  it('is listed with both ends (MERCH-031, MERCH-032, MERCH-033)', async () => {
    const made = await add('203.0.113.7', '203.0.113.9', { enabled: false })
    expect(made).toEqual({
      http: 201,
      id: expect.any(String) as string,
      customerId: owner.customerId,
      name: 'Office',
      enabled: false,
      ipFrom: '203.0.113.7',
      ipTo: '203.0.113.9',
    })
    const { http: _, ...range } = made
    expect(itemsOf(await owner.list('allowedip'))).toEqual([range])
    expect(await add('2001:db8::7')).toMatchObject({ ipFrom: '2001:db8::7', ipTo: '2001:db8::7' })
  })

  it.each([
    { ends: ['203.0.113.7', '203.0.113.9'], inside: '203.0.113.9', outside: '203.0.113.10' },
    { ends: ['::ffff:203.0.113.7'], inside: '203.0.113.7', outside: '203.0.113.8' },
    { ends: ['::ffff:cb00:7107'], inside: '::ffff:203.0.113.7', outside: '::ffff:203.0.113.8' },
    { ends: ['2001:db8::', '2001:db8::ff'], inside: '2001:db8::7', outside: '2001:db8::100' },
    { ends: ['2001:db8::7'], inside: '2001:db8:0:0::7', outside: '203.0.113.7' },
  ])('$ends lets in $inside and not $outside', async ({ ends, inside, outside }) => {
    expect(await from(outside)).toMatchObject(LET_IN)
    expect(await add(ends[0] ?? '', ends[1])).toMatchObject({ http: 201 })
    expect(await from(inside)).toMatchObject(LET_IN)
    expect(await from(outside)).toMatchObject(REFUSED)
  })

  it('refuses before the body is read', async () => {
    await add('203.0.113.7')
    let pulled = 0
    const body = new ReadableStream({
      pull(controller) {
        pulled += 1
        controller.enqueue(new Uint8Array(1024))
      },
    })
    const answer = await told(
      bank.sandbox.fetch('http://bank.localhost/public-api/checkout', {
        method: 'POST',
        body,
        duplex: 'half',
        headers: { Authorization: `Bearer ${shop.apiKey}`, 'X-Client-Address': '198.51.100.1' },
      } as RequestInit),
    )
    expect(answer).toMatchObject(REFUSED)
    // One chunk is what a stream holds ready before anybody reads.
    expect(pulled).toBeLessThanOrEqual(1)
  })

  it('means nothing while it is off, or to a sign-in (MERCH-034, MERCH-036, TRAP-62)', async () => {
    const { id } = await add('203.0.113.7')
    expect(await from('198.51.100.1')).toMatchObject(REFUSED)
    expect(await owner.list('allowedip')).toMatchObject({ http: 200 })
    const off = await owner.update(`allowedip/${String(id)}`, { name: '', enabled: false })
    expect(off).toMatchObject({ name: 'Office', enabled: false, ipFrom: '203.0.113.7' })
    expect(await from('198.51.100.1')).toMatchObject(LET_IN)
  })

  it('is changed and deleted (MERCH-034, MERCH-035)', async () => {
    const { id } = await add('203.0.113.7', '203.0.113.9')
    const path = `allowedip/${String(id)}`
    expect(await owner.update(path, { name: 'Home' })).toMatchObject({
      name: 'Home',
      ipFrom: '203.0.113.7',
      ipTo: '203.0.113.9',
    })
    expect(await owner.update(path, { ipFrom: '198.51.100.1' })).toMatchObject({
      ipFrom: '198.51.100.1',
      ipTo: '198.51.100.1',
    })
    expect(await from('203.0.113.7')).toMatchObject(REFUSED)
    expect(await owner.remove(path)).toMatchObject({ http: 200 })
    expect(await from('203.0.113.7')).toMatchObject(LET_IN)
  })

  it.each([
    ['here', ''],
    ['203.0.113.7/24', ''],
    ['203.0.113.9', '203.0.113.7'],
    ['203.0.113.7', '2001:db8::7'],
    ['10.0.0.0', '10.1.0.0'],
    ['2001:db8::', '2001:db8:0:1::'],
  ])('is not %s to %s, and says why (MERCH-037)', async (ipFrom, ipTo) => {
    expect(await add(ipFrom, ipTo)).toMatchObject({
      http: 400,
      code: 'invalid_request',
      message: expect.stringMatching(/\w/) as string,
    })
    expect(itemsOf(await owner.list('allowedip'))).toEqual([])
  })

  it.each([
    ['10.0.0.0', '10.0.255.255'],
    ['10.0.255.255', '10.1.255.254'],
    ['255.255.250.0', '255.255.255.255'],
    ['2001:db8::', '2001:db8::ffff:ffff:ffff:ffff'],
    ['2001:db8::8000:0:0:0', '2001:db8:0:1:7fff:ffff:ffff:ffff'],
    ['ffff:ffff:ffff:ffff::7', 'ffff:ffff:ffff:ffff::9'],
  ])('may be as large as %s to %s', async (ipFrom, ipTo) => {
    expect(await add(ipFrom, ipTo)).toMatchObject({ http: 201 })
  })

  it('can be one of a hundred', async () => {
    const ranges = Array.from({ length: 100 }, (_, index) => `203.0.113.${index}`)
    for (const range of ranges) await add(range)
    const refused = await add('203.0.113.200')
    expect(refused).toMatchObject({ http: 400 })
    expect(refused['message']).toContain('100 ranges')
  })

  it('is another’s as if it did not exist', async () => {
    const { owner: other } = await aManagedMerchant(bank)
    const { id } = await add('203.0.113.7')
    const [mine, nobodys] = [`allowedip/${String(id)}`, 'allowedip/no-such-range']
    const change = { enabled: false }
    expect(await other.update(mine, change)).toEqual(await other.update(nobodys, change))
    expect(await other.remove(mine)).toEqual(await other.remove(nobodys))
    expect(itemsOf(await owner.list('allowedip'))).toMatchObject([{ id, enabled: true }])
  })
})
