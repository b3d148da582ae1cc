import { describe, expect, it } from 'vitest'
import { SixpenceError } from '../src/errors/index.ts'
import type { PaymentStatus } from '../src/payments/index.ts'
import { aCustomer, codeOf } from './payments/a-customer.ts'
import type { Fault } from './payments/fake-bank.ts'
import { ownTransfer, p2pTransfer } from './payments/payment-orders.ts'

describe('createPayments', () => {
  it('journals before the first byte is sent', async () => {
    const { time, bank, payments, browser } = await aCustomer()
    const seen: string[] = []
    bank.faults = () => {
      seen.push(...[...browser.records.values()].map(record => JSON.stringify(record)))
      return 'none'
    }
    const { id } = await time.until(payments.review(ownTransfer()))
    await time.until(payments.send(id))
    expect(seen).toHaveLength(1)
    expect(JSON.parse(seen[0] ?? '')).toMatchObject({ intent: { id, status: 'sent' } })
  })

  it('sends nothing at the review', async () => {
    const { time, bank, payments } = await aCustomer()
    const intent = await time.until(payments.review(ownTransfer()))
    await time.pass(60_000)
    expect(intent.status).toBe('reviewed')
    expect(bank.calls).toEqual([])
  })

  it('makes a hundred presses one transfer (TRAP-75)', async () => {
    const { time, bank, payments } = await aCustomer()
    const { id } = await time.until(payments.review(ownTransfer()))
    const presses = Array.from({ length: 100 }, () => payments.send(id))
    const ends = await time.until(Promise.all(presses))
    expect(ends.every(end => end.status === 'settled')).toBe(true)
    expect(bank.calls).toEqual(['betweenAccountsTransfer'])
    expect(bank.ledger).toHaveLength(1)
  })

  it('makes two tabs on one draft one transfer', async () => {
    const { time, bank, payments, open } = await aCustomer()
    const other = await open()
    const { id } = await time.until(payments.review(ownTransfer()))
    const ends = await time.until(Promise.all([payments.send(id), other.payments.send(id)]))
    expect(ends.map(end => end.status)).toEqual(['settled', 'settled'])
    expect(bank.calls.filter(name => name === 'betweenAccountsTransfer')).toHaveLength(1)
    expect(bank.ledger.map(row => row.key)).toEqual([id])
  })

  it('shows every tab where a payment stands', async () => {
    const { time, payments, open } = await aCustomer()
    const other = await open()
    const { id } = await time.until(payments.review(ownTransfer()))
    await time.until(payments.send(id))
    await time.pass(100)
    const [seen] = other.payments.getSnapshot()
    expect(seen).toEqual(payments.getSnapshot()[0])
    expect(seen?.status).toBe('settled')
  })

  const lost: readonly Fault[] = [
    'lost_after',
    'unavailable_after',
    'garbage_after',
    'silent_after',
    'slow',
  ]
  it.each(lost)('finds a payment by its key when the answer is %s', async fault => {
    const { time, bank, payments } = await aCustomer({
      faults: { betweenAccountsTransfer: [fault] },
    })
    const { id } = await time.until(payments.review(ownTransfer()))
    const answered = await time.until(payments.send(id))
    expect(answered.status).toBe('unknown')
    await time.pass(60_000)
    expect((await time.until(payments.find(id)))?.status).toBe('settled')
    expect(bank.ledger.map(row => row.key)).toEqual([id])
  })

  it('calls a payment unknown after 30 seconds', async () => {
    const { time, payments } = await aCustomer({
      faults: { betweenAccountsTransfer: ['silent_after'] },
    })
    const { id } = await time.until(payments.review(ownTransfer()))
    const sending = payments.send(id)
    await time.pass(29_000)
    expect(payments.getSnapshot()[0]?.status).toBe('sent')
    await time.pass(1_500)
    expect((await sending).status).toBe('unknown')
  })

  it('sends again only when asked, under the same key', async () => {
    const { time, bank, payments } = await aCustomer({
      faults: { betweenAccountsTransfer: ['lost_before'] },
    })
    const { id } = await time.until(payments.review(ownTransfer()))
    await time.until(payments.send(id))
    await time.pass(120_000)
    const again = await time.until(payments.find(id))
    expect(again?.status).toBe('reviewed')
    expect(again?.sentAt).toBeTypeOf('number')
    expect(bank.ledger).toEqual([])
    expect((await time.until(payments.send(id))).status).toBe('settled')
    expect(bank.ledger.map(row => row.key)).toEqual([id])
  })

  it('is not called free by a look-up that was faster than the payment itself', async () => {
    const { time, bank, payments } = await aCustomer({
      networkOf: (there, clock) => async (method, input, options) => {
        const isLookUp = method.name === 'paymentIntentGet'
        if (!isLookUp) await clock.sleep(200)
        const answer = await there.call(method, input, options)
        await clock.sleep(isLookUp ? 1_000 : 100)
        if (!isLookUp) throw new SixpenceError('offline', 'fetch failed')
        return answer
      },
    })
    const { id } = await time.until(payments.review(ownTransfer()))
    const sending = payments.send(id)
    await time.pass(50)
    const checked = await time.until(payments.check(id))
    expect(bank.ledger).toHaveLength(1)
    expect([(await sending).status, checked.status]).toEqual(['unknown', 'unknown'])
    await time.pass(5_000)
    expect(payments.getSnapshot()[0]?.status).toBe('settled')
  })

  it('asks about a minute and a half, then waits for a sign', async () => {
    const { time, bank, payments, tab } = await aCustomer({
      faults: { betweenAccountsTransfer: ['lost_after'] },
    })
    let isReachable = false
    const planned = bank.faults
    bank.faults = name =>
      name === 'paymentIntentGet' && !isReachable ? 'lost_before' : planned(name)
    const { id } = await time.until(payments.review(ownTransfer()))
    await time.until(payments.send(id))
    await time.pass(600_000)
    const asked = bank.calls.length
    expect(asked).toBeLessThan(12)
    await time.pass(600_000)
    expect(bank.calls).toHaveLength(asked)
    expect(payments.getSnapshot()[0]?.status).toBe('unknown')
    isReachable = true
    tab.emit('online')
    await time.pass(1_000)
    expect(payments.getSnapshot()[0]?.status).toBe('settled')
  })

  it('lets one of several tabs ask after what is open', async () => {
    const { time, bank, payments, tab, open } = await aCustomer({
      faults: { p2pTransfer: ['none'] },
    })
    const others = [await open(), await open(), await open()]
    const { id } = await time.until(payments.review(p2pTransfer()))
    await time.until(payments.send(id))
    await time.pass(10_000)
    bank.calls.length = 0
    for (const one of [tab, ...others.map(other => other.tab)]) one.emit('focus')
    await time.pass(2_500)
    expect(bank.calls).toEqual(['paymentIntentGet'])
  })

  it('finds what a crashed tab was sending', async () => {
    const { time, bank, payments, tab, open } = await aCustomer()
    bank.workMs = 2_000
    const { id } = await time.until(payments.review(ownTransfer()))
    void payments.send(id)
    await time.pass(500)
    tab.kill()
    const next = await open()
    await time.pass(10_000)
    expect((await time.until(next.payments.find(id)))?.status).toBe('settled')
    expect(bank.ledger).toHaveLength(1)
  })

  it('gives a payment free that a crashed tab never got out', async () => {
    const { time, bank, payments, tab, open } = await aCustomer({
      faults: { betweenAccountsTransfer: ['silent_before'] },
    })
    const { id } = await time.until(payments.review(ownTransfer()))
    void payments.send(id)
    await time.pass(500)
    tab.kill()
    const next = await open()
    await time.pass(120_000)
    expect((await time.until(next.payments.find(id)))?.status).toBe('reviewed')
    expect((await time.until(next.payments.send(id))).status).toBe('settled')
    expect(bank.ledger).toHaveLength(1)
  })

  it('says so as soon as it can be said, and not while it may still be on its way', async () => {
    const { time, payments, tab, open } = await aCustomer({
      faults: { betweenAccountsTransfer: ['silent_before'] },
    })
    const { id } = await time.until(payments.review(ownTransfer()))
    void payments.send(id)
    await time.pass(500)
    tab.kill()
    const next = await open()
    await time.pass(34_000)
    expect((await time.until(next.payments.find(id)))?.status).toBe('sent')
    await time.pass(1_000)
    expect((await time.until(next.payments.find(id)))?.status).toBe('reviewed')
  })

  it('answers a refusal with its reason', async () => {
    const { time, bank, payments } = await aCustomer()
    const { id } = await time.until(payments.review(ownTransfer('9999.99')))
    const intent = await time.until(payments.send(id))
    expect(intent).toMatchObject({ status: 'refused', refusal: { code: 'insufficient_funds' } })
    expect(bank.ledger).toEqual([])
  })

  it('learns a lost refusal by the key', async () => {
    const { time, payments } = await aCustomer({
      faults: { betweenAccountsTransfer: ['lost_after'] },
    })
    const { id } = await time.until(payments.review(ownTransfer('9999.99')))
    await time.until(payments.send(id))
    await time.pass(5_000)
    expect(payments.getSnapshot()[0]).toMatchObject({
      status: 'refused',
      refusal: { code: 'insufficient_funds' },
    })
  })

  it('keeps a payment ready when nobody is signed in any more', async () => {
    const { time, payments, bank } = await aCustomer()
    const { id } = await time.until(payments.review(ownTransfer()))
    bank.faults = () => {
      throw new SixpenceError('session_expired', 'session expired')
    }
    const sending = payments.send(id)
    expect(await time.until(codeOf(sending))).toBe('session_expired')
    expect(payments.getSnapshot()[0]?.status).toBe('reviewed')
  })

  it('refuses to send what it does not know', async () => {
    const { time, payments } = await aCustomer()
    expect(await time.until(codeOf(payments.send('never-reviewed-00')))).toBe('not_found')
  })

  it('discards only what was never sent', async () => {
    const { time, payments } = await aCustomer()
    const { id: unsent } = await time.until(payments.review(ownTransfer()))
    const { id: sent } = await time.until(payments.review(ownTransfer('30.00')))
    await time.until(payments.send(sent))
    await time.until(Promise.all([payments.discard(unsent), payments.discard(sent)]))
    expect(payments.getSnapshot().map(intent => intent.id)).toEqual([sent])
  })

  it('recognises the same payment typed again', async () => {
    const { time, payments } = await aCustomer()
    const { id } = await time.until(payments.review(p2pTransfer('12.00', 'rent')))
    expect(await time.until(payments.findSimilar(p2pTransfer('12.00', 'rent')))).toEqual([])
    await time.until(payments.send(id))
    const similar = await time.until(payments.findSimilar(p2pTransfer('12', ' rent')))
    expect(similar.map(intent => intent.id)).toEqual([id])
    expect(await time.until(payments.findSimilar(p2pTransfer('12.01', 'rent')))).toEqual([])
    await time.pass(86_400_001)
    expect(await time.until(payments.findSimilar(p2pTransfer('12.00', 'rent')))).toEqual([])
  })

  it('forgets finished payments after 30 days', async () => {
    const { time, payments, open } = await aCustomer()
    const { id } = await time.until(payments.review(ownTransfer()))
    await time.until(payments.send(id))
    await time.pass(29 * 86_400_000)
    expect((await open()).payments.getSnapshot()).toHaveLength(1)
    await time.pass(2 * 86_400_000)
    expect((await open()).payments.getSnapshot()).toEqual([])
  })
})

describe('a device that keeps nothing', () => {
  it('says so and still pays', async () => {
    const { time, bank, browser, payments } = await aCustomer()
    expect(payments.isDurable()).toBe(true)
    const { id } = await time.until(payments.review(ownTransfer()))
    const told: boolean[] = []
    payments.subscribe(() => told.push(payments.isDurable()))
    browser.fillDisk()
    expect((await time.until(payments.send(id))).status).toBe('settled')
    expect(told).toContain(false)
    expect(payments.isDurable()).toBe(false)
    expect(bank.ledger).toHaveLength(1)
  })

  it('says so from the start', async () => {
    const { browser, open } = await aCustomer()
    browser.fillDisk()
    expect((await open()).payments.isDurable()).toBe(false)
  })
})

const STATUSES: readonly PaymentStatus[] = ['reviewed', 'sent', 'unknown']
describe('dispose', () => {
  it.each(STATUSES)('stops asking while a payment is %s', async status => {
    const faults: Record<PaymentStatus, Fault[]> = {
      reviewed: [],
      sent: ['silent_before'],
      unknown: ['lost_after'],
      pendingApproval: [],
      settled: [],
      refused: [],
    }
    const { time, bank, payments } = await aCustomer({
      faults: { betweenAccountsTransfer: faults[status] },
    })
    const { id } = await time.until(payments.review(ownTransfer()))
    if (status !== 'reviewed') void payments.send(id)
    await time.pass(100)
    payments.dispose()
    const asked = bank.calls.length
    await time.pass(600_000)
    expect(bank.calls).toHaveLength(asked)
  })
})
