import * as z from 'zod/mini'
import { approvalModeSchema } from '../customer/index.ts'
import { namedMethod } from '../named-method.ts'

/** How a payment that waits is to be approved. */
export const approvalSchema = /* @__PURE__ */ z.object({
  /** Names the payment that waits. */
  trxid: z.string(),
  approveType: approvalModeSchema,
  /** Where the code went, masked. */
  approvalSentTo: z.optional(z.string()),
  availableApprovalMethods: z.array(approvalModeSchema),
  /** The caller's right does not reach as far: somebody else has to. */
  forOthers: z.optional(z.boolean()),
})

/** Approves a payment with a one-time code; the money moves with the answer. */
export const approveTransfer = /* @__PURE__ */ namedMethod({
  name: 'transferApprove',
  access: 'customer',
  needs: 'approve',
  permission: 'ofPayment',
  staff: 'never',
  key: 'continues',
  input: z.object({ trxid: z.string(), approvalCode: z.string().check(z.maxLength(32)) }),
  output: z.object({ transactionId: z.string() }),
})

/** Sends a new approval code and makes the old one useless. At most once in 60 seconds. */
export const generateApprovalCode = /* @__PURE__ */ namedMethod({
  name: 'approvalCodeGenerate',
  access: 'customer',
  needs: 'approve',
  permission: 'ofPayment',
  staff: 'never',
  input: z.object({ trxid: z.string() }),
  output: z.object({ approvalSentTo: z.optional(z.string()) }),
})

export type Approval = z.output<typeof approvalSchema>
