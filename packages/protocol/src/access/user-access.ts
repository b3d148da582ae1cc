import * as z from 'zod/mini'
import { CUSTOMER_TYPE } from '../customer/index.ts'
import { decimalSchema, currencyCodeSchema } from '../money.ts'
import { namedMethod } from '../named-method.ts'
import { permissionsSchema } from '../permissions.ts'
import { documentStatusSchema } from '../profile/index.ts'
import { instantSchema, oneOrMany, wireNumber, wireWord } from '../wire-values.ts'
import { ACCESS_RIGHT } from './access-right.ts'

/** A customer whom the user may act for. */
export const accessListEntrySchema = /* @__PURE__ */ z.object({
  customerId: z.string(),
  customerName: z.string(),
  /** The customer's sign-in name, an e-mail address. */
  customerUsername: z.string(),
  accessRights: wireWord(ACCESS_RIGHT),
  /** When the user last acted for them; absent before the first time. */
  lastUsed: z.optional(instantSchema),
  /** What is on the customer's accounts; absent for whoever may not see it. */
  balanceInfo: z.optional(
    z.array(z.object({ currencyCode: currencyCodeSchema, balance: decimalSchema })),
  ),
})

/** What the user may do for the customer acted for, and what is asked of that customer. */
export const accessInfoSchema = /* @__PURE__ */ z.object({
  /** Of the customer acted for; the user's own when they act for nobody. */
  id: z.string(),
  accessRights: wireWord(ACCESS_RIGHT),
  permissions: permissionsSchema,
  accessList: oneOrMany(accessListEntrySchema),
  businessRepresentativePositionIds: z.array(wireNumber()),
  isNeedKyc: z.boolean(),
  taxResidencySelfCertificationDocumentStatus: documentStatusSchema,
  employeeFirstName: z.string(),
  employeeLastName: z.string(),
  customerUsername: z.string(),
  customerName: z.string(),
  /** Of the customer acted for. Without it they are taken for a business. */
  customerType: z.optional(wireWord(CUSTOMER_TYPE)),
})

/** Tells what the user may do for the customer named by the call, or for themselves. */
export const getAccessInfo = /* @__PURE__ */ namedMethod({
  name: 'userAccessInfoGet',
  access: 'customer',
  needs: 'own',
  staff: 'sees',
  input: z.object({}),
  output: z.object({ accessInfo: accessInfoSchema }),
})

/** Lists the customers whom the user may act for. */
export const listAccesses = /* @__PURE__ */ namedMethod({
  name: 'userAccessList',
  access: 'customer',
  needs: 'own',
  staff: 'sees',
  input: z.object({}),
  output: z.object({ accessList: oneOrMany(accessListEntrySchema) }),
})

export type AccessInfo = z.output<typeof accessInfoSchema>
export type AccessListEntry = z.output<typeof accessListEntrySchema>
