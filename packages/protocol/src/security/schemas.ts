import * as z from 'zod/mini'
import { schemasOf } from '../inputs/index.ts'
import {
  emailSchema,
  oneTimeCodeSchema,
  oneOrMany,
  instantSchema,
  wireNumber,
  daySchema,
} from '../values/index.ts'
import {
  BLACKLIST_FIELDS,
  IP_ACCESS_FIELDS,
  LOGIN_RESULTS,
  PASSWORD_LENGTH,
  PASSWORD_FIELDS,
  LOGIN_MODES,
  TRANSACTION_MODES,
} from './facts.ts'

/** A person the customer has blocked. */
export const blacklistUserSchema = /* @__PURE__ */ z.object(schemasOf(BLACKLIST_FIELDS))

const addressSchema = /* @__PURE__ */ z
  .string()
  .check(z.minLength(2), z.maxLength(IP_ACCESS_FIELDS.ip.most))

/** One address, or a range of them, from which the customer may sign in. */
export const ipAccessSchema = /* @__PURE__ */ z.object({
  id: z.string(),
  ip: addressSchema,
  /** The last address of a range; absent for a single one. */
  toIp: z.optional(addressSchema),
  created: instantSchema,
})

/** A sign-in, successful or not. */
export const loginEntrySchema = /* @__PURE__ */ z.object({
  date: instantSchema,
  ip: z.optional(z.string()),
  /** ISO 3166-1 alpha-2; absent if the bank doesn't know it. */
  country: z.optional(z.string()),
  /** Browser and system, e.g. `Firefox, Windows`. */
  device: z.optional(z.string()),
  result: z.enum(LOGIN_RESULTS),
  /** True if it started the current session. */
  isCurrent: z.optional(z.boolean()),
})

/** A new password: long enough, and not too long to hash. */
export const newPasswordSchema = /* @__PURE__ */ z
  .string()
  .check(z.minLength(PASSWORD_LENGTH.min), z.maxLength(PASSWORD_LENGTH.max))

const typedPasswordSchema = /* @__PURE__ */ z
  .string()
  .check(z.maxLength(PASSWORD_FIELDS.passwordNew.most))

const loginModeSchema = /* @__PURE__ */ z.enum(LOGIN_MODES)

const transactionModeSchema = /* @__PURE__ */ z.enum(TRANSACTION_MODES)

/** The schemas of the calls, by their names. */
export const securitySchemas = {
  blacklist: { input: z.object({}), output: z.object({ items: oneOrMany(blacklistUserSchema) }) },
  addToBlacklist: { input: blacklistUserSchema, output: z.object({}) },
  deleteFromBlacklist: { input: z.object({ email: emailSchema }), output: z.object({}) },
  ipAccess: {
    input: z.object({}),
    output: z.object({
      items: oneOrMany(ipAccessSchema),
      enable: z.boolean(),
      /** The address from which this call came. */
      currentIp: z.optional(addressSchema),
    }),
  },
  addIp: {
    input: z.object({ ip: addressSchema, toIp: z.optional(addressSchema) }),
    output: z.object({ id: z.string() }),
  },
  deleteIp: { input: z.object({ id: z.string() }), output: z.object({}) },
  setIpMode: { input: z.object({ enable: z.boolean() }), output: z.object({}) },
  loginHistory: {
    input: z.object({
      fromDate: z.optional(daySchema),
      toDate: z.optional(daySchema),
      /** From 1. */
      pageNumber: z.optional(wireNumber()),
      /** 20 by default, at most 100. */
      pageSize: z.optional(wireNumber()),
    }),
    output: z.object({
      items: oneOrMany(loginEntrySchema),
      /** The number on all pages. */
      total: wireNumber(),
    }),
  },
  changePassword: {
    input: z.object({
      password: z.string().check(z.minLength(1), z.maxLength(PASSWORD_LENGTH.max)),
      // The bank checks it, so that the refusal contains the broken rule.
      passwordNew: typedPasswordSchema,
      passwordNewRepeat: typedPasswordSchema,
    }),
    output: z.object({
      /** The id of the change for its confirmation. */
      requestKey: z.optional(z.string()),
      /** The masked address to which the code was sent. */
      sentTo: z.optional(z.string()),
    }),
  },
  confirmPassword: {
    input: z.object({ code: oneTimeCodeSchema, requestKey: z.string() }),
    output: z.object({}),
  },
  twoStepModes: {
    input: z.object({}),
    output: z.object({
      loginMode: loginModeSchema,
      loginModes: z.array(loginModeSchema),
      transactionMode: transactionModeSchema,
      transactionModes: z.array(transactionModeSchema),
    }),
  },
  changeTwoStep: {
    input: z.union([
      z.strictObject({ mode: loginModeSchema }),
      z.strictObject({ typeMode: transactionModeSchema }),
    ]),
    output: z.object({
      /** The id of the change for its confirmation. */
      requestId: z.optional(z.string()),
      /** The masked address to which the code was sent. */
      sentTo: z.optional(z.string()),
    }),
  },
  confirmTwoStep: { input: z.object({}), output: z.object({}) },
}

export type BlacklistUser = z.output<typeof blacklistUserSchema>

export type IpAccess = z.output<typeof ipAccessSchema>

export type LoginEntry = z.output<typeof loginEntrySchema>

export type TwoStepModes = z.output<typeof securitySchemas.twoStepModes.output>
