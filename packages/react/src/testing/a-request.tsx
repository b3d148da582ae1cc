import type { Sixpence } from '@sixpence/core'
import type { AccessRight } from '@sixpence/core/access'
import type { RequestCode, RequestedPayment, TransactionRequest } from '@sixpence/core/approvals'
import type { BatchProgress } from '@sixpence/core/batches'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { vi } from 'vitest'
import type { Destination } from '../provider/index.ts'
import { BankStore } from '../store/index.ts'
import { aBank, EVERYDAY } from './a-bank.ts'
import { PROGRESS } from './batches/a-progress.ts'
import { ADA, aStart } from './a-sixpence.ts'
import { renderInBank } from './render-in-bank.tsx'

/** 25.00 to Vera, requested by Lena. */
export function aRequest(change: Partial<TransactionRequest> = {}): TransactionRequest {
  return {
    id: 'request-1',
    type: 'p2p',
    status: 'waiting',
    createdBy: 'lena@sixpence.example',
    createdByName: 'Lena Vogel',
    createdAt: '2026-11-20T09:00:00.000Z',
    expiresAt: '2026-12-20T09:00:00.000Z',
    fromAccount: 'SP00000000001111',
    currencyCode: 'EUR',
    amount: '25.00',
    fee: '0.25',
    total: '25.25',
    beneficiary: 'Vera K.',
    beneficiaryEmail: 'vera@sixpence.example',
    note: 'Paper',
    isOwn: false,
    ...change,
  }
}

/** Three payments of 80.50 in all, prepared by Samir. */
export const aBatchRequest = (change: Partial<TransactionRequest> = {}): TransactionRequest =>
  aRequest({
    id: 'request-of-batch',
    type: 'massP2p',
    batchId: 'batch-1',
    createdBy: 'samir@sixpence.example',
    createdByName: 'Samir Aziz',
    amount: '80.50',
    fee: '0.75',
    total: '81.25',
    beneficiary: 'Suppliers, December',
    beneficiaryEmail: undefined,
    note: undefined,
    paymentCount: 3,
    changes: [],
    ...change,
  })

const payment = (place: number, change: Partial<RequestedPayment>): RequestedPayment => ({
  rowId: `row-${place}`,
  place,
  payee: { type: 'email', email: `payee-${place}@sixpence.example` },
  amount: '20.00',
  fee: '0.25',
  ...change,
})

/** While it waits: one is new, and nobody can pay one. */
export const WAITING_PAYMENTS: readonly RequestedPayment[] = [
  payment(1, { name: 'Vera K.', kind: 'person', note: 'Buttons' }),
  payment(2, { name: 'Ben O.', kind: 'person', amount: '30.50', isNewPayee: true }),
  payment(3, { amount: '30.00', reason: 'payee' }),
]

/** Once it was approved. */
export const PAID_PAYMENTS: readonly RequestedPayment[] = [
  payment(1, { name: 'Vera K.', kind: 'person', status: 'paid', transactionId: 't-1' }),
  payment(2, {
    name: 'Ben O.',
    kind: 'person',
    amount: '30.50',
    status: 'refused',
    reason: 'funds',
  }),
  payment(3, { amount: '30.00', status: 'refused', reason: 'payee' }),
]

/** A code sent to Sofia's mailbox, or another way to get her approval. */
export const aRequestCode = (change: Partial<RequestCode> = {}): RequestCode => ({
  approvalTransactionId: 'approval-1',
  approveType: 'otp',
  sentTo: 's•••@sixpence.example',
  ways: ['otp'],
  push: undefined,
  endsAt: undefined,
  ...change,
})

/** Renders a part for somebody with a right to a business. */
export function inBankOfRequests(
  node: ReactNode,
  {
    right = 'confirm',
    batchStatus = 'executed',
    ...approvals
  }: Partial<Sixpence['approvals']> & {
    right?: AccessRight
    /** The state of a batch that was approved. */
    batchStatus?: BatchProgress['status']
  } = {},
) {
  const accessInfo = { accessRights: right } as never
  const { sixpence, realtime, payments } = aBank({
    start: aStart({ customer: { ...ADA, customerType: 'business' }, accessInfo }),
    accounts: { list: async () => [EVERYDAY] },
    approvals: { find: async () => aRequest(), ...approvals },
    batches: { status: async () => ({ ...PROGRESS, status: batchStatus }) },
  })
  const onNavigate = vi.fn<(destination: Destination) => void>()
  renderInBank(<BankStore>{node}</BankStore>, { sixpence, onNavigate })
  return { user: userEvent.setup(), onNavigate, realtime, payments }
}
