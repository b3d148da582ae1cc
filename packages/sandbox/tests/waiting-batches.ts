import type { BatchResult, RequestedPayment } from '@sixpence/protocol'
import type { aRequestingBusiness, Worker } from './a-requesting-business.ts'
import type { TestSandbox } from './test-sandbox.ts'

interface Payment {
  readonly email?: string
  /** An account elsewhere, with its owner. */
  readonly account?: object
  readonly amount: string
  readonly note?: string
}

/** A batch that waits for an approver of a business. */
export interface WaitingBatch {
  readonly batchId: string
  readonly requestId: string
  /** The user who submitted it. */
  readonly by: Worker
}

interface Item {
  readonly id: string
  readonly batch?: BatchResult
}

/** Returns calls of a business's users about waiting batches. */
export function waitingBatches(
  bank: TestSandbox,
  { held, worker, ask, requestOf }: ReturnType<typeof aRequestingBusiness>,
) {
  async function askBatch(
    payments: readonly Payment[],
    { name = 'Wages', type = 'p2p', flag = 'massUser' } = {},
  ): Promise<WaitingBatch> {
    const { customerId } = held.business
    const person = await bank.person({
      kind: 'business',
      standing: { actsForOthers: true },
      accesses: [{ customerId, right: 'initiate', permissions: [flag] }],
      batches: [{ name, type, payments, fromCustomerId: customerId }],
    })
    const createdBy = person.email
    const { items } = (await ask('transactionRequestList', { createdBy }, held.approver)) as {
      items?: { id: string; batchId: string }[]
    }
    const [request] = items ?? []
    const by = await worker(person)
    return { batchId: request?.batchId ?? '', requestId: request?.id ?? '', by }
  }

  const decideBatch = ({ batchId }: WaitingBatch, by = held.approver, more: object = {}) =>
    ask('transactionRequestMassApprove', { batchId, declined: false, ...more }, by)
  const handIn = (handed: object, by = held.approver) =>
    ask('businessRequestApprove', handed, by) as Promise<{ items?: Item[] }>
  async function codeForBatch(batch: WaitingBatch, by = held.approver) {
    const { approvalTransactionId } = await decideBatch(batch, by)
    return { approvalTransactionId, code: await bank.codeOf(by.person.email) }
  }
  const approveBatch = async (batch: WaitingBatch, by = held.approver) =>
    handIn(await codeForBatch(batch, by), by)
  const paymentsOf = async ({ batchId }: WaitingBatch, by = held.approver, more: object = {}) =>
    (await ask('transactionRequestPaymentList', { batchId, order: 'file', ...more }, by)) as {
      items?: RequestedPayment[]
      total?: number
    }
  const statusOf = async ({ requestId }: WaitingBatch) => (await requestOf(requestId))['status']

  return { askBatch, decideBatch, handIn, codeForBatch, approveBatch, paymentsOf, statusOf }
}
