import * as z from 'zod/mini'
import { approvalModeSchema } from '../customer/index.ts'
import { namedMethod } from '../named-method.ts'

const transactionIdsSchema = /* @__PURE__ */ z
  .array(z.string())
  .check(z.minLength(1), z.maxLength(50))

/**
 * Declines requests at once, or sends the approver a code for them: nothing moves before
 * `businessRequestApprove`. All of them or none.
 */
export const decideTransactionRequests = /* @__PURE__ */ namedMethod({
  name: 'transactionRequestApprove',
  access: 'customer',
  needs: 'approve',
  staff: 'never',
  input: z.object({
    transactionIds: transactionIdsSchema,
    declined: z.boolean(),
    /** Told to who asked; has to be given to decline. */
    reason: z.optional(z.string().check(z.maxLength(140))),
  }),
  output: z.object({
    /** Names what the code approves. Absent of what was declined. */
    approvalTransactionId: z.optional(z.string()),
    approveType: z.optional(approvalModeSchema),
    /** Where the code went, masked. */
    approvalSentTo: z.optional(z.string()),
  }),
})

/** Approves requests with the code that was sent for them; the money moves with the answer. */
export const approveBusinessRequest = /* @__PURE__ */ namedMethod({
  name: 'businessRequestApprove',
  access: 'customer',
  needs: 'approve',
  permission: 'ofPayment',
  staff: 'never',
  input: z.object({
    approvalTransactionId: z.string(),
    code: z.string().check(z.maxLength(32)),
  }),
  output: z.object({
    items: z.array(z.object({ id: z.string(), transactionId: z.string() })),
  }),
})

/** Takes back what the caller asked for, while it waits. */
export const withdrawTransactionRequests = /* @__PURE__ */ namedMethod({
  name: 'transactionRequestWithdraw',
  access: 'customer',
  needs: 'initiate',
  staff: 'never',
  input: z.object({ transactionIds: transactionIdsSchema }),
  output: z.object({}),
})
