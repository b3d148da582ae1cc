import * as z from 'zod/mini'
import { currencyCodeSchema, decimalSchema } from '../money.ts'
import { namedMethod } from '../named-method.ts'
import { oneOrMany, instantSchema, wireNumber } from '../wire-values.ts'

/** How many authorisations a page holds. */
export const AUTHORIZATIONS_PER_PAGE = 10

/** A shop has asked whether a card may pay. */
export const cardAuthorizationSchema = /* @__PURE__ */ z.object({
  id: z.string(),
  date: instantSchema,
  accountId: z.string(),
  merchantName: z.string(),
  amount: decimalSchema,
  currencyCode: currencyCodeSchema,
  /** `pending`: allowed, and not yet booked. */
  status: z.enum(['pending', 'completed', 'declined', 'reversed']),
})

const page = /* @__PURE__ */ z.object({
  accountId: z.optional(z.string()),
  /** Counted from 1. */
  pageNumber: z.optional(wireNumber().check(z.minimum(1))),
})
const items = /* @__PURE__ */ z.object({
  items: oneOrMany(cardAuthorizationSchema),
  /** On all pages. */
  total: wireNumber(),
})

/** Lists what shops asked of debit cards, newest first. For sub-accounts, which settle elsewhere. */
export const listDebitCardAuthorizations = /* @__PURE__ */ namedMethod({
  name: 'debitCardAuthorizationList',
  access: 'customer',
  needs: 'read',
  staff: 'sees',
  input: page,
  output: items,
})

/**
 * Lists what shops asked of the customer's own cards, newest first. `accountId` names a card, or
 * the account that cards settle on.
 */
export const listCurrentAccountAuthorizations = /* @__PURE__ */ namedMethod({
  name: 'currentAccountAuthorizationList',
  access: 'customer',
  needs: 'read',
  staff: 'sees',
  scope: 'embed',
  input: page,
  output: items,
})

export type CardAuthorization = z.output<typeof cardAuthorizationSchema>
export type CardAuthorizationPage = z.output<typeof items>
