import type { BATCH_CONTENTS, BatchType } from './facts.ts'

/** A column of a batch's file. */
export interface BatchColumn {
  /** Its name in the first line of the file. */
  readonly name: string
  readonly content: (typeof BATCH_CONTENTS)[number]
  readonly isRequired: boolean
  readonly maxLength?: number | undefined
}

const ROW_ID = { name: 'rowId', content: 'rowId', isRequired: false, maxLength: 64 } as const
const AMOUNT = { name: 'amount', content: 'amount', isRequired: true } as const
const NOTE = { name: 'note', content: 'note', isRequired: false, maxLength: 140 } as const
const FEE_SHARE = { name: 'feeShare', content: 'feeShare', isRequired: true } as const

const OUTSIDE = [
  { name: 'payeeName', content: 'name', isRequired: true, maxLength: 140 },
  { name: 'countryCode', content: 'country', isRequired: true },
  { name: 'currency', content: 'currency', isRequired: true },
  AMOUNT,
] as const

/**
 * The columns of each kind of file, in the order in which a bank takes them. For payments that
 * leave the bank, those of the payee's account follow: see `columnsOf`.
 */
const COLUMNS: Readonly<Record<BatchType, readonly BatchColumn[]>> = {
  p2p: [{ name: 'email', content: 'email', isRequired: true, maxLength: 254 }, AMOUNT, NOTE],
  wire: [...OUTSIDE, FEE_SHARE, NOTE],
  eft: [...OUTSIDE, NOTE],
  oct: [...OUTSIDE, NOTE],
  digital: [...OUTSIDE, NOTE],
  global: [
    { name: 'beneficiaryType', content: 'partyKind', isRequired: true },
    { name: 'beneficiaryName', content: 'name', isRequired: true, maxLength: 140 },
    { name: 'beneficiaryEmail', content: 'email', isRequired: true, maxLength: 254 },
    { name: 'beneficiaryCountryCode', content: 'country', isRequired: true },
    AMOUNT,
    FEE_SHARE,
    { ...NOTE, name: 'description' },
  ],
}

/**
 * Returns the columns of a kind of file, in order. A row's id comes first; a file may leave it out.
 *
 * @param details The names of the fields of payees' accounts, in order.
 */
export const columnsOf = (type: BatchType, details: readonly string[] = []): BatchColumn[] => [
  ROW_ID,
  ...COLUMNS[type],
  // A country may need it.
  ...details.map(name => ({ name, content: 'detail', isRequired: false }) as const),
]
