import { aKey } from './a-bank.ts'
import type { Shopper } from './a-shopper.ts'
import { told, type TestMerchant, type Told } from './a-merchant.ts'
import { readJson, type TestSandbox } from './test-sandbox.ts'

/** Returns the name of an attempt to pay, in the form that pages use. */
export const anAttempt = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-')

/** Calls about saved buttons, as their merchant and as their payers. */
export interface SavedButtons {
  /** Makes a button, by default with one price, and returns its id. */
  make(shop: TestMerchant, wish?: object): Promise<string>
  /** Returns the public data of a button's page, signed out. */
  shown(buttonId: string): Promise<Told>
  open(by: Shopper, buttonId: string, input: object): Promise<Told>
  status(asked: unknown): Promise<Told>
  /** Returns the number of checkouts of a button. */
  opened(buttonId: string): Promise<number>
}

export function savedButtonsOf(bank: TestSandbox): SavedButtons {
  const tokens = new Map<string, Promise<string>>()
  const tokenOf = ({ person }: TestMerchant) => {
    const known = tokens.get(person.email) ?? bank.signIn(person).then(each => each.accessToken)
    tokens.set(person.email, known)
    return known
  }
  return {
    async make(shop, wish) {
      const usual = { name: 'Two atlases', type: 'fixed', amount: '42.00', currencyCode: 'EUR' }
      const token = await tokenOf(shop)
      const answer = await readJson(
        bank.call('savedButtonCreate', { ...usual, ...wish }, { token, key: aKey() }),
      )
      const item = answer['item'] as { id: string } | undefined // Follows the method's schema.
      if (!item) throw new Error(`Refused: ${JSON.stringify(answer)}`)
      return item.id
    },
    shown: buttonId => told(bank.call('savedButtonShow', { buttonId })),
    open: ({ token }, buttonId, input) =>
      told(bank.call('savedButtonCheckoutOpen', { buttonId, ...input }, token)),
    status: asked =>
      told(bank.sandbox.fetch(`http://bank.localhost/public-api/checkout/${String(asked)}/status`)),
    async opened(buttonId) {
      const rows = await bank.database.sql`select from checkout where button_id = ${buttonId}`
      return rows.length
    },
  }
}
