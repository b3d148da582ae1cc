import { CARD_STATUS } from '@sixpence/protocol'
import { accountMethods } from '@sixpence/protocol/schemas'
import { beforeEach } from 'vitest'
import { addCard, type NewCard } from '../src/cards/index.ts'
import type { Database } from '../src/db/index.ts'
import { aBank, type TestBank, type TestCustomer } from './a-bank.ts'
import { testDatabase } from './test-database.ts'

type Method = Parameters<TestBank['call']>[0]
type Body = Record<string, unknown>

/** A bank with Ada, who has 100.00 euro and gets codes, and calls to give her cards. */
export interface BankWithCards {
  readonly bank: TestBank
  readonly ada: TestCustomer
  readonly database: Database
  /** Makes a card for Ada, by default active and physical. */
  card(card?: Partial<NewCard> & { status?: string }, of?: TestCustomer): Promise<string>
  call(method: Method, input: object, by?: TestCustomer): Promise<Body>
  codeOf(method: Method, input: object): Promise<unknown>
  /** Returns a card as the customer sees it. */
  cardAt(accountId: string): Promise<Body | undefined>
}

/** Returns the protocol's number of a card's status. */
export const idOf = (status: string) =>
  Number(Object.entries(CARD_STATUS).find(([, word]) => word === status)?.[0])

const PHYSICAL = 2006

/** Makes one for each test; usable only in `it`. */
export function bankWithCards(): BankWithCards {
  const held = testDatabase()
  let bank: TestBank
  let ada: TestCustomer
  beforeEach(async () => {
    bank = aBank(held.database)
    ada = await bank.customer({ accounts: { EUR: '100.00' } })
    await held.database.sql`
      insert into login (customer_id, username, password_hash, password_salt, password_iterations)
      values (${ada.id}, ${ada.email}, 'none', 'none', 1)`
  })
  const call = async (method: Method, input: object, by = ada): Promise<Body> =>
    (await bank.call(method, { by, input })).body
  return {
    get bank() {
      return bank
    },
    get ada() {
      return ada
    },
    get database() {
      return held.database
    },
    card: ({ status = 'active', ...card } = {}, of = ada) =>
      held.database.transaction(sql =>
        addCard(
          { sql, newId: bank.newId },
          {
            customerId: of.id,
            type: PHYSICAL,
            at: bank.now(),
            statusId: idOf(status),
            ...card,
          },
        ),
      ),
    call,
    codeOf: async (method, input) => (await call(method, input))['responseCode'],
    async cardAt(accountId) {
      const { accounts } = await call(accountMethods.list, {})
      return (accounts as Body[]).find(one => one['accountId'] === accountId)
    },
  }
}
