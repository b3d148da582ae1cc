import { describe, expect, it } from 'vitest'
import { aBank } from '../../tests/a-bank.ts'
import { testDatabase } from '../../tests/test-database.ts'
import { resetDatabase } from './reset.ts'

const held = testDatabase()

describe('resetDatabase', () => {
  it('brings back rows, balances and account numbers', async () => {
    const bank = aBank(held.database)
    const ada = await bank.customer({ accounts: { EUR: '100.00' } })
    await resetDatabase(held.database, async () => undefined)
    expect(await held.database.sql`select id from customer`).toEqual([])
    expect(await bank.balance('opening:EUR')).toBe('0.00')
    const again = await bank.customer({ accounts: { EUR: '100.00' } })
    expect(again.accounts).toEqual(ada.accounts)
  })

  it('keeps the ledger as strict as before', async () => {
    await aBank(held.database).customer({ accounts: { EUR: '100.00' } })
    await resetDatabase(held.database, async () => undefined)
    await expect(held.database.script('truncate posting')).rejects.toThrow('append-only')
  })
})
