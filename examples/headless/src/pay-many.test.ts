import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { payMany } from './pay-many.ts'
import { openTestBank, type TestBank } from './test-bank.ts'

let bank: TestBank

beforeAll(async () => {
  bank = await openTestBank()
})

afterAll(() => bank.close())

/** Pays a file, and returns its lines, the last one being the fault that ended it. */
async function pay(content: string): Promise<readonly string[]> {
  const { sixpence, staff } = bank
  const customer = await staff.payer()
  await sixpence.signIn.start({ username: customer.email, password: customer.password })
  const said: string[] = []
  const many = {
    type: 'p2p',
    fileName: 'payments.csv',
    content: new TextEncoder().encode(content),
  } as const
  const readCode = () => staff.latestCode(customer)
  try {
    await payMany({ sixpence, many, readCode, say: line => void said.push(line) })
  } catch (error) {
    said.push(String(error))
  }
  return said
}

describe('a file of payments in Node', () => {
  it.each([
    [
      'has faults',
      'email,amount\nada@sixpence.example,5\nnowhere,1e3\n',
      ['Line 3, email: form', 'Line 3, amount: notAmount'],
    ],
    [
      'can be read in two ways',
      'email,amount\nada@sixpence.example,1.234\n',
      ['Amounts can be read in two ways: 1.234'],
    ],
    ['is none', '%PDF-1.4', ["The file can't be read: notText"]],
  ])('sends nothing if it %s (MASS-001)', async (_what, content, lines) => {
    const end = 'Error: Nothing was sent. Correct the file and try again.'
    expect(await pay(content)).toEqual([...lines, end])
  })

  it('pays each row, to its own outcome (MASS-001)', async () => {
    const rows = 'Importe;Email\n5,50;ada@sixpence.example\n2,00;stranger@nowhere.example\n'
    expect(await pay(rows)).toEqual([
      '2 payments: 7.50 EUR, and the fee is 0.50',
      'Line 2, ada@sixpence.example, 5.50: paid',
      'Line 3, stranger@nowhere.example, 2.00: payee',
    ])
  })
})
