import { type Answer, post, signIn } from './http-calls.ts'
import type { Customer, Wish } from './new-order.ts'
import type { TwoBanks } from './two-banks.ts'

const DAYS_TO_PAY = 30
const DAY_MS = 86_400_000

/** A person who pays what customers of a run sell, until the bank has answered. */
export async function seller(banks: TwoBanks): Promise<Wish['sell']> {
  const accounts = [{ currencyCode: 'EUR', balance: '20000.00' }]
  const buyer = await banks.ask<Customer>('/people', { accounts })
  const callAs = callers(banks)
  const dueDate = new Date(Date.now() + DAYS_TO_PAY * DAY_MS).toISOString().slice(0, 10)
  const fromAccount = buyer.accounts[0]?.accountId
  return async customer => {
    const asked = { toEmail: buyer.email, amount: '5.00', currency: 'EUR', dueDate }
    const { invoice } = await callAs(customer, 'invoiceCreate', asked)
    const { id: invoiceId, total } = invoice as { id: string; total: string } // as its schema says
    const expected = { expectedTotal: total, expectedCurrencyCode: 'EUR' }
    await callAs(buyer, 'invoicePay', { invoiceId, fromAccount, ...expected })
    const { items } = await callAs(customer, 'merchantPaymentList', { pageSize: 100 })
    const paid = items as { invoiceId: string; paymentId: string }[]
    return paid.find(each => each.invoiceId === invoiceId)?.paymentId ?? 'none'
  }
}

/** Makes calls under one key each, and retries while anything goes wrong. */
function callers({ api }: TwoBanks) {
  const tokens = new Map<string, string>()
  const tokenOf = async (customer: Customer): Promise<string> => {
    const token = tokens.get(customer.email) ?? (await signIn(api, customer))
    tokens.set(customer.email, token)
    return token
  }
  return async (by: Customer, method: string, input: object): Promise<Answer> => {
    const key = crypto.randomUUID()
    for (;;) {
      const answer = await tokenOf(by)
        .then(token => {
          const headers = { Authorization: `Bearer ${token}`, 'Idempotency-Key': key }
          return post(`${api}/api?${method}`, input, headers)
        })
        .catch((): Answer => ({}))
      if (answer['responseCode'] === '00') return answer
      // It may have expired; if not, a new one works as well.
      tokens.delete(by.email)
      if (REFUSED.has(String(answer['responseCode']))) {
        throw new Error(`${method} was refused: ${JSON.stringify(answer)}`)
      }
      await new Promise(resolve => setTimeout(resolve, 50))
    }
  }
}

const REFUSED = new Set(['VF', '13', 'ENOA'])
