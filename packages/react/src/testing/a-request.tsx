import type { AccessRight, RequestCode, Sixpence, TransactionRequest } from '@sixpence/core'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { vi } from 'vitest'
import type { Destination } from '../provider/index.ts'
import { BankStore } from '../store/index.ts'
import { aBank, EVERYDAY } from './a-bank.ts'
import { ADA, aStart } from './a-sixpence.ts'
import { renderInBank } from './render-in-bank.tsx'

/** 25.00 to Vera, asked for by Lena. */
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

/** A code that went to Sofia's mailbox, or another way of asking for her word. */
export const aRequestCode = (change: Partial<RequestCode> = {}): RequestCode => ({
  approvalTransactionId: 'approval-1',
  approveType: 'otp',
  sentTo: 's•••@sixpence.example',
  ways: ['otp'],
  push: undefined,
  endsAt: undefined,
  ...change,
})

/** Draws a part for somebody with a right to a business. */
export function inBankOfRequests(
  node: ReactNode,
  {
    right = 'confirm',
    ...approvals
  }: Partial<Sixpence['approvals']> & { right?: AccessRight } = {},
) {
  const accessInfo = { accessRights: right } as never
  const { sixpence, realtime, payments } = aBank({
    start: aStart({ customer: { ...ADA, customerType: 'business' }, accessInfo }),
    accounts: { list: async () => [EVERYDAY] },
    approvals: { find: async () => aRequest(), ...approvals },
  })
  const onNavigate = vi.fn<(destination: Destination) => void>()
  renderInBank(<BankStore>{node}</BankStore>, { sixpence, onNavigate })
  return { user: userEvent.setup(), onNavigate, realtime, payments }
}
