import * as z from 'zod/mini'
import { CUSTOMER_TYPE } from '../customer/index.ts'
import { documentStatusSchema } from '../documents/schemas.ts'
import {
  wireWord,
  wireFlag,
  instantSchema,
  oneOrMany,
  wireNumber,
  decimalSchema,
  currencyCodeSchema,
  permissionsSchema,
} from '../values/index.ts'
import { ACCESS_RIGHT } from './access-right.ts'
import { STAFF_ACT_KINDS } from '../staff-act-kinds.ts'
import {
  STAFF_REASON_LENGTH,
  SHORTEST_SEARCH,
  CUSTOMER_SEARCH_FIELDS,
  STAFF_ACT_RESULTS,
} from './facts.ts'

/** Signs that the caller's location is hidden. */
export const ipPrivacySchema = /* @__PURE__ */ z.object({
  vpn: wireFlag(),
  proxy: wireFlag(),
  tor: wireFlag(),
  relay: wireFlag(),
  hosting: wireFlag(),
})

/** The acts of one kind by one member of staff under one reason. */
export const staffActSchema = /* @__PURE__ */ z.object({
  /** The time of the last act. */
  at: instantSchema,
  /** The name as other customers may see it, e.g. `Amara N.`. */
  staffName: z.string(),
  kind: z.enum(STAFF_ACT_KINDS),
  result: z.enum(STAFF_ACT_RESULTS),
  /** The number of times. */
  count: wireNumber(),
  /** In the staff member's words; absent for a search, which needs none. */
  reason: z.optional(z.string()),
})

/** A customer the user may act for. */
export const accessListEntrySchema = /* @__PURE__ */ z.object({
  customerId: z.string(),
  customerName: z.string(),
  /** The customer's sign-in name, an email address. */
  customerUsername: z.string(),
  accessRights: wireWord(ACCESS_RIGHT),
  /** When the user last acted for them; absent before the first time. */
  lastUsed: z.optional(instantSchema),
  /** The balances of the customer's accounts; absent for users who may not see them. */
  balanceInfo: z.optional(
    z.array(z.object({ currencyCode: currencyCodeSchema, balance: decimalSchema })),
  ),
})

/** The user's rights to the customer acted for, and what the bank needs from that customer. */
export const accessInfoSchema = /* @__PURE__ */ z.object({
  /** The id of the customer acted for, or the user's own if they act for no one. */
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
  /** The type of the customer acted for. Without it they count as a business. */
  customerType: z.optional(wireWord(CUSTOMER_TYPE)),
})

/** The schemas of the calls, by their names. */
export const accessSchemas = {
  search: {
    input: z.object({
      query: z
        .string()
        .check(z.minLength(SHORTEST_SEARCH), z.maxLength(CUSTOMER_SEARCH_FIELDS.query.most)),
    }),
    output: z.object({
      items: z.array(
        z.object({
          customerId: z.string(),
          customerName: z.string(),
          customerUsername: z.string(),
          customerType: wireWord(CUSTOMER_TYPE),
        }),
      ),
      /** The number of matches; the list holds the first 20. */
      total: z.number(),
    }),
  },
  ipInfo: {
    input: z.object({}),
    output: z.object({
      ip: z.string(),
      country_code: z.optional(z.string()),
      privacy: ipPrivacySchema,
    }),
  },
  representativeTax: {
    input: z.object({ authSecret: z.string().check(z.minLength(16), z.maxLength(128)) }),
    output: z.object({
      representative: z.object({
        firstName: z.string(),
        lastName: z.string(),
        customerName: z.string(),
        taxResidencySelfCertificationDocumentStatus: documentStatusSchema,
      }),
    }),
  },
  beginStaffAccess: {
    input: z.object({
      reason: z
        .string()
        .check(z.minLength(STAFF_REASON_LENGTH.min), z.maxLength(STAFF_REASON_LENGTH.max)),
    }),
    output: z.object({}),
  },
  staffActs: {
    input: z.object({
      /** From 1. */
      pageNumber: z.optional(wireNumber()),
      /** 20 by default, at most 100. */
      pageSize: z.optional(wireNumber()),
    }),
    output: z.object({
      items: oneOrMany(staffActSchema),
      /** The number on all pages. */
      total: wireNumber(),
    }),
  },
  acceptTerms: {
    input: z.object({ termIds: z.array(z.string()).check(z.minLength(1), z.maxLength(50)) }),
    output: z.object({}),
  },
  info: { input: z.object({}), output: z.object({ accessInfo: accessInfoSchema }) },
  list: { input: z.object({}), output: z.object({ accessList: oneOrMany(accessListEntrySchema) }) },
}

export type FoundCustomer = z.output<typeof accessSchemas.search.output>['items'][number]

export type IpPrivacy = z.output<typeof ipPrivacySchema>

export type IpInfo = z.output<typeof accessSchemas.ipInfo.output>

export type RepresentativeTax = z.output<
  typeof accessSchemas.representativeTax.output
>['representative']

export type StaffAct = z.output<typeof staffActSchema>

export type AccessInfo = z.output<typeof accessInfoSchema>

export type AccessListEntry = z.output<typeof accessListEntrySchema>
