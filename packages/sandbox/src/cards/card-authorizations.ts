import {
  AUTHORIZATIONS_PER_PAGE,
  type CardAuthorization,
  type CardAuthorizationPage,
} from '@sixpence/protocol'
import type { cardMethods } from '@sixpence/protocol/schemas'
import { ownAccount } from '../accounts/index.ts'
import type { CallerContext } from '../context.ts'
import { type Handlers, refuse } from '../http/index.ts'
import { isCount } from '../input/index.ts'

/** Calls about requests of shops. */
export const cardAuthorizationHandlers = {
  debitAuthorizations: (input, context) => pageOf({ ...input, subType: 'DEBIT' }, context),

  authorizations: (input, context) => pageOf(input, context),
} satisfies Partial<Handlers<typeof cardMethods>>

interface AuthorizationFilter {
  readonly accountId?: string | undefined
  readonly pageNumber?: number | undefined
  readonly subType?: 'DEBIT'
}

interface AuthorizationRow extends Omit<CardAuthorization, 'date' | 'id'> {
  readonly total: number
  /** Null if the page is empty. */
  readonly id: string | null
  readonly at: Date
}

async function pageOf(
  { accountId, pageNumber = 1, subType }: AuthorizationFilter,
  context: CallerContext,
): Promise<CardAuthorizationPage> {
  if (!isCount(pageNumber)) throw refuse.invalid('pageNumber', 'Pages are counted from 1.')
  if (accountId !== undefined) await ownAccount(context, accountId)
  const { sql, clock, caller } = context
  const rows = await sql<AuthorizationRow & Record<string, unknown>>`
    with asked as (
      select authorization_.* from card_authorization authorization_
        join card using (account_id) join customer_account own on own.id = account_id
      where customer_id = ${caller.customerId} and at <= ${clock.now()}
        and (${accountId}::text is null or ${accountId}::text in (account_id, settlement_account_id))
        and (${subType}::text is null or sub_type = ${subType}::text)
    )
    select total, page.id, at, account_id as "accountId", merchant as "merchantName", amount,
      currency_code as "currencyCode", page.status
    from (select count(*)::integer as total from asked) counted
      left join (
        select * from asked order by at desc, id
        limit ${AUTHORIZATIONS_PER_PAGE} offset ${(pageNumber - 1) * AUTHORIZATIONS_PER_PAGE}
      ) page on true
    order by at desc, page.id`
  return {
    items: rows.flatMap(({ id, at, total: _total, ...row }) =>
      id === null ? [] : [{ ...row, id, date: at.toISOString() }],
    ),
    total: rows[0]?.total ?? 0,
  }
}
