import {
  BUSINESS_NOTICE_TYPES,
  INVOICE_NOTICE_TYPES,
  NEWS_NOTICE_TYPES,
  NOTICE_TYPES,
} from '@sixpence/protocol/realtime'
import { describe, expect, it } from 'vitest'
import { noticeDestination } from './notice-destination.ts'

describe('noticeDestination', () => {
  it.each([
    ['RT-006', 'info', undefined],
    ['RT-007', 'documentFailed', 'profile'],
    ['RT-008', 'documentRejected', 'profile'],
    ['RT-009', 'documentExpired', 'profile'],
    ['RT-010', 'documentExpSoon', 'profile'],
    ['RT-011', 'usernameChangeFailed', 'profile'],
    ['RT-012', 'usernameChanged', 'profile'],
    ['RT-013', 'batchPartially', 'batchHistory'],
    ['RT-014', 'zohoNewMessage', 'messages'],
    ['RT-015', 'zohoClosedNoReply', 'messages'],
    ['RT-016', 'acceptTermsLogin', 'acceptTerms'],
    ['RT-017', 'smartContractSigned', 'contracts'],
    ['RT-018', 'smartContractRejected', 'contracts'],
    ['RT-019', 'smartContractCancelled', 'contracts'],
    ['RT-020', 'smartContractCreated', 'contracts'],
    ['RT-021', 'smartContractTerminated', 'contracts'],
    ['RT-022', 'smartContractTerminationRequest', 'contracts'],
    ['RT-023', 'smartContractTerminationCancelled', 'contracts'],
    ['RT-024', 'smartContractSignerIdentified', 'contracts'],
    ['RT-025', 'smartContractIdentificationLoaded', 'contracts'],
    ['RT-026', 'smartContractIdentificationFailed', 'contracts'],
    ['RT-027', 'cardClosed', 'cards'],
  ])('leads from a notice to its place (%s): %s', (_row, type, place) => {
    expect(noticeDestination(type).result).toBe(place)
  })

  it.each([
    ['document', 'documentFailed'],
    ['username', 'usernameChanged'],
    ['batch', 'batchPartially'],
    ['support', 'zohoNewMessage'],
    ['terms', 'acceptTermsLogin'],
    ['contract', 'smartContractSigned'],
    ['card', 'cardClosed'],
    ['request', 'requestApproved'],
    ['preapproved', 'preapprovedFailed'],
    ['preapproved', 'preapprovedStopped'],
    ['invoice', 'invoicePaid'],
    ['news', 'announcementPublished'],
    ['refund', 'refundReceived'],
  ])('says by which rule it leads on: %s', (rule, type) => {
    expect(noticeDestination(type).rule).toBe(rule)
  })

  it('knows every type of the protocol, and says why', () => {
    expect(NOTICE_TYPES).toHaveLength(24)
    for (const type of NOTICE_TYPES) {
      const { result, rule, because } = noticeDestination(type)
      expect(rule === 'none').toBe(result === undefined)
      expect(because).not.toBe('')
    }
  })

  it('leads from what those hear who act for a business to the requests', () => {
    const leads = BUSINESS_NOTICE_TYPES.map(type => noticeDestination(type).result)
    expect(leads).toEqual(['approvals', 'approvals', 'approvals', 'approvals', undefined])
  })

  it('leads from all that is told of an invoice to the invoices', () => {
    const leads = INVOICE_NOTICE_TYPES.map(type => noticeDestination(type).result)
    expect(leads).toEqual(['invoices', 'invoices', 'invoices', 'invoices'])
  })

  it('leads from an announcement to the news', () => {
    const leads = NEWS_NOTICE_TYPES.map(type => noticeDestination(type).result)
    expect(leads).toEqual(['news'])
  })

  it.each(['balanceChanged', 'madeUp', '', 'constructor', '__proto__', 'toString'])(
    'leads nowhere from %j',
    type => expect(noticeDestination(type)).toMatchObject({ result: undefined, rule: 'none' }),
  )
})
