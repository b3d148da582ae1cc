import type { InputOf, NamedMethod } from '@sixpence/protocol'
import {
  createPayments,
  isFinal,
  type PaymentIntent,
  type PaymentOrder,
  type Payments,
} from '../../src/payments/index.ts'
import { isSixpenceError } from '../../src/errors/index.ts'
import type { CallNamedMethod, CallOptions } from '../../src/transport/index.ts'
import { fakeBank, FAULTS, type FakeBank, type Movement } from './fake-bank.ts'
import { fakeBrowser, type FakeTab } from './fake-browser.ts'
import { fakeSession } from './fake-session.ts'
import {
  batch,
  checkout,
  cryptoEftTransfer,
  eftTransfer,
  instantTransfer,
  interacTransfer,
  invoice,
  octTransfer,
  ownTransfer,
  p2pTransfer,
  refund,
  wireTransfer,
} from './payment-orders.ts'
import { type Random, seededRandom } from './seeded-random.ts'
import { VirtualTime } from './virtual-time.ts'

export const SEED = Number(process.env['SIXPENCE_SEED'] ?? 20_261_121)
const INTENTS_EACH = 40

type Draw = (amount: string, name: string) => PaymentOrder

/** Doesn't compile if a kind is missing. */
const DRAW: { readonly [K in PaymentOrder['kind']]: readonly Draw[] } = {
  ownTransfer: [ownTransfer, repeated],
  p2pTransfer: [p2pTransfer],
  checkout: [checkout],
  invoice: [invoice],
  refund: [refund],
  batch: [batch],
  eftTransfer: [(amount, note) => eftTransfer({ amount, note })],
  wireTransfer: [(amount, note) => wireTransfer({ amount, note })],
  cryptoEftTransfer: [(amount, note) => cryptoEftTransfer({ amount, note })],
  instantTransfer: [(amount, note) => instantTransfer({ amount, note })],
  interacTransfer: [(amount, note) => interacTransfer({ amount, note })],
  octTransfer: [(amount, note) => octTransfer({ amount, note })],
}
export const KINDS = Object.keys(DRAW) as PaymentOrder['kind'][]
const DRAWS = Object.values(DRAW).flat()

function repeated(amount: string, name: string): PaymentOrder {
  const payment = ownTransfer(amount, name)
  if (payment.kind !== 'ownTransfer') return payment
  return { ...payment, order: { ...payment.order, subscriptionFrequency: 'monthly' } }
}

interface OpenTab {
  readonly tab: FakeTab
  readonly payments: Payments
}

interface World {
  readonly time: VirtualTime
  readonly random: Random
  readonly bank: FakeBank
  readonly callOf: (bank: FakeBank) => CallNamedMethod
}

interface Outcome {
  readonly intents: readonly PaymentIntent[]
  readonly ledger: readonly Movement[]
  readonly calls: number
}

interface Run {
  readonly seed: number
  readonly customers: number
  readonly callOf: (bank: FakeBank) => CallNamedMethod
}

/** Returns the outcome of 40 payments per customer, while nearly every call fails somehow. */
export async function runUnderFaults({ seed, customers, callOf }: Run): Promise<Outcome> {
  const time = new VirtualTime()
  const random = seededRandom(seed)
  const bank = fakeBank(time)
  const world = { time, random, bank, callOf }
  bank.faults = () => (random() < 0.15 ? 'none' : pick(FAULTS, random))
  const all = Array.from({ length: customers }, (_, at) => aCustomer(world, `customer-${at}`))
  await time.until(Promise.all(all.map(customer => customer.hurry)))
  bank.faults = () => 'none'
  const finishing = all.map(customer => customer.finish())
  const intents = await time.until(Promise.all(finishing))
  return { intents: intents.flat(), ledger: bank.ledger, calls: bank.calls.length }
}

function aCustomer(world: World, userId: string) {
  const { time, random } = world
  const browser = fakeBrowser(time, random)
  const session = fakeSession(userId)
  const open = (): OpenTab => {
    const tab = browser.openTab()
    const call = world.callOf(world.bank)
    const payments = createPayments({
      call: async (...question) => {
        const answer = await call(...question)
        return tab.isAlive() ? answer : new Promise<never>(() => undefined)
      },
      platform: tab.platform,
      session,
      namespace: 'aurelia',
    })
    return { tab, payments }
  }
  const tabs = [open(), open(), open()]
  const anyTab = () => {
    const at = Math.floor(random() * tabs.length)
    // Occasionally a tab crashes and another opens.
    if (random() < 0.02) {
      tabs[at]?.tab.kill()
      tabs[at] = open()
    }
    return tabs[at] ?? open()
  }

  async function wish(at: number): Promise<string> {
    await time.sleep(random() * 60_000)
    const amount = random() < 0.05 ? '9999.99' : `${at + 1}.${10 + Math.floor(random() * 89)}`
    const order = pick(DRAWS, random)(amount, `${userId}-${at}`)
    const tab = anyTab()
    const { id } = await tab.payments.review(order)
    await press(id, tab.payments)
    for (let look = 0; look < 6; look++) {
      await time.sleep(5_000 + random() * 60_000)
      const { tab: shown, payments } = anyTab()
      if (random() < 0.3) shown.emit(random() < 0.5 ? 'focus' : 'online')
      await goOn(id, payments)
    }
    return id
  }

  async function press(id: string, payments: Payments): Promise<void> {
    const presses = [payments.send(id)]
    if (random() < 0.4) presses.push(anyTab().payments.send(id))
    if (random() < 0.2) presses.push(payments.send(id))
    await Promise.race([Promise.allSettled(presses), time.sleep(60_000)])
  }

  async function goOn(id: string, payments: Payments): Promise<void> {
    const intent = await Promise.race([payments.find(id), time.sleep(1_000)])
    if (intent?.status === 'reviewed') await press(id, payments)
    if (intent?.status === 'pendingApproval') {
      const code = random() < 0.2 ? '000000' : world.bank.code
      await Promise.race([payments.approve(id, code).catch(expected), time.sleep(60_000)])
    }
  }

  async function finish(): Promise<readonly PaymentIntent[]> {
    const { payments } = open()
    for (let look = 0; look < 20; look++) {
      await time.sleep(30_000)
      await Promise.all(payments.getSnapshot().map(({ id }) => goOn(id, payments)))
      if (payments.getSnapshot().every(isFinal)) break
    }
    return payments.getSnapshot()
  }

  return { hurry: Promise.all(Array.from({ length: INTENTS_EACH }, (_, at) => wish(at))), finish }
}

function expected(error: unknown): void {
  if (!isSixpenceError(error)) throw error
}

function pick<Item>(items: readonly [Item, ...Item[]] | readonly Item[], random: Random): Item {
  const item = items[Math.floor(random() * items.length)]
  if (item === undefined) throw new Error('Nothing to pick from')
  return item
}

/**
 * Returns the differences between journal and ledger; all empty if each settled intent is one
 * movement.
 */
export function audit({ intents, ledger }: Outcome) {
  const settled = new Set(intents.filter(one => one.status === 'settled').map(one => one.id))
  const moved = new Map<string, number>()
  for (const { key } of ledger) moved.set(key, (moved.get(key) ?? 0) + 1)
  const contents = new Map<string, number>()
  for (const { payload } of ledger) contents.set(payload, (contents.get(payload) ?? 0) + 1)
  return {
    movedTwice: [...moved].filter(([, times]) => times > 1).map(([key]) => key),
    lost: [...settled].filter(key => !moved.has(key)),
    unknownToJournal: [...moved.keys()].filter(key => !settled.has(key)),
    unresolved: intents.filter(one => !isFinal(one)).map(one => `${one.id} ${one.status}`),
    sameContentTwice: [...contents].filter(([, times]) => times > 1).length,
  }
}

export const CLEAN = {
  movedTwice: [],
  lost: [],
  unknownToJournal: [],
  unresolved: [],
  sameContentTwice: 0,
}

/** A client that treats every attempt as a new payment. */
export function newKeyPerCall(bank: FakeBank): CallNamedMethod {
  let attempts = 0
  return <Method extends NamedMethod>(
    method: Method,
    input: InputOf<Method>,
    options: CallOptions = {},
  ) =>
    bank.call(method, input, {
      ...options,
      key: method.key === 'opens' ? `${options.key}-${attempts++}` : options.key,
    })
}
