import * as z from 'zod/mini'
import { schemasOf } from '../inputs/index.ts'
import type { Fields } from '../fields/index.ts'
import { emailSchema, oneTimeCodeSchema } from '../identifiers.ts'
import { oneOrMany, instantSchema, wireNumber } from '../wire-values.ts'
import { daySchema } from '../days.ts'

/**
 * The effects of blocking a person. `payout`: they can't pay the customer or be paid by them;
 * `login`: they can't sign in to act for the customer.
 */
export const BLOCK_TYPES = ['payout', 'login'] as const

/** The form to block a person. */
export const BLACKLIST_FIELDS = {
  email: { kind: 'email' },
  blockType: { kind: 'choice', from: BLOCK_TYPES },
} as const satisfies Fields

/** A person the customer has blocked. */
export const blacklistUserSchema = /* @__PURE__ */ z.object(schemasOf(BLACKLIST_FIELDS))

const ADDRESS_FIELD = { kind: 'text', most: 45 } as const

/** The form to add an address, or with `toIp` a range, from which the customer may sign in. */
export const IP_ACCESS_FIELDS = {
  ip: ADDRESS_FIELD,
  toIp: { ...ADDRESS_FIELD, isOptional: true },
} as const satisfies Fields

const addressSchema = /* @__PURE__ */ z
  .string()
  .check(z.minLength(2), z.maxLength(ADDRESS_FIELD.most))

/** One address, or a range of them, from which the customer may sign in. */
export const ipAccessSchema = /* @__PURE__ */ z.object({
  id: z.string(),
  ip: addressSchema,
  /** The last address of a range; absent for a single one. */
  toIp: z.optional(addressSchema),
  created: instantSchema,
})

/** The outcome of a sign-in: it worked, the password was wrong, or the address wasn't allowed. */
export const LOGIN_RESULTS = ['success', 'wrongPassword', 'addressRefused'] as const

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

/**
 * The permitted length of a password. Any characters are allowed. The bank refuses passwords known
 * from breaches.
 */
export const PASSWORD_LENGTH = { min: 10, max: 128 } as const

/** A new password: long enough, and not too long to hash. */
export const newPasswordSchema = /* @__PURE__ */ z
  .string()
  .check(z.minLength(PASSWORD_LENGTH.min), z.maxLength(PASSWORD_LENGTH.max))

const NEW_PASSWORD_FIELD = { kind: 'text', most: 1024, isSecret: true } as const

/** The form to change the password. */
export const PASSWORD_FIELDS = {
  password: { kind: 'text', most: PASSWORD_LENGTH.max, isSecret: true },
  passwordNew: NEW_PASSWORD_FIELD,
  passwordNewRepeat: NEW_PASSWORD_FIELD,
} as const satisfies Fields

const typedPasswordSchema = /* @__PURE__ */ z.string().check(z.maxLength(NEW_PASSWORD_FIELD.most))

/** The ways to sign in: `no` means with only the password. */
export const LOGIN_MODES = ['no', 'otp', 'sms', 'push'] as const

/** The ways to approve a payment to someone else. */
export const TRANSACTION_MODES = ['none', 'otp', 'sms', 'push'] as const

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

export type BlockType = (typeof BLOCK_TYPES)[number]

export type IpAccess = z.output<typeof ipAccessSchema>

export type LoginEntry = z.output<typeof loginEntrySchema>

export type LoginResult = (typeof LOGIN_RESULTS)[number]

export type LoginMode = (typeof LOGIN_MODES)[number]

export type TransactionMode = (typeof TRANSACTION_MODES)[number]

export type TwoStepModes = z.output<typeof securitySchemas.twoStepModes.output>
