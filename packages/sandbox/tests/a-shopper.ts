import { expect } from 'vitest'
import { aKey } from './a-bank.ts'
import { told, type Told } from './a-merchant.ts'
import { readJson, type TestPerson, type TestSandbox } from './test-sandbox.ts'

/** A test's own signed-in customer, by default with accounts in euros and dollars. */
export interface Shopper extends TestPerson {
  readonly token: string
  readonly eur: string
  readonly usd: string
}

interface OtherPayment extends Readonly<Record<string, unknown>> {
  readonly key?: string
}

/** Calls of shoppers without screens. */
export interface Shoppers {
  readonly come: (wish?: object) => Promise<Shopper>
  /** Signs a person in, again if they were signed in. */
  readonly signedIn: (person: TestPerson) => Promise<Shopper>
  /** `key` is the payment's, a new one unless given; the rest is sent along. */
  readonly pay: (by: Shopper, checkoutId: unknown, other?: OtherPayment) => Promise<Told>
  readonly shown: (by: Shopper, checkoutId: unknown) => Promise<unknown>
  readonly history: (by: Shopper) => Promise<object[]>
  readonly balance: (account: string | undefined) => Promise<string | undefined>
  /** Returns the ledger's entries that paid a checkout. */
  readonly entriesOf: (checkoutId: unknown) => Promise<object[]>
}

export function shoppersOf(bank: TestSandbox): Shoppers {
  const signedIn: Shoppers['signedIn'] = async person => {
    const { accessToken: token } = await bank.signIn(person)
    const account = (code: string) =>
      person.accounts.find(({ currencyCode }) => currencyCode === code)?.accountId ?? ''
    return { ...person, token, eur: account('EUR'), usd: account('USD') }
  }
  return {
    signedIn,
    come: async wish => signedIn(await bank.person(wish)),
    pay: ({ eur, token }, checkoutId, { key = aKey(), ...other } = {}) => {
      const shown = { expectedAmount: '42.00', expectedCurrencyCode: 'EUR' }
      const input = { checkoutId, fromAccount: eur, ...shown, ...other }
      return told(bank.call('checkoutPay', input, { token, key }))
    },
    shown: async ({ token }, checkoutId) =>
      (await readJson(bank.call('checkoutGet', { checkoutId }, token)))['checkout'],
    history: async ({ token }) => {
      const answer = await readJson(bank.call('transactionHistoryList', {}, token))
      if (answer['responseCode'] !== '00') throw new Error(`Refused: ${JSON.stringify(answer)}`)
      const { transactions } = answer
      return (transactions as { transaction: object[] }).transaction // follows the method's schema
    },
    balance: async account => {
      const [row] = await bank.database.sql<{ balance: string }>`
        select balance from ledger_account where id = ${account}`
      return row?.balance
    },
    entriesOf: checkoutId => bank.database.sql`
      select entry.id from journal_entry entry join payment on transaction_id = entry.id
      where checkout_id = ${checkoutId} and kind = 'checkout'`,
  }
}

/** Returns the envelope of a refusal because of one field. */
export const refusedFor = (param: string) => ({
  responseCode: 'VF',
  validationErrors: [{ param, description: expect.any(String) as string }],
})
