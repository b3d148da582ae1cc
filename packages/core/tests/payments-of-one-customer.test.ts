import { afterEach, describe, expect, it } from 'vitest'
import {
  createSixpence,
  isSixpenceError,
  type PaymentIntent,
  type PaymentOrder,
  type Sixpence,
} from '../src/index.ts'
import { memoryStorage, type Platform, type RecordStorage } from '../src/platform/index.ts'
import { nodePlatform } from '../src/platform/node-platform.ts'
import { queueLock } from '../src/platform/locks/queue-lock.ts'
import { type Person, aBank } from './bank.ts'

const bank = aBank()
const SLOW_MS = 20
// Before a record is read or written, and between that and the result.
const MOMENTS_MS = [5, 30]

const opened: Sixpence[] = []
afterEach(() => {
  for (const sixpence of opened.splice(0)) sixpence.dispose()
})

const sleep = (ms: number) => new Promise<void>(resolve => setTimeout(resolve, ms))

/** Storage that is slow, like IndexedDB on a busy device. */
function slow(storage: RecordStorage): RecordStorage {
  return {
    read: async key => sleep(SLOW_MS).then(() => storage.read(key)),
    async update(key, change) {
      await sleep(SLOW_MS)
      const standing = await storage.update(key, change)
      await sleep(SLOW_MS)
      return standing
    },
    list: async prefix => sleep(SLOW_MS).then(() => storage.list(prefix)),
    isDurable: () => storage.isDurable(),
  }
}

/** Tabs of one browser, with everything a session and its payments need. */
function aBrowser() {
  const listeners = new Map<symbol, (message: unknown) => void>()
  const [storage, lock] = [slow(memoryStorage()), queueLock()]
  const { keys } = nodePlatform()
  const openTab = (): Platform => {
    const tab = Symbol('tab')
    return {
      ...nodePlatform(),
      fetch: bank.sandbox.fetch,
      openSocket: noSocket,
      storage,
      keys,
      lock,
      tabs: {
        post(message) {
          for (const [other, listener] of listeners) {
            if (other !== tab) setTimeout(() => listener(message), 1)
          }
        },
        subscribe(listener) {
          const mine = Symbol('listener')
          listeners.set(mine, listener)
          return () => listeners.delete(mine)
        },
      },
    }
  }
  return { openTab }
}

const noSocket = () => ({
  send: () => undefined,
  close: () => undefined,
  onopen: null,
  onmessage: null,
  onclose: null,
})

async function signIn(person: Person, { openTab } = aBrowser()): Promise<Sixpence> {
  const sixpence = createSixpence({ api: 'http://bank.localhost', platform: openTab() })
  opened.push(sixpence)
  await sixpence.signIn.start({ username: person.email, password: person.password })
  return sixpence
}

const accounts = [
  { currencyCode: 'EUR', balance: '1000.00' },
  { currencyCode: 'EUR', balance: '0.00' },
]

/** A user with their own accounts who acts for a business. */
async function acting(wish: object = {}) {
  const business = await bank.person({ kind: 'business', accounts, ...wish })
  const { customerId } = business
  const access = {
    customerId,
    right: 'full',
    permissions: ['withdrawBetweenAccounts', 'sendUserToUser'],
  }
  const user = await bank.person({ accounts, accesses: [access], ...wish })
  const sixpence = await signIn(user)
  await sixpence.access.actFor({ customerId })
  // By then the journal of the business has been read.
  await sleep(SLOW_MS * 10)
  return { business, user, sixpence }
}

async function ownOrder({ transfers }: Sixpence, { accounts: own }: Person): Promise<PaymentOrder> {
  const [fromAccount = '', toAccount = ''] = own.map(({ accountId }) => accountId)
  const transfer = { fromAccount, toAccount, toAmount: '25.00' }
  const shown = await transfers.quoteOwn(transfer)
  const order = { ...transfer, expectedFromAmount: shown.fromAmount, expectedFee: shown.fee }
  return { kind: 'ownTransfer', order, shown }
}

async function p2pOrder({ transfers }: Sixpence, from: Person): Promise<PaymentOrder> {
  const payee = await bank.person({ accounts })
  const transfer = { fromAccount: from.accounts[0]?.accountId ?? '', amount: '12.00' }
  const shown = await transfers.quoteP2p(transfer)
  const order = { ...transfer, toEmail: payee.email, expectedFee: shown.fee }
  return { kind: 'p2pTransfer', order, shown: { ...shown, payeeName: 'Robin' } }
}

interface Stop {
  readonly sixpence: Sixpence
  readonly afterMs: number
}

/** Does something, and stops acting for the business while the storage is busy. */
async function whileStopping<Result>(
  { sixpence, afterMs }: Stop,
  work: (payments: Sixpence['payments']) => Promise<Result>,
): Promise<Result> {
  const working = work(sixpence.payments)
  working.catch(() => undefined)
  await sleep(afterMs)
  sixpence.access.stop()
  return working
}

/** Returns the payment from the journal once its customer is acted for again. */
async function back(
  { access, payments }: Sixpence,
  { customerId }: Person,
  id: string,
): Promise<PaymentIntent | undefined> {
  await access.actFor({ customerId })
  return payments.find(id)
}

const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'none',
    (error: unknown) => (isSixpenceError(error) ? error.code : error),
  )

describe.each(MOMENTS_MS)('a payment whose customer is left %i ms into it', afterMs => {
  it('is sent for them', async () => {
    const { sixpence, business } = await acting()
    const { id } = await sixpence.payments.review(await ownOrder(sixpence, business))
    const sent = await whileStopping({ sixpence, afterMs }, payments => payments.send(id))
    expect(sent.status).toBe('settled')
    expect((await back(sixpence, business, id))?.status).toBe('settled')
    expect((await sixpence.accounts.list()).map(({ balance }) => balance)).toEqual([
      '975.00',
      '25.00',
    ])
  })

  it('is looked up for them', async () => {
    const { sixpence, business } = await acting()
    const { id } = await sixpence.payments.review(await ownOrder(sixpence, business))
    bank.sandbox.setFaults([
      { match: { method: 'betweenAccountsTransfer' }, fault: 'dropAfterCommit', times: 1 },
      { match: { method: 'paymentIntentGet' }, fault: 'dropBefore', times: 1 },
    ])
    expect((await sixpence.payments.send(id)).status).toBe('unknown')
    await codeOf(sixpence.payments.check(id))
    const found = await whileStopping({ sixpence, afterMs }, payments => payments.check(id))
    expect(found.status).toBe('settled')
    expect((await back(sixpence, business, id))?.status).toBe('settled')
  })

  it('is approved for them', async () => {
    const { sixpence, business, user } = await acting({ approval: 'otp' })
    const { id } = await sixpence.payments.review(await p2pOrder(sixpence, business))
    expect((await sixpence.payments.send(id)).status).toBe('pendingApproval')
    const code = await bank.codeFor(user.email)
    const approved = await whileStopping({ sixpence, afterMs }, payments =>
      payments.approve(id, code),
    )
    expect(approved.status).toBe('settled')
    expect((await back(sixpence, business, id))?.status).toBe('settled')
  })

  it('gets its new code for them', async () => {
    const { sixpence, business } = await acting({ approval: 'otp' })
    const { id } = await sixpence.payments.review(await p2pOrder(sixpence, business))
    await sixpence.payments.send(id)
    const resending = whileStopping({ sixpence, afterMs }, payments => payments.resendCode(id))
    expect(await codeOf(resending)).toBe('too_soon')
  })

  it('is taken up for them, and by nobody else', async () => {
    const { sixpence, business, user } = await acting()
    const { id } = await sixpence.payments.review(await ownOrder(sixpence, business))
    await sixpence.payments.send(id)
    const other = await signIn(user)
    await other.access.actFor({ customerId: business.customerId })
    await sleep(SLOW_MS * 10)
    const taken = whileStopping({ sixpence: other, afterMs }, payments => payments.check(id))
    // The payment is theirs, and they have left: it isn't unknown to the bank.
    expect(await codeOf(taken)).toBe('session_expired')
    expect(other.payments.getSnapshot()).toEqual([])
    await other.access.actFor({ customerId: business.customerId })
    expect((await other.payments.check(id)).status).toBe('settled')
  })
})
