import {
  checkoutMethods,
  HEADER,
  merchantMethods,
  type NamedMethod,
  SUBSCRIPTION_FREQUENCIES,
  type SubscriptionFrequency,
  transferMethods,
} from '@sixpence/protocol'
import { type Answer, PAYERS_ACCOUNTS, post, signIn } from './http-calls.ts'
import type { Customer } from './new-order.ts'
import type { TwoBanks } from './two-banks.ts'

const SHOP = 'customer-ion'
const OF_EACH = 2

/** Starts weekly transfers between own accounts; returns their keys. */
export async function beginTransfers(
  banks: TwoBanks,
  wish: { readonly subscriptions: number; readonly payments: number },
): Promise<readonly string[]> {
  const keys: string[] = []
  for (let at = 0; at < wish.subscriptions; at += OF_EACH) {
    const payer = await aPayer(banks)
    for (const of of Array.from({ length: OF_EACH }).keys()) {
      const key = `key-of-a-repeated-payment-${at + of}`
      await beginTransfer(payer, { key, payments: wish.payments })
      keys.push(key)
    }
  }
  return keys
}

function beginTransfer(
  { customer, ask }: Payer,
  { key, payments }: { readonly key: string; readonly payments: number },
): Promise<unknown> {
  const [fromAccount, toAccount] = customer.accounts.map(({ accountId }) => accountId)
  const repeated = { subscriptionFrequency: 'weekly', subscriptionTransactions: payments }
  const order = { fromAccount, toAccount, toAmount: '1.00', ...repeated }
  return ask(transferMethods.sendOwn, order, { key })
}

/** Subscribes at the shop in each rhythm; returns the rhythm of each key. */
export async function subscribe(
  banks: TwoBanks,
  { ofEach }: { readonly ofEach: number },
): Promise<ReadonlyMap<string, SubscriptionFrequency>> {
  const buttons = new Map<SubscriptionFrequency, string>()
  for (const each of SUBSCRIPTION_FREQUENCIES) buttons.set(each, await aButton(banks, each))
  const begun = new Map<string, SubscriptionFrequency>()
  for (let at = 0; at < ofEach; at += 1) {
    const payer = await aPayer(banks)
    for (const [frequency, buttonId] of buttons) {
      const key = `key-of-a-subscription-${at}-${frequency}`
      const attempt = `attempt-to-subscribe-${at}-${frequency}`
      const opened = await payer.ask(checkoutMethods.openByButton, { buttonId, attempt })
      const [fromAccount] = payer.customer.accounts.map(({ accountId }) => accountId)
      const shown = { expectedAmount: '1.00', expectedCurrencyCode: 'EUR' }
      const order = { checkoutId: opened['checkoutId'], fromAccount, ...shown }
      await payer.ask(checkoutMethods.pay, order, { key })
      begun.set(key, frequency)
    }
  }
  return begun
}

/** Creates a button of the shop for a subscription of 1.00 EUR; returns its id. */
export async function aButton(banks: TwoBanks, frequency: SubscriptionFrequency): Promise<string> {
  const accesses = [{ customerId: SHOP, right: 'full', permissions: [] }]
  const standing = { actsForOthers: true }
  const keeper = await aPayer(banks, { kind: 'business', accounts: [], accesses, standing })
  const price = { type: 'subscription', frequency, amount: '1.00', currencyCode: 'EUR' }
  const wish = { name: `A book, ${frequency}`, ...price }
  const how = { key: `key-of-a-button-${frequency}`, actsFor: SHOP }
  const { item } = await keeper.ask(merchantMethods.createSavedButton, wish, how)
  return (item as { id: string }).id // The method returns this.
}

interface Payer {
  readonly customer: Customer
  /** @throws {Error} If the bank refuses. */
  readonly ask: (
    method: Pick<NamedMethod, 'name'>,
    input: object,
    how?: { readonly key?: string; readonly actsFor?: string },
  ) => Promise<Answer>
}

async function aPayer(banks: TwoBanks, wish: object = {}): Promise<Payer> {
  const people = { accounts: PAYERS_ACCOUNTS, approval: 'none', ...wish }
  const customer = await banks.ask<Customer>('/people', people)
  const token = await signIn(banks.api, customer)
  return {
    customer,
    ask: async ({ name }, input, { key, actsFor } = {}) => {
      const said = await post(`${banks.api}/api?${name}`, input, {
        Authorization: `Bearer ${token}`,
        ...(key !== undefined && { [HEADER.idempotencyKey]: key }),
        ...(actsFor !== undefined && { [HEADER.customerId]: actsFor }),
      })
      if (said['responseCode'] === '00') return said
      throw new Error(`${name} was refused: ${JSON.stringify(said)}`)
    },
  }
}
