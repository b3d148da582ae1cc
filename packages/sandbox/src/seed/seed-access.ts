import type { AccessRight, DocumentStatus, Permission, Term } from '@sixpence/protocol'
import {
  grantAccess,
  inviteRepresentative,
  OWNERS_PERMISSIONS,
  setCustomerFlags,
} from '../access/index.ts'
import type { Sql } from '../db/index.ts'

/** The bank's requirements and grants for a person; a person not listed has none. */
export interface SeedFlags {
  readonly key: string
  readonly isAdmin?: true
  readonly isOldBusiness?: true
  readonly actsForOthers?: true
  readonly oldWebUrl?: string
  readonly usesOldWeb?: true
  readonly needsKyc?: true
  readonly needsInfoUpdate?: true
  readonly taxStatus?: DocumentStatus
  readonly terms?: readonly string[]
}

export interface SeedAccess {
  readonly user: string
  readonly customer: string
  readonly right: AccessRight
  readonly positionIds?: readonly number[]
  readonly permissions?: readonly Permission[]
}

const OLD_WEB = '/old-web'

export const SEED_FLAGS: readonly SeedFlags[] = [
  { key: 'orla', oldWebUrl: OLD_WEB },
  { key: 'hugo', isOldBusiness: true, oldWebUrl: OLD_WEB, usesOldWeb: true },
  { key: 'lena', actsForOthers: true },
  { key: 'nils', actsForOthers: true },
  { key: 'marek', actsForOthers: true },
  { key: 'sofia', actsForOthers: true },
  { key: 'pavel', actsForOthers: true },
  { key: 'ines', actsForOthers: true },
  { key: 'samir', actsForOthers: true },
  { key: 'amara', isAdmin: true },
  { key: 'kofi', terms: ['privacy-2026'] },
  { key: 'lucia', terms: ['agreement-2026', 'privacy-2026', 'payments-2026'] },
  { key: 'jonas', needsKyc: true },
  { key: 'mila', needsInfoUpdate: true },
  { key: 'tomas', taxStatus: 'none' },
  { key: 'elena', taxStatus: 'rejected' },
]

export const SEED_ACCESSES: readonly SeedAccess[] = [
  { user: 'lena', customer: 'ion', right: 'initiate', permissions: ['sendUserToUser'] },
  { user: 'lena', customer: 'orla', right: 'read' },
  { user: 'nils', customer: 'orla', right: 'full', permissions: ['settlementAccount'] },
  {
    user: 'marek',
    customer: 'ion',
    right: 'full',
    positionIds: [2],
    permissions: OWNERS_PERMISSIONS,
  },
  { user: 'sofia', customer: 'ion', right: 'confirm', positionIds: [2, 8] },
  { user: 'pavel', customer: 'ion', right: 'upload' },
  { user: 'ines', customer: 'ion', right: 'none' },
  { user: 'samir', customer: 'nadia', right: 'initiate', permissions: ['massUser'] },
]

export const SEED_TERMS: readonly Term[] = [
  {
    id: 'agreement-2026',
    title: 'User agreement',
    text: [
      'This agreement is between you and the bank. It says what the bank does for you, what it costs, and how either of us can end it.',
      'The bank keeps your money safe, carries out what you ask for, and tells you when something changes. You keep your password and your codes to yourself.',
      'This is a practice bank: nobody is bound by anything here.',
    ].join('\n'),
  },
  {
    id: 'privacy-2026',
    title: 'Privacy policy',
    text: [
      'The bank keeps what it needs to know you, to carry out your payments and to obey the law, and nothing else.',
      'You can ask at any time what is kept about you, and have mistakes put right.',
      'This is a practice bank: use no real names or papers here.',
    ].join('\n'),
  },
  {
    id: 'payments-2026',
    title: 'Rules for payments',
    text: [
      'A payment that has been carried out cannot be taken back. Look at the amount, the fee and the payee before you send.',
      'The bank may ask you to approve a payment with a code. Without the code no money moves.',
    ].join('\n'),
  },
]

/** The seeded person without a sign-in. The secret isn't confidential: nobody here is real. */
const INVITED = {
  secret: 'sandbox-secret-of-dan-popa',
  customerId: 'customer-ion',
  firstName: 'Dan',
  lastName: 'Popa',
  taxStatus: 'none',
} as const

/** The source of the rows, so that a copy made from anything else isn't used. */
export const SEED_ACCESS = [SEED_FLAGS, SEED_ACCESSES, SEED_TERMS, INVITED]

/** Adds the seeded people's terms, standings and accesses, in one statement for each table. */
export async function seedAccess(sql: Sql): Promise<void> {
  await sql`
    insert into term (id, title, text)
    select id, title, text
    from jsonb_to_recordset(${JSON.stringify(SEED_TERMS)}) as t(id text, title text, text text)`
  await setCustomerFlags(
    sql,
    SEED_FLAGS.map(({ key, ...standing }) => ({ customerId: idOf(key), ...standing })),
  )
  await grantAccess(
    sql,
    SEED_ACCESSES.map(({ user, customer, ...access }) => ({
      userId: idOf(user),
      customerId: idOf(customer),
      ...access,
    })),
  )
  await inviteRepresentative(sql, INVITED)
}

const idOf = (key: string) => `customer-${key}`
