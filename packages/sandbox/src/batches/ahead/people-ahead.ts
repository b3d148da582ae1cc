import { type BatchDraftRow, CARD_TYPES } from '@sixpence/protocol'
import { statusId } from '../../accounts/index.ts'
import type { CallerContext } from '../../context.ts'
import { sqlPart } from '../../db/index.ts'
import { hasPaid } from '../../payments/index.ts'
import { revealedAddresses } from './revealed-addresses.ts'

/** The payee of a row, as far as the bank reveals it before it is paid. */
export type PayeeAhead = Pick<BatchDraftRow, 'payee' | 'isNewPayee'>

/**
 * Returns the payees under addresses. Reveals those whom the customer has never paid only as far as
 * {@link revealedAddresses} goes.
 */
export async function peopleAhead(
  context: Pick<CallerContext, 'sql' | 'clock' | 'caller'>,
  addresses: readonly string[],
  currencyCode: string,
): Promise<ReadonlyMap<string, PayeeAhead>> {
  const people = await findPeople(context, addresses, currencyCode)
  const unknown = people.filter(({ isPaid }) => !isPaid).map(({ address }) => address)
  const revealed = await revealedAddresses(context, unknown)
  return new Map(
    people.map(({ address, name, isPaid }) => [
      address,
      {
        isNewPayee: !isPaid,
        ...((isPaid || revealed.has(address)) && { payee: name === null ? {} : { name } }),
      },
    ]),
  )
}

interface Person {
  readonly address: string
  /** Null if nobody can be paid under this address in this currency. */
  readonly name: string | null
  readonly isPaid: boolean
}

/** Returns each address once, in the order of its first row. */
const findPeople = (
  { sql, caller }: Pick<CallerContext, 'sql' | 'caller'>,
  addresses: readonly string[],
  currencyCode: string,
): Promise<readonly Person[]> => sql<Person & Record<string, unknown>>`
  select address, case when exists (
      select from customer_account account join ledger_account using (id)
      where account.customer_id = payee.id and currency_code = ${currencyCode}
        and status_id = ${statusId('active')}
        and type not between ${CARD_TYPES.first} and ${CARD_TYPES.last}
    ) then public_name(payee) end as name,
    payee.id is not null and ${hasPaid(caller.customerId, sqlPart`payee.id`)} as "isPaid"
  from unnest(${[...new Set(addresses)]}::text[]) with ordinality as asked (address, place)
    left join customer payee on payee.email = address and payee.id <> ${caller.customerId}
  order by place`
