import type { Calls } from '../call.ts'

/** What can be asked of a bank about payments. */
export const paymentCalls = {
  /** Approves a payment with a one-time code; the money moves with the answer. */
  approve: {
    name: 'transferApprove',
    effect: 'write',
    needs: 'approve',
    permission: 'ofPayment',
    staff: 'never',
    outflow: 'money',
    key: 'continues',
    makesOld: ['accounts', 'history', 'payments'],
  },
  /** Sends a new approval code and makes the old one useless. At most once in 60 seconds. */
  sendCode: {
    name: 'approvalCodeGenerate',
    effect: 'write',
    needs: 'approve',
    permission: 'ofPayment',
    staff: 'never',
    makesOld: [],
  },
  /** Tells what became of the payment that was asked for under a key of the same customer. */
  intent: {
    name: 'paymentIntentGet',
    effect: 'read',
    needs: 'read',
    staff: 'sees',
    scope: 'embed',
  },
} as const satisfies Calls
