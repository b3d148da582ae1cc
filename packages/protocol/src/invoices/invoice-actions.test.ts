import { describe, expect, it } from 'vitest'
import {
  INVOICE_ACTIONS,
  INVOICE_PARTIES,
  INVOICE_STATUS,
  type InvoiceAction,
  type InvoiceParty,
  type InvoiceStatus,
  mayWithInvoice,
} from './index.ts'

const STATUSES = Object.values(INVOICE_STATUS)

/** Written out in full, so that no rule changes unnoticed: the permitted actions at each status. */
const ALLOWED: Readonly<Record<InvoiceStatus, Readonly<Record<InvoiceParty, string>>>> = {
  awaitingPayment: {
    payee: 'view pdf link endLinks',
    addressee: 'view pdf pay reject block',
    bearer: 'view pdf pay',
  },
  unpaid: {
    payee: 'view pdf link endLinks',
    addressee: 'view pdf pay reject block',
    bearer: 'view pdf pay',
  },
  pendingApproval: {
    payee: 'view pdf link endLinks',
    addressee: 'view pdf block',
    bearer: 'view pdf',
  },
  paid: { payee: 'view pdf endLinks', addressee: 'view pdf block', bearer: 'view pdf' },
  rejected: { payee: 'view endLinks', addressee: 'view block', bearer: 'view' },
}

const PLAIN = { isSystem: false, isFunding: false }
const CASES = STATUSES.flatMap(statusId => INVOICE_PARTIES.map(party => [statusId, party] as const))

const allowed = (facts: Parameters<typeof mayWithInvoice>[1]): InvoiceAction[] =>
  INVOICE_ACTIONS.filter(action => mayWithInvoice(action, facts).result)

describe('mayWithInvoice', () => {
  it('has the ids of the statuses on the wire (INV-003, GAP-09)', () => {
    expect(INVOICE_STATUS).toEqual({
      1: 'awaitingPayment',
      2: 'unpaid',
      3: 'pendingApproval',
      4: 'paid',
      5: 'rejected',
    })
  })

  it.each(CASES)('says what is possible while it is %s, to the %s (INV-005)', (statusId, party) => {
    expect(allowed({ ...PLAIN, statusId, party }).join(' ')).toBe(ALLOWED[statusId][party])
  })

  it.each(CASES)('lets nobody refuse what the bank asks for, %s, the %s', (statusId, party) => {
    const without = ALLOWED[statusId][party].replaceAll(/ (reject|block)\b/g, '')
    expect(allowed({ statusId, party, isSystem: true, isFunding: false }).join(' ')).toBe(without)
    expect(allowed({ statusId, party, isSystem: false, isFunding: true }).join(' ')).toBe(without)
  })

  it('says by which rule, and why', () => {
    const facts = { ...PLAIN, statusId: 'paid', party: 'addressee' } as const
    expect(mayWithInvoice('pay', facts)).toMatchObject({ result: false, rule: 'status' })
    expect(mayWithInvoice('link', facts)).toMatchObject({ result: false, rule: 'party' })
    expect(mayWithInvoice('reject', { ...facts, isSystem: true }).rule).toBe('system')
    expect(mayWithInvoice('reject', { ...facts, isFunding: true }).rule).toBe('funding')
    for (const action of INVOICE_ACTIONS) {
      expect(mayWithInvoice(action, facts).because).not.toBe('')
    }
  })
})
