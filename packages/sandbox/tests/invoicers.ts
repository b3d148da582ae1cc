import { aKey } from './a-bank.ts'
import { told, type Told } from './a-merchant.ts'
import { type Shopper, shoppersOf } from './a-shopper.ts'
import type { TestSandbox } from './test-sandbox.ts'

/** An invoice in its wire format. */
export interface WireInvoice extends Readonly<Record<string, unknown>> {
  readonly id: string
  readonly statusId: number
  readonly total: string
}

export type Invoicer = Shopper

interface Keyed extends Readonly<Record<string, unknown>> {
  readonly key?: string
}

/** Calls about invoices without screens. */
export interface Invoicers {
  /** Makes a customer, by default with money in euros and dollars. */
  readonly come: (wish?: object) => Promise<Invoicer>
  readonly signedIn: (
    person: Parameters<ReturnType<typeof shoppersOf>['signedIn']>[0],
  ) => Promise<Invoicer>
  /** Calls a method by its name; `key` is the attempt's, the rest is sent. */
  readonly ask: (by: Invoicer, method: string, input?: Keyed) => Promise<Told>
  /** Sends an invoice, by default of 40.00 EUR that is due in ten days. */
  readonly send: (by: Invoicer, wish?: Keyed) => Promise<WireInvoice>
  readonly create: (by: Invoicer, wish?: Keyed) => Promise<Told>
  readonly get: (by: Invoicer, invoiceId: string) => Promise<WireInvoice>
  readonly pay: (by: Invoicer, invoiceId: string, wish?: Keyed) => Promise<Told>
  /** Returns the bank's day, some days from now. */
  readonly day: (inDays: number) => string
  readonly balance: (account: string | undefined) => Promise<string | undefined>
  /** Lists the mails to an address, newest first. */
  readonly mails: (email: string) => Promise<readonly { subject: string; body: string }[]>
  /** Returns the secret in the newest mail with a link. */
  readonly mailedSecret: (email: string) => Promise<string>
  readonly noticesOf: (customerId: string, invoiceId: string) => Promise<readonly string[]>
}

const DAY_MS = 86_400_000

export function invoicersOf(bank: TestSandbox): Invoicers {
  const { come, signedIn, balance } = shoppersOf(bank)
  const ask: Invoicers['ask'] = ({ token }, method, { key, ...input } = {}) =>
    told(bank.call(method, input, key === undefined ? token : { token, key }))
  const day = (inDays: number) =>
    new Date(bank.sandbox.clock.now().getTime() + inDays * DAY_MS).toISOString().slice(0, 10)
  const create: Invoicers['create'] = (by, wish) => {
    const asked = { toEmail: 'somebody@elsewhere.example', amount: '40.00', currency: 'EUR' }
    return ask(by, 'invoiceCreate', { ...asked, dueDate: day(10), ...wish })
  }
  const mails: Invoicers['mails'] = async email =>
    (await (await bank.control(`/inbox?to=${encodeURIComponent(email)}`)).json()) as {
      subject: string
      body: string
    }[]
  return {
    come,
    signedIn,
    balance,
    ask,
    day,
    create,
    mails,
    send: async (by, wish) => invoiceIn(await create(by, wish)),
    get: async (by, invoiceId) => invoiceIn(await ask(by, 'invoiceGet', { invoiceId })),
    pay: (by, invoiceId, wish) => {
      const shown = { expectedTotal: '40.25', expectedCurrencyCode: 'EUR', fromAccount: by.eur }
      return ask(by, 'invoicePay', { key: aKey(), invoiceId, ...shown, ...wish })
    },
    mailedSecret: async email => {
      for (const { body } of await mails(email)) {
        const [, secret] = /\/invoice\/([\w-]{43})\b/.exec(body) ?? []
        if (secret !== undefined) return secret
      }
      return 'no link came'
    },
    noticesOf: async (customerId, invoiceId) => {
      const rows = await bank.database.sql<{ type: string }>`
        select type from notice
        where customer_id = ${customerId} and params->>'invoiceId' = ${invoiceId}
        order by position`
      return rows.map(({ type }) => type)
    },
  }
}

/** Returns the invoice of a successful response. */
export function invoiceIn(answer: Told): WireInvoice {
  if (answer['responseCode'] !== '00') throw new Error(`Refused: ${JSON.stringify(answer)}`)
  return answer['invoice'] as WireInvoice // follows the method's schema
}
