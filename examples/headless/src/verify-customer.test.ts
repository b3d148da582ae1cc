import { createSixpence, type Sixpence } from '@sixpence/core'
import { nodePlatform } from '@sixpence/core/node'
import { createSandbox, type Sandbox } from '@sixpence/sandbox'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { onePage } from './one-page.ts'
import { sandboxStaff } from './sandbox-staff.ts'
import { verifyCustomer } from './verify-customer.ts'

let bank: Sandbox
let sixpence: Sixpence
const staff = sandboxStaff((path, body) =>
  bank.control(
    `http://127.0.0.1:4401${path}`,
    body && { method: 'POST', body: JSON.stringify(body) },
  ),
)

beforeAll(async () => {
  bank = await createSandbox()
  const openSocket = () => ({
    send: () => undefined,
    close: () => undefined,
    onopen: null,
    onmessage: null,
    onclose: null,
  })
  const fetch: typeof globalThis.fetch = (input, init) => bank.fetch(input, init)
  const platform = { ...nodePlatform(), fetch, openSocket }
  sixpence = createSixpence({ api: 'http://bank.localhost', platform })
})

afterAll(async () => {
  sixpence.dispose()
  await bank.close()
})

/** Comes in pieces, and is too large for a single call. */
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
