import { describe, expect, it } from 'vitest'
import { transferMethods } from '@sixpence/protocol'
import { aBank, aKey } from '../../tests/a-bank.ts'
import { testDatabase } from '../../tests/test-database.ts'
import type { Script } from '../db/index.ts'
import { audit } from './audit.ts'
import { findFaults } from './find-faults.ts'
import type { Finding } from './finding.ts'
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
    return { customerId: ada.id, key, transactionId: String(body['transactionId']) }
  }
  return { settled: [await pay('10'), await pay('20')], refused: await pay('1000'), ada, ben }
}

const UNDO = new Error('Undone.')

/** What an auditor finds after somebody with all rights did `harm`; undone afterwards. */
async function findingsAfter(harm: (script: Script) => Promise<void>): Promise<Finding[]> {
  let found: Finding[] = []
  const done = held.database.transaction(async (sql, script) => {
    await script('set constraints all immediate')
    for (const table of ['posting', 'journal_entry', 'ledger_account', 'payment'])
      await script(`alter table ${table} disable trigger user`)
    await script(DROP_CHECKS)
    await harm(script)
    found = await findFaults(sql)
    throw UNDO
  })
  await expect(done).rejects.toBe(UNDO)
  return found
}

const DROP_CHECKS = `do $$ declare c record; begin
  for c in select conrelid::regclass as owner, conname from pg_constraint
    where conrelid in ('payment'::regclass, 'ledger_account'::regclass)
      and (contype = 'c' or (contype = 'u' and conname like 'payment%'))
  loop execute format('alter table %s drop constraint %I', c.owner, c.conname); end loop;
end $$`

const invariants = (findings: readonly Finding[]) => [
  ...new Set(findings.map(({ invariant }) => invariant)),
]

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
    expect(invariants(found)).toEqual([
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
      { invariant: 'entryBalances', about: 'entry empty', says: 'it has no postings' },
    ])
  })

  it('finds money that came from nowhere', async () => {
    const { ada } = await somePayments()
    const found = await findingsAfter(script =>
      script(`update ledger_account set balance = balance + 5 where id = '${ada.accounts['EUR']}'`),
    )
    expect(invariants(found)).toEqual(['booksBalance', 'balanceIsPosted'])
  })

  it('finds an account below its minimum', async () => {
    const { ben } = await somePayments()
    const found = await findingsAfter(script =>
      script(`update ledger_account set minimum = 1000 where id = '${ben.accounts['EUR']}'`),
    )
    expect(invariants(found)).toEqual(['neverBelowMinimum'])
  })

  it('finds a posting that goes on from another balance', async () => {
    const { ben } = await somePayments()
    const found = await findingsAfter(script =>
      script(`update posting set balance_after = balance_after + 1
        where id = (select max(id) from posting where account_id = '${ben.accounts['EUR']}')`),
    )
    expect(invariants(found)).toEqual(['chainUnbroken'])
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
    expect(invariants(found)).toEqual(['onceForEachKey'])
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
