import { beforeEach, describe, expect, it } from 'vitest'
import { aBank, type TestBank, type TestCustomer } from '../../tests/a-bank.ts'
import { testDatabase } from '../../tests/test-database.ts'
import type { Sql } from '../db/index.ts'

const held = testDatabase()

describe('the ledger, under raw SQL', () => {
  let bank: TestBank
  let ada: TestCustomer
  let eur = ''

  beforeEach(async () => {
    bank = aBank(held.database)
    ada = await bank.customer({ accounts: { EUR: '100.00', USD: '5.00' } })
    eur = ada.accounts['EUR'] ?? ''
  })

  const entry = (sql: Sql, id: string) =>
    sql`insert into journal_entry (id, kind, at) values (${id}, 'deposit', ${bank.now()})`

  const post = (sql: Sql, id: string, [account, currency, amount]: [string, string, string]) =>
    sql`insert into posting (entry_id, account_id, currency_code, amount)
        values (${id}, ${account}, ${currency}, ${amount})`

  const posting = (...postings: [string, string, string][]) =>
    held.database.transaction(async sql => {
      await entry(sql, 'e')
      for (const one of postings) await post(sql, 'e', one)
    })

  it('takes an entry that balances and keeps the balances', async () => {
    await posting([eur, 'EUR', '-30.5'], ['opening:EUR', 'EUR', '30.5'])
    expect(await bank.balance(eur)).toBe('69.50')
    const rows = await held.database.sql`
      select amount, balance_after from posting where entry_id = 'e' and account_id = ${eur}`
    expect(rows).toEqual([{ amount: '-30.50', balance_after: '69.50' }])
  })

  it('refuses an entry that does not balance', async () => {
    await expect(posting([eur, 'EUR', '-30'], ['opening:EUR', 'EUR', '29.99'])).rejects.toThrow(
      'entry e does not balance: its postings in EUR sum to -0.01',
    )
    expect(await bank.balance(eur)).toBe('100.00')
  })

  it('refuses an entry that balances across currencies only', async () => {
    const usd = ada.accounts['USD'] ?? ''
    await expect(posting([eur, 'EUR', '-5'], [usd, 'USD', '5'])).rejects.toThrow('does not balance')
  })

  it('refuses an entry without postings', async () => {
    await expect(posting()).rejects.toThrow('entry e has fewer than two postings')
  })

  it('refuses an uneven posting after constraints were checked early', async () => {
    const work = held.database.transaction(async sql => {
      await entry(sql, 'e')
      await post(sql, 'e', [eur, 'EUR', '-1'])
      await post(sql, 'e', ['opening:EUR', 'EUR', '1'])
      await sql`set constraints all immediate`
      await sql`set constraints all deferred`
      await post(sql, 'e', [eur, 'EUR', '50'])
    })
    await expect(work).rejects.toThrow('does not balance')
  })

  it.each([
    ['update posting set amount = amount * 2', 'posting is append-only: update is refused'],
    ['delete from posting', 'posting is append-only: delete is refused'],
    ['truncate posting', 'posting is append-only: truncate is refused'],
    ['truncate journal_entry cascade', 'append-only: truncate is refused'],
    ["update journal_entry set kind = 'deposit'", 'journal_entry is append-only'],
    ['delete from journal_entry', 'journal_entry is append-only'],
    ['truncate ledger_account cascade', 'truncate is refused'],
    ['update ledger_account set balance = balance + 1', 'is written by postings alone'],
    ["update ledger_account set currency_code = 'USD'", 'keeps its number and currency'],
    ['delete from ledger_account', 'violates foreign key'],
  ])('refuses: %s', async (statement, message) => {
    await expect(held.database.script(statement)).rejects.toThrow(message)
  })

  it('refuses an account that starts with a balance', async () => {
    const work = held.database.script(
      "insert into ledger_account (id, currency_code, balance) values ('x', 'EUR', 5)",
    )
    await expect(work).rejects.toThrow('account x cannot start with a balance')
  })

  it('refuses to overdraw an account', async () => {
    await expect(
      posting([eur, 'EUR', '-100.01'], ['opening:EUR', 'EUR', '100.01']),
    ).rejects.toThrow(`account ${eur} would fall to -0.01, below its minimum of 0`)
  })

  it('refuses to raise a minimum above the balance', async () => {
    const work = held.database.sql`update ledger_account set minimum = 101 where id = ${eur}`
    await expect(work).rejects.toThrow('balance_at_least_minimum')
  })

  it('refuses a posting to an entry of an earlier transaction', async () => {
    await posting([eur, 'EUR', '-1'], ['opening:EUR', 'EUR', '1'])
    const late = held.database.transaction(async sql => {
      await post(sql, 'e', [eur, 'EUR', '-1'])
      await post(sql, 'e', ['opening:EUR', 'EUR', '1'])
    })
    await expect(late).rejects.toThrow('entry e is closed')
  })

  it('refuses a forged transaction of an entry', async () => {
    await held.database.transaction(async sql => {
      await sql`
        insert into journal_entry (id, kind, at, written_by)
        values ('f', 'deposit', now(), (pg_current_xact_id()::text::bigint + 1)::text::xid8)`
      await post(sql, 'f', [eur, 'EUR', '-1'])
      await post(sql, 'f', ['opening:EUR', 'EUR', '1'])
    })
    const late = held.database.transaction(async sql => {
      await post(sql, 'f', [eur, 'EUR', '-1'])
      await post(sql, 'f', ['opening:EUR', 'EUR', '1'])
    })
    await expect(late).rejects.toThrow('entry f is closed')
  })

  it('refuses a posting in another currency than its account', async () => {
    await expect(posting([eur, 'USD', '1'], ['opening:USD', 'USD', '-1'])).rejects.toThrow(
      `there is no account ${eur} in USD`,
    )
  })

  it.each(['0', 'NaN', 'Infinity', '1e15'])('refuses the amount %s', async amount => {
    await expect(posting([eur, 'EUR', amount], ['opening:EUR', 'EUR', amount])).rejects.toThrow(
      'posting_amount_check',
    )
  })

  it('refuses an amount finer than the smallest unit', async () => {
    await expect(posting([eur, 'EUR', '0.005'], ['opening:EUR', 'EUR', '-0.005'])).rejects.toThrow(
      '0.005 has more decimals than EUR has',
    )
  })
})
