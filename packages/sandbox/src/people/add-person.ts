import { openAccount } from '../accounts/index.ts'
import type { Bank } from '../bank.ts'
import type { Sql } from '../db/index.ts'
import { createPerson } from '../seed/index.ts'
import type { PersonWish } from './person-schema.ts'
import { personOf, type Person } from './list-people.ts'

/** A person as `POST /people` answers. */
export interface AddedPerson extends Person {
  readonly accounts: readonly {
    readonly accountId: string
    readonly currencyCode: string
    readonly balance: string
  }[]
}

const DEFAULT_ACCOUNTS = [
  { currencyCode: 'EUR', balance: '1000.00' },
  { currencyCode: 'USD', balance: '500.00' },
]

/** Makes a fresh customer with accounts, so that tests need not share one. */
export async function addPerson(
  sql: Sql,
  wish: PersonWish,
  { clock, newId }: Pick<Bank, 'clock' | 'newId'>,
): Promise<AddedPerson> {
  const customerId = newId()
  const short = customerId.replaceAll('-', '').slice(0, 12)
  const name = wish.name?.trim() || `Robin ${short.slice(0, 6)}`
  const [firstName = name, ...rest] = name.split(/\s+/)
  const kind = wish.kind ?? 'personal'
  const at = clock.now()
  await createPerson(
    { sql },
    {
      customerId,
      userId: newId(),
      kind,
      firstName,
      lastName: rest.join(' '),
      businessName: kind === 'business' ? name : undefined,
      email: wish.email?.toLowerCase() ?? `${short}@people.sixpence.example`,
      password: wish.password ?? `fresh-${short}`,
      signIn: wish.signIn ?? 'simple',
      approval: wish.approval ?? 'none',
      about: 'Made on request.',
      createdAt: at,
    },
  )
  for (const account of wish.accounts ?? DEFAULT_ACCOUNTS) {
    await openAccount({ sql, newId }, { customerId, at, ...account })
  }
  return { ...(await personOf(sql, customerId)), accounts: await accountsOf(sql, customerId) }
}

async function accountsOf(sql: Sql, customerId: string): Promise<AddedPerson['accounts']> {
  return sql<{ accountId: string; currencyCode: string; balance: string }>`
    select c.id as "accountId", l.currency_code as "currencyCode", l.balance
    from customer_account c join ledger_account l on l.id = c.id
    where c.customer_id = ${customerId} order by c.id`
}
