import { expect, it } from 'vitest'
import { bankWithCards } from '../../tests/bank-with-cards.ts'
import { makePin, readPin } from './card-pin.ts'

const given = bankWithCards()

it('never makes a PIN that a customer could not choose', async () => {
  const accountId = await given.card()
  const { sql } = given.database
  const drawn = ['001111', '001234', '009876', '004071']
  const context = { sql, newCode: () => drawn.shift() ?? '000000' }
  expect(await makePin(context, accountId)).toBe('4071')
  expect(await readPin(context, accountId)).toBe('4071')
})
