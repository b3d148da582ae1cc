import { verifySignature } from '@sixpence/protocol/merchant-signature'
import { describe, expect, it } from 'vitest'
import { receivers } from '../../../tests/a-receiver.ts'
import { shoppersOf } from '../../../tests/a-shopper.ts'
import { aManagedMerchant, itemsOf, type ToolUser } from '../../../tests/merchant-tools.ts'
import { eventually, testSandbox } from '../../../tests/test-sandbox.ts'
import { notifyMerchant } from '../../outbox/index.ts'

const servers = receivers()
const bank = testSandbox({ post: servers.post })
const shoppers = shoppersOf(bank)
const HOUR = 60 * 60_000
const DAY = 24 * HOUR

const asked = (by: ToolUser, method: string, body: object = {}) => by.call(method, body)
const messages = async (by: ToolUser) => itemsOf(await asked(by, 'ipnList'))
const cameTimes = (url: string, times: number) =>
  eventually(() => expect(servers.at(url)).toHaveLength(times))

async function aMerchantWithIpn(...reactions: Parameters<typeof servers.address>) {
  const { shop, owner } = await aManagedMerchant(bank)
  const url = servers.address(...reactions)
  const { secret } = await asked(owner, 'ipnSettingsUpdate', { notifyUrl: url })
  const buyer = await shoppers.come()
  const paid = async () => {
    const { id } = await shop.open()
    // Their session is over when days have passed.
    await shoppers.pay(await shoppers.signedIn(buyer), id)
    return id
  }
  return { shop, owner, url, secret: String(secret), paid }
}

describe('the settings of IPN', () => {
  it('are on for every transaction until something else is said (MERCH-046, MERCH-047)', async () => {
    const { owner } = await aManagedMerchant(bank)
    const settings = { notifyStatusId: 1, statusId: 1, hasSecret: false }
    expect(await asked(owner, 'ipnSettingsGet')).toMatchObject({ settings })
    const notifyUrl = servers.address()
    const change = { notifyUrl, notifyStatusId: 2, statusId: 0 }
    const changed = { settings: { ...change, hasSecret: true } }
    expect(await asked(owner, 'ipnSettingsUpdate', change)).toMatchObject(changed)
    expect(await asked(owner, 'ipnSettingsGet')).toMatchObject(changed)
    expect(await asked(owner, 'ipnSettingsUpdate', { statusId: 1 })).toMatchObject({
      settings: { ...changed.settings, statusId: 1 },
    })
  })

  it('tell a key when it is made, and never after (MERCH-046)', async () => {
    const { owner } = await aManagedMerchant(bank)
    const first = await asked(owner, 'ipnSettingsUpdate', { notifyUrl: servers.address() })
    expect(first['secret']).toMatch(/^ipnsec_[A-Za-z0-9_-]{43}$/)
    expect(await asked(owner, 'ipnSettingsUpdate', { statusId: 1 })).not.toHaveProperty('secret')
    expect(await asked(owner, 'ipnSettingsUpdate', { secret: false })).not.toHaveProperty('secret')
    const second = await asked(owner, 'ipnSettingsUpdate', { secret: true })
    expect(second['secret']).toMatch(/^ipnsec_/)
    expect(second['secret']).not.toBe(first['secret'])
    expect(JSON.stringify(await asked(owner, 'ipnSettingsGet'))).not.toContain('ipnsec')
  })

  it.each(['http://books.example/ipn', 'https://169.254.169.254/', 'nowhere'])(
    'do not lead to %s',
    async notifyUrl => {
      const { owner } = await aManagedMerchant(bank)
      expect(await asked(owner, 'ipnSettingsUpdate', { notifyUrl })).toMatchObject({
        responseCode: 'VF',
        validationErrors: [{ param: 'notifyUrl' }],
      })
    },
  )
})

describe('IPN', () => {
  it('tells of payments, signed with its key, and keeps what was told (MERCH-048)', async () => {
    const { owner, url, secret, paid } = await aMerchantWithIpn()
    await paid()
    await cameTimes(url, 1)
    const [{ body, signature: header } = { body: '', signature: null }] = servers.at(url)
    expect(await verifySignature({ body, header, secret, now: new Date() })).toBe(true)
    await eventually(async () =>
      expect(await messages(owner)).toMatchObject([
        { event: 'checkout.final', url, httpStatus: 204, attempts: 1, confirmed: false, body },
      ]),
    )
    const [{ id } = {}] = await messages(owner)
    expect(JSON.parse(body)).toMatchObject({ id })
    expect(await asked(owner, 'ipnGet', { id })).toMatchObject({ message: { id, body } })
    // It has a history of its own.
    expect(itemsOf(await owner.list('webhookRequest'))).toEqual([])
  })

  it('tells of completed ones alone where that is wanted (MERCH-046)', async () => {
    const { shop, owner, url, paid } = await aMerchantWithIpn()
    await asked(owner, 'ipnSettingsUpdate', { notifyStatusId: 2 })
    await shop.open()
    await bank.sandbox.clock.advance(HOUR)
    const id = await paid()
    await cameTimes(url, 1)
    expect(JSON.parse(servers.at(url)[0]?.body ?? '')).toMatchObject({
      checkout: { id, status: 'paid' },
    })
    await asked(owner, 'ipnSettingsUpdate', { notifyStatusId: 1 })
    await shop.open()
    await bank.sandbox.clock.advance(HOUR)
    await cameTimes(url, 2)
  })

  it('ends its repetitions once it is dealt with (MERCH-048)', async () => {
    const { owner, url, paid } = await aMerchantWithIpn(500, 500, 500)
    await paid()
    await cameTimes(url, 1)
    await eventually(async () =>
      expect(await messages(owner)).toMatchObject([{ httpStatus: 500, attempts: 1 }]),
    )
    const [{ id } = {}] = await messages(owner)
    expect(await asked(owner, 'ipnConfirm', { id })).toMatchObject({
      message: { id, confirmed: true },
    })
    expect(await asked(owner, 'ipnConfirm', { id })).toMatchObject({ responseCode: '00' })
    await bank.sandbox.clock.advance(DAY)
    expect(await asked(owner, 'ipnSendAgain', { id })).toMatchObject({ responseCode: 'VF' })
    await bank.sandbox.clock.advance(DAY)
    expect(servers.at(url)).toHaveLength(1)
  })

  it('is sent again when that is asked for, under its own id', async () => {
    const { owner, url, paid } = await aMerchantWithIpn()
    await paid()
    await cameTimes(url, 1)
    await eventually(async () => expect(await messages(owner)).toMatchObject([{ attempts: 1 }]))
    const [{ id } = {}] = await messages(owner)
    expect(await asked(owner, 'ipnSendAgain', { id })).toMatchObject({ responseCode: '00' })
    await cameTimes(url, 2)
    const [first, second] = servers.at(url)
    expect(second?.body).toBe(first?.body)
  })

  it('is silent while it is off', async () => {
    const { owner, url, paid } = await aMerchantWithIpn()
    await asked(owner, 'ipnSettingsUpdate', { statusId: 0 })
    await paid()
    await bank.sandbox.clock.advance(HOUR)
    expect(servers.at(url)).toEqual([])
    await asked(owner, 'ipnSettingsUpdate', { statusId: 1 })
    await cameTimes(url, 1)
  })

  it.each([25, 26, 50, 51])(
    'of %d messages has pages of 25 until one is empty (MERCH-048, MERCH-049, TRAP-37)',
    async total => {
      const { owner } = await aManagedMerchant(bank)
      await asked(owner, 'ipnSettingsUpdate', { notifyUrl: servers.address(), statusId: 0 })
      const { customerId } = owner
      await bank.database.transaction(async sql => {
        for (let index = 0; index < total; index += 1) {
          // All at one moment: their order may not depend on it.
          const at = new Date('2026-11-01T00:00:00.000Z')
          const event = { customerId, type: 'invoice.final', at, isCompleted: true } as const
          await notifyMerchant(sql, { ...event, facts: { number: index } })
        }
      })
      const seen: unknown[] = []
      for (let pageNumber = 1; ; pageNumber += 1) {
        const page = await asked(owner, 'ipnList', { pageNumber, pageSize: 25 })
        expect(page['total']).toBe(total)
        const ids = (page['items'] as { id: string }[]).map(({ id }) => id)
        if (ids.length === 0) break
        seen.push(...ids)
      }
      expect(new Set(seen).size).toBe(total)
      expect(seen).toHaveLength(total)
    },
  )

  it('is another’s as if it did not exist', async () => {
    const { owner, url, paid } = await aMerchantWithIpn(500)
    await paid()
    await cameTimes(url, 1)
    const [{ id } = {}] = await messages(owner)
    const { owner: other } = await aMerchantWithIpn()
    for (const method of ['ipnGet', 'ipnConfirm', 'ipnSendAgain']) {
      expect(await asked(other, method, { id })).toEqual(
        await asked(other, method, { id: 'no-such-message' }),
      )
    }
    expect(await messages(owner)).toMatchObject([{ confirmed: false }])
    expect(await messages(other)).toEqual([])
  })
})
