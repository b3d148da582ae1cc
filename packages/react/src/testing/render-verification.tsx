import type { Sixpence } from '@sixpence/core'
import type { Customer } from '@sixpence/core/customer'
import type { Invoice } from '@sixpence/core/invoices'
import type { Kyc, KycCustomerInfo } from '@sixpence/core/kyc'
import type {
  AccountStatusFacts,
  CustomerKycRequest,
  LimitReasonInfo,
} from '@sixpence/core/verification'
import type { IdentityChecks } from '@sixpence/core/identity-check'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { vi } from 'vitest'
import type { Destination } from '../provider/index.ts'
import { BankStore } from '../store/index.ts'
import { aBank } from './a-bank.ts'
import { ADA, anAccess, aStart } from './a-sixpence.ts'
import { anInvoices } from './invoices/an-invoice.ts'
import { ACCESS_INFO } from './a-users.ts'
import { renderInBank } from './render-in-bank.tsx'
import { KYC_INFO } from './render-kyc.tsx'
import { CHECKED_FACTS } from './verification-facts.ts'

export const PASSPORT = {
  id: 'q1',
  categoryId: 'identity' as const,
  documentTypeId: 1,
  documentType: 'Passport',
  uploadedDocuments: [],
}

export const SENT = {
  id: 'd1',
  statusId: 'submitted' as const,
  uploaded: '2026-11-20T09:00:00Z',
  documentTypeId: 1,
  documentType: 'Passport',
}

export const LIMIT: LimitReasonInfo = {
  id: 'r1',
  reasonId: 'expiredDocuments',
  actionTypeId: 'upload',
  requirementDocuments: [PASSPORT],
}

interface VerificationGiven {
  facts?: Partial<AccountStatusFacts>
  reasons?: readonly LimitReasonInfo[]
  request?: CustomerKycRequest
  customer?: Partial<Customer>
  isStaff?: boolean
  documents?: KycCustomerInfo['documents']
  kyc?: Partial<KycCustomerInfo>
  /** The invoices that the customer hasn't paid. */
  unpaid?: readonly Invoice[]
}

const STAFF = { customer: { ...ADA, isAdmin: true }, accessInfo: ACCESS_INFO }

/** Renders a part of the verification for a user with these facts. */
export function renderVerification(shown: ReactNode, given: VerificationGiven = {}) {
  const { facts, reasons = [], request = {}, isStaff = false } = given
  const held = { facts: { ...CHECKED_FACTS, ...facts } }
  const onNavigate = vi.fn<(destination: Destination) => void>()
  const verification: Partial<Sixpence['verification']> = {
    accountStatus: vi.fn<Sixpence['verification']['accountStatus']>(async () => held.facts),
    limits: vi.fn<Sixpence['verification']['limits']>(async () => [...reasons]),
    kycRequest: vi.fn<Sixpence['verification']['kycRequest']>(async () => request),
  }
  const kyc = {
    read: vi.fn<Kyc['read']>(async () => ({
      ...KYC_INFO,
      ...given.kyc,
      documents: given.documents ?? [],
    })),
  }
  const startFor = vi.fn<IdentityChecks['startFor']>(async () => ({
    runId: 'r1',
    sentTo: 'a•••@lane.example',
    expiresAt: '2026-11-21T09:15:00.000Z',
  }))
  const identityCheck = { startFor }
  const items = [...(given.unpaid ?? [])]
  const { sixpence, realtime } = aBank({
    verification,
    invoices: anInvoices({ listReceived: async () => ({ items, total: items.length }) }),
    identityCheck,
    kyc,
    customer: { get: async () => ({ ...ADA, ...given.customer }) },
    start: aStart(isStaff ? STAFF : { customer: { ...ADA, ...given.customer } }),
    access: anAccess({ customerId: isStaff ? 'c1' : undefined, isOther: isStaff }),
  })
  renderInBank(<BankStore>{shown}</BankStore>, { sixpence, onNavigate })
  return { held, identityCheck, kyc, onNavigate, realtime, verification, user: userEvent.setup() }
}

export const LIMITED: VerificationGiven = { facts: { limited: true }, reasons: [LIMIT] }
