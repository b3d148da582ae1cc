import { expect, it } from 'vitest'
import { bankWithCards } from '../../../tests/bank-with-cards.ts'
import { isWeakPin, makePin, readPin } from './card-pin.ts'

const given = bankWithCards()

it('never makes a PIN that a customer could not choose', async () => {
  const accountId = await given.card()
  const { sql } = given.database
  const drawn = ['001111', '001234', '009876', '004071']
  const context = { sql, newCode: () => drawn.shift() ?? '000000' }
  expect(await makePin(context, accountId)).toBe('4071')
  expect(await readPin(context, accountId)).toBe('4071')
})

it('gives every card a PIN of its own without keeping it', async () => {
  const { sql } = given.database
  const pins = new Set<string>()
  for (let count = 0; count < 5; count += 1) {
    const accountId = await given.card()
    const pin = await readPin({ sql }, accountId)
    expect(pin).toMatch(/^\d{4}$/)
    expect(isWeakPin(pin)).toBe(false)
    expect(await readPin({ sql }, accountId)).toBe(pin)
    pins.add(pin)
  }
  expect(pins.size).toBeGreaterThan(2)
  expect(await sql`select account_id from card_pin`).toEqual([])
})
