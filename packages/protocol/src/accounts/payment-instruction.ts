import * as z from 'zod/mini'
import { currencyCodeSchema } from '../money.ts'
import { namedMethod } from '../named-method.ts'
import type { PermittedAction } from '../permissions.ts'
import { instantSchema, oneOrMany } from '../wire-values.ts'

/** Ways for money to come in: within the single euro area, within a country, or across borders. */
const INSTRUCTION_METHODS = ['sepa', 'local', 'wire'] as const

/** What somebody does who asks for money in such a way. */
export const FUNDING_BY_METHOD = {
  sepa: 'fundingByBank',
  local: 'fundingByBank',
  wire: 'fundingByWire',
} as const satisfies Record<(typeof INSTRUCTION_METHODS)[number], PermittedAction>

const idSchema = /* @__PURE__ */ z.string().check(z.minLength(1), z.maxLength(64))

/** What to tell whoever shall pay in. */
const paymentInstructionSchema = /* @__PURE__ */ z.object({
  id: z.string(),
  method: z.enum(INSTRUCTION_METHODS),
  currencyCode: currencyCodeSchema,
  /** An IBAN where the method has them. */
  bankAccountNumber: z.string(),
  /** Whose the account is. */
  beneficiaryName: z.string(),
  bankName: z.string(),
  bankAddress: z.string(),
  /** ISO 9362, also called SWIFT. */
  bic: z.optional(z.string()),
  sortCode: z.optional(z.string()),
  /** Has to be written with the payment, or it cannot be told whose it is. */
  reference: z.optional(z.string()),
  /** When the customer first opened it. */
  viewedAt: z.optional(instantSchema),
})

/**
 * Lists the ways in which money can be paid onto an account, the quickest first: those that the
 * flags of the caller open.
 */
export const listPaymentInstructions = /* @__PURE__ */ namedMethod({
  name: 'paymentInstructionList',
  access: 'customer',
  needs: 'read',
  permission: ['fundingByBank', 'fundingByWire'],
  staff: 'sees',
  input: z.object({ accountId: idSchema }),
  output: z.object({ instructions: oneOrMany(paymentInstructionSchema) }),
})

/** Remembers that the customer has seen an instruction. The first time counts. */
export const setInstructionViewed = /* @__PURE__ */ namedMethod({
  name: 'paymentInstructionViewedSet',
  access: 'customer',
  needs: 'read',
  permission: ['fundingByBank', 'fundingByWire'],
  staff: 'never',
  input: z.object({ instructionId: idSchema, accountId: idSchema }),
  output: z.object({}),
})

export type PaymentInstruction = z.output<typeof paymentInstructionSchema>
