import type { BatchType } from '../../batches/index.ts'
import { PARTY_KINDS } from '../../identifiers.ts'
import { FEE_SHARES } from '../../payouts/index.ts'
import type { BatchColumn, BatchWay } from '../format.ts'

const LONGEST_TEXT = 140

const ROW_ID = { name: 'rowId', content: 'rowId', isRequired: false, maxLength: 36 } as const

const AMOUNT = { name: 'amount', content: 'amount', isRequired: true } as const

const FEE_SHARE = {
  name: 'feeShare',
  content: 'choice',
  isRequired: false,
  options: FEE_SHARES,
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
    options: PARTY_KINDS,
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
 * account elsewhere have the fields of all ways, each once.
 */
export function canonicalColumns(
  type: BatchType,
  ways: readonly BatchWay[],
): readonly BatchColumn[] {
  if (type === 'p2p') return P2P
  if (type === 'global') return GLOBAL
  const names = new Set(ways.flatMap(({ fields }) => fields.map(({ name }) => name)))
  return [
    ROW_ID,
    payeeName('payeeName'),
    country('countryCode'),
    { name: 'currency', content: 'currency', isRequired: true },
    AMOUNT,
    ...(type === 'wire' ? [FEE_SHARE] : []),
    text('note'),
    ...Array.from(names, (name): BatchColumn => ({ name, content: 'detail', isRequired: false })),
  ]
}
