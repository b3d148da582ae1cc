import { describe, expect, it } from 'vitest'
import { checkInvoice, proposedDueDay, type InvoiceDraft } from './invoice-draft.ts'
import { plainNote } from '../../forms/index.ts'

const DRAFT: InvoiceDraft = {
  toEmail: ' ben@sixpence.example ',
  amount: '1,250.5',
  currency: 'EUR',
  dueDate: '2026-12-10',
  noteBody: ' For the boat\nand the oars ',
}
const STANDING = { locale: 'en', ownEmail: 'Ada@sixpence.example', today: '2026-11-26' } as const
const faultsOf = (change: Partial<InvoiceDraft>) =>
  checkInvoice({ ...DRAFT, ...change }, STANDING).faults

describe('an invoice that is written', () => {
  it('is sent as it is meant, with each field of the call (INV-009)', () => {
    expect(checkInvoice(DRAFT, STANDING).invoice).toEqual({
      toEmail: 'ben@sixpence.example',
      amount: '1250.50',
      currency: 'EUR',
      dueDate: '2026-12-10',
      noteBody: 'For the boat\nand the oars',
    })
  })

  it('goes without a note where none is written (INV-009)', () => {
    expect(checkInvoice({ ...DRAFT, noteBody: '  ' }, STANDING).invoice).not.toHaveProperty(
      'noteBody',
    )
  })

  it.each([
    [{ toEmail: '' }, { toEmail: 'missing' }],
    [{ toEmail: 'ben' }, { toEmail: 'invalid' }],
    [{ toEmail: 'ADA@sixpence.example' }, { toEmail: 'own' }],
    [{ amount: '' }, { amount: 'empty' }],
    [{ amount: '-5' }, { amount: 'negative' }],
    [{ amount: '0' }, { amount: 'zero' }],
    [{ amount: '1.2345' }, { amount: 'too_many_decimals' }],
    [{ amount: '5.5', currency: 'JPY' }, { amount: 'too_many_decimals' }],
    [{ amount: '1000000000000000' }, { amount: 'too_large' }],
    [{ dueDate: '' }, { dueDate: 'missing' }],
    [{ dueDate: '2026-11-25' }, { dueDate: 'past' }],
    [{ dueDate: '2028-11-27' }, { dueDate: 'tooLate' }],
    [{ noteBody: 'x'.repeat(1001) }, { noteBody: 'tooLong' }],
  ])('is refused with %o (INV-009)', (change, fault) => {
    expect(faultsOf(change)).toMatchObject(fault)
    expect(checkInvoice({ ...DRAFT, ...change }, STANDING).invoice).toBeUndefined()
  })

  it.each([{ dueDate: '2026-11-26' }, { dueDate: '2028-11-26' }, { noteBody: 'x'.repeat(1000) }])(
    'may just be %o (INV-009)',
    change => {
      expect(Object.values(faultsOf(change)).filter(Boolean)).toEqual([])
    },
  )

  it('loses of a note what would turn it around', () => {
    expect(plainNote(' a\u202Eb\tc\r\nd\u2028e\u0007 ')).toBe('ab c\nd\ne')
  })

  it('proposes to be due in two weeks, over the end of a year', () => {
    expect(proposedDueDay('2026-12-20')).toBe('2027-01-03')
  })
})
