import type { BatchColumn, BatchCountry, BatchMethod } from '../format.ts'

const LONGEST_TEXT = 140

const ROW_ID = { name: 'rowId', content: 'rowId', isRequired: false, maxLength: 36 } as const

const AMOUNT = { name: 'amount', content: 'amount', isRequired: true } as const

const FEE_SHARE = {
  name: 'feeShare',
  content: 'choice',
  isRequired: false,
  options: ['OUR', 'SHA', 'BEN'],
} as const

const text = (name: string): BatchColumn => ({
  name,
  content: 'text',
  isRequired: false,
  maxLength: LONGEST_TEXT,
})

const payeeName = (name: string): BatchColumn => ({
  name,
  content: 'name',
  isRequired: true,
  maxLength: LONGEST_TEXT,
})

const email = (name: string): BatchColumn => ({ name, content: 'email', isRequired: true })

const country = (name: string): BatchColumn => ({ name, content: 'country', isRequired: true })

const P2P = [ROW_ID, email('email'), AMOUNT, text('note')]

const GLOBAL = [
  ROW_ID,
  {
    name: 'beneficiaryType',
    content: 'choice',
    isRequired: true,
    options: ['person', 'company'],
  },
  payeeName('beneficiaryName'),
  email('beneficiaryEmail'),
  country('beneficiaryCountryCode'),
  AMOUNT,
  FEE_SHARE,
  text('description'),
] satisfies BatchColumn[]

/**
 * Lists the columns of a kind of batch, in the order in which files are written. Payees with an
 * account elsewhere have the fields of all countries, each once.
 */
export function canonicalColumns(
  method: BatchMethod,
  countries: readonly BatchCountry[],
): readonly BatchColumn[] {
  if (method === 'p2p') return P2P
  if (method === 'global') return GLOBAL
  const names = new Set(countries.flatMap(({ fields }) => fields.map(({ name }) => name)))
  return [
    ROW_ID,
    payeeName('payeeName'),
    country('countryCode'),
    { name: 'currency', content: 'currency', isRequired: true },
    AMOUNT,
    ...(method === 'wire' ? [FEE_SHARE] : []),
    text('note'),
    ...Array.from(names, (name): BatchColumn => ({ name, content: 'detail', isRequired: false })),
  ]
}
