import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { onePage } from './one-page.ts'
import { openTestBank, type TestBank } from './test-bank.ts'
import { verifyCustomer } from './verify-customer.ts'

let bank: TestBank

beforeAll(async () => {
  bank = await openTestBank()
})

afterAll(() => bank.close())

/** Returns a PDF in parts, too large for a single call. */
function inPieces(title: string) {
  const padding = `%${'x'.repeat(600_000)}\n`
  const [head = '', ...rest] = onePage(title).split('\n')
  const pieces = [`${head}\n`, padding, padding, rest.join('\n')]
  return new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull(controller) {
      const piece = pieces.shift()
      if (piece === undefined) controller.close()
      else controller.enqueue(new TextEncoder().encode(piece))
    },
  })
}

describe('a customer in Node', () => {
  it('is verified, from the first question to the decision of the bank', async () => {
    const { sixpence, staff } = bank
    const customer = await staff.newCustomer()
    await sixpence.signIn.start({ username: customer.email, password: customer.password })
    const said: string[] = []
    const papers = {
      passport: () => inPieces('Passport'),
      bill: () => new Blob([onePage('Bill')]).stream(),
    }
    const say = (line: string) => void said.push(line)
    await verifyCustomer({ sixpence, customer, staff, papers, say })
    expect(said[0]).toMatch(/^Status: finalReview\./)
    expect(said).toContain('To do: upload: identity')
    expect(said).toContain('To do: upload: address')
    expect(said.filter(line => line.startsWith('Answered'))).toHaveLength(6)
    expect(said).toContain('Identity check: approved')
    expect(said.at(-1)).toMatch(/^Status: checked\. The customer is verified/)
    expect(await sixpence.customer.get()).toMatchObject({ verified: true, isNeedKyc: false })
  })
})
