import { signNotification } from '@sixpence/protocol/merchant-signature'
import { describe, expect, it } from 'vitest'
import { receivers } from '../../../tests/a-receiver.ts'
import { shoppersOf } from '../../../tests/a-shopper.ts'
import { aManagedMerchant, itemsOf } from '../../../tests/merchant-tools.ts'
import { eventually, testSandbox } from '../../../tests/test-sandbox.ts'

const servers = receivers()
const bank = testSandbox({ post: servers.post })
const shoppers = shoppersOf(bank)
const HOUR = 60 * 60_000

/** Returns a merchant whose webhook received a notification of a payment, with the original message. */
async function aToldMerchant() {
  const { shop, owner } = await aManagedMerchant(bank)
  const url = servers.address()
  const made = await owner.create('webhook', { name: 'Shop', url })
  const { id } = await shop.open()
  await shoppers.pay(await shoppers.come(), id)
  await eventually(() => expect(servers.at(url)).toHaveLength(1))
  await eventually(async () => expect(itemsOf(await owner.list('webhookRequest'))).toHaveLength(1))
  const [{ body, signature: header } = { body: '', signature: '' }] = servers.at(url)
  const webhookId = String(made['id'])
  const check = (change: object = {}) =>
    owner.create(`webhook/${webhookId}/signature`, { header, body, ...change })
  return { owner, url, webhookId, secret: String(made['secret']), header, body, check }
}

describe('the check of a signature', () => {
  it('knows a message as it came, also with the name of the header and blanks around it', async () => {
    const { check, header, body } = await aToldMerchant()
    expect(await check()).toMatchObject({ http: 200, verdict: 'right', isLate: false })
    const pasted = { header: `Sixpence-Signature: ${header} `, body: `\n${body}\n` }
    expect(await check(pasted)).toMatchObject({ verdict: 'right' })
  })

  it('says since when a message is too old', async () => {
    const { check, body, secret } = await aToldMerchant()
    const signed = async (msAgo: number) =>
      signNotification({ body, secret, at: new Date(Date.now() - msAgo) })
    expect(await check({ header: await signed(290_000) })).toMatchObject({ isLate: false })
    const late = await signed(302_000)
    expect(await check({ header: late })).toMatchObject({ verdict: 'right', isLate: true })
    expect(await check({ header: await signed(-302_000) })).toMatchObject({ isLate: true })
  })

  it('says that a body was written anew, or changed by a byte', async () => {
    const { check, body } = await aToldMerchant()
    const anew = JSON.stringify(JSON.parse(body), undefined, 2)
    expect(await check({ body: anew })).toMatchObject({ verdict: 'changedBody' })
    expect(await check({ body: body.replace('42.00', '42.01') })).toMatchObject({
      verdict: 'changedBody',
    })
    expect(await check({ body: body.replace(/"id":"./, '"id":"x') })).toMatchObject({
      verdict: 'changedBody',
    })
    expect(await check({ body: '' })).toMatchObject({ verdict: 'changedBody' })
  })

  it('says that another secret has signed, and whose it is', async () => {
    const { owner, check, body } = await aToldMerchant()
    const at = new Date()
    const other = await owner.create('webhook', { name: 'Till', url: servers.address() })
    const byOther = await signNotification({ body, secret: String(other['secret']), at })
    expect(await check({ header: byOther })).toMatchObject({
      verdict: 'otherReceiver',
      receiverName: 'Till',
    })
    const byNobody = await signNotification({ body, secret: 'whsec_guessed', at })
    expect(await check({ header: byNobody })).toMatchObject({ verdict: 'otherSecret' })
  })

  it('takes the former secret for as long as both sign', async () => {
    const { owner, webhookId, check } = await aToldMerchant()
    await owner.create(`webhook/${webhookId}/secret`, {})
    expect(await check()).toMatchObject({ verdict: 'former' })
    await bank.sandbox.clock.advance(24 * HOUR)
    expect(await check()).toMatchObject({ verdict: 'otherSecret' })
  })

  it('says what is no signature, and what the bank has never sent', async () => {
    const { check, secret } = await aToldMerchant()
    for (const header of ['', 'v1=00', 't=1', 't=1,v1=xyz', '<b>']) {
      expect(await check({ header })).toMatchObject({ verdict: 'malformed' })
    }
    const header = await signNotification({ body: '{}', secret: `${secret}x`, at: new Date() })
    expect(await check({ header, body: '{"id":"e1"}' })).toMatchObject({ verdict: 'unknown' })
  })

  it('judges nothing for anybody else, by their secrets or about their messages', async () => {
    const mine = await aToldMerchant()
    const theirs = await aToldMerchant()
    const asked = { header: mine.header, body: mine.body }
    expect(await theirs.owner.create(`webhook/${mine.webhookId}/signature`, asked)).toEqual(
      await theirs.owner.create('webhook/no-such-webhook/signature', asked),
    )
    expect(await theirs.check(asked)).toMatchObject({ verdict: 'unknown' })
  })

  it('is made sixty times an hour at most, and takes no place of the pings', async () => {
    const { owner, check, url } = await aToldMerchant()
    for (let index = 0; index < 60; index += 1) await check({ header: '' })
    expect(await check()).toMatchObject({ http: 400, code: 'too_soon' })
    expect(await owner.create('webhook/ping', { url })).toMatchObject({ http: 200 })
    await bank.sandbox.clock.advance(HOUR)
    expect(await check()).toMatchObject({ http: 200 })
  })
})
