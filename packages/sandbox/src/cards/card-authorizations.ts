import {
  AUTHORIZATIONS_PER_PAGE,
  type CardAuthorization,
  type CardAuthorizationPage,
  listCurrentAccountAuthorizations,
  listDebitCardAuthorizations,
} from '@sixpence/protocol'
import { ownAccount } from '../accounts/index.ts'
import type { CallerContext } from '../context.ts'
import { namedMethodRoute, type NamedMethodRoute, Refusal } from '../http/index.ts'
import { isSubAccount } from './sub-account.ts'

const listDebitRoute = namedMethodRoute(listDebitCardAuthorizations, async (input, context) => {
  if (!(await isSubAccount(context))) {
    throw new Refusal('13', 'Debit card authorisations are for sub-accounts.')
  }
  return pageOf({ ...input, subType: 'DEBIT' }, context)
})

const listCurrentRoute = namedMethodRoute(listCurrentAccountAuthorizations, (input, context) =>
  pageOf(input, context),
)

/** What shops asked. */
export const cardAuthorizationRoutes: readonly NamedMethodRoute[] = [
  listDebitRoute,
  listCurrentRoute,
]

interface Asked {
  readonly accountId?: string | undefined
  readonly pageNumber?: number | undefined
  readonly subType?: 'DEBIT'
}

interface AuthorizationRow extends Omit<CardAuthorization, 'date'> {
  readonly at: Date
}

async function pageOf(
  { accountId, pageNumber = 1, subType }: Asked,
  context: CallerContext,
): Promise<CardAuthorizationPage> {
  if (accountId !== undefined) await ownAccount(context, accountId)
  const { sql, clock, caller } = context
  const [counted] = await sql<{ total: number }>`
    select count(*)::integer as total
    from card_authorization join customer_account own on own.id = account_id
    where customer_id = ${caller.customerId} and at <= ${clock.now()}
      and (${accountId}::text is null or account_id = ${accountId}::text)
      and (${subType}::text is null or sub_type = ${subType}::text)`
  const rows = await sql<AuthorizationRow & Record<string, unknown>>`
    select authorization_.id, at, account_id as "accountId", merchant as "merchantName", amount,
      currency_code as "currencyCode", authorization_.status
    from card_authorization authorization_ join customer_account own on own.id = account_id
    where customer_id = ${caller.customerId} and at <= ${clock.now()}
      and (${accountId}::text is null or account_id = ${accountId}::text)
      and (${subType}::text is null or sub_type = ${subType}::text)
    order by at desc, authorization_.id
    limit ${AUTHORIZATIONS_PER_PAGE} offset ${(pageNumber - 1) * AUTHORIZATIONS_PER_PAGE}`
  return {
    items: rows.map(({ at, ...row }) => ({ ...row, date: at.toISOString() })),
    total: counted?.total ?? 0,
  }
}
