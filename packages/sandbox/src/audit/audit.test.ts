import { describe, expect, it } from 'vitest'
import { transferMethods } from '@sixpence/protocol/schemas'
import { aBank, aKey } from '../../tests/a-bank.ts'
import { findingsAfter as foundAfter, invariantsOf } from '../../tests/findings-after.ts'
import { testDatabase } from '../../tests/test-database.ts'
import type { Script } from '../db/index.ts'
import { audit } from './audit.ts'
import { listMovements } from './list-movements.ts'

const held = testDatabase()

async function somePayments() {
  const bank = aBank(held.database)
  const ada = await bank.customer({ accounts: { EUR: '100.00' } })
  const ben = await bank.customer({ accounts: { EUR: '0' } })
  const pay = async (amount: string) => {
    const key = aKey()
    const input = { fromAccount: ada.accounts['EUR'], toEmail: ben.email, amount }
    const { body } = await bank.call(transferMethods.sendP2p, { by: ada, input, key })
    return { customerId: ada.id, key, begunBy: null, transactionId: String(body['transactionId']) }
  }
  return { settled: [await pay('10'), await pay('20')], refused: await pay('1000'), ada, ben }
}

const findingsAfter = (harm: (script: Script) => Promise<void>) => foundAfter(held.database, harm)

describe('audit', () => {
  it('finds nothing wrong with what the bank does', async () => {
    await somePayments()
    expect(await audit(held.database)).toEqual([])
  })

  it('finds an entry that does not balance, and the balance it moved', async () => {
    const { settled } = await somePayments()
    const found = await findingsAfter(script =>
      script(`update posting set amount = amount + 1
        where id = (select min(id) from posting where entry_id = '${settled[0]?.transactionId}')`),
    )
    expect(invariantsOf(found)).toEqual([
      'entryBalances',
      'balanceIsPosted',
      'chainUnbroken',
      'onceForEachKey',
    ])
  })

  it('finds an entry without postings', async () => {
    const found = await findingsAfter(script =>
      script(`insert into journal_entry (id, kind, at) values ('empty', 'deposit', now())`),
    )
    expect(found).toEqual([
      { invariant: 'entryBalances', about: 'entry empty', message: 'it has no postings' },
    ])
  })

  it('finds money that came from nowhere', async () => {
    const { ada } = await somePayments()
    const found = await findingsAfter(script =>
      script(`update ledger_account set balance = balance + 5 where id = '${ada.accounts['EUR']}'`),
    )
    expect(invariantsOf(found)).toEqual(['booksBalance', 'balanceIsPosted'])
  })

  it('finds an account below its minimum', async () => {
    const { ben } = await somePayments()
    const found = await findingsAfter(script =>
      script(`update ledger_account set minimum = 1000 where id = '${ben.accounts['EUR']}'`),
    )
    expect(invariantsOf(found)).toEqual(['neverBelowMinimum'])
  })

  it('finds a posting that goes on from another balance', async () => {
    const { ben } = await somePayments()
    const found = await findingsAfter(script =>
      script(`update posting set balance_after = balance_after + 1
        where id = (select max(id) from posting where account_id = '${ben.accounts['EUR']}')`),
    )
    expect(invariantsOf(found)).toEqual(['chainUnbroken'])
  })

  it.each([
    ['moved money twice', (key: string) => `set key = '${key}' where transaction_id is not null`],
    ['shares its entry', () => `set transaction_id = (select max(transaction_id) from payment)`],
    ['is refused and moved money', () => `set status = 'refused'`],
    ['is settled and moved none', () => `set transaction_id = null where status = 'settled'`],
    ['was left open', () => `set status = 'opened' where status = 'refused'`],
    ['moved another amount', () => `set amount = amount + 1 where status = 'settled'`],
  ])('finds a key that %s', async (_, change) => {
    const { settled } = await somePayments()
    const found = await findingsAfter(script =>
      script(`update payment ${change(String(settled[0]?.key))}`),
    )
    expect(invariantsOf(found)).toEqual(['onceForEachKey'])
  })
})

describe('listMovements', () => {
  it('lists what left customers’ accounts, by the key that moved it', async () => {
    const { settled } = await somePayments()
    const listed = await listMovements(held.database)
    expect(listed).toHaveLength(2)
    expect(listed).toEqual(expect.arrayContaining(settled))
  })
})
