import { BUSINESS_NOTICE_TYPES, NEWS_NOTICE_TYPES, NOTICE_TYPES } from '@sixpence/protocol'
import { describe, expect, it } from 'vitest'
import { noticeDestination } from './notice-destination.ts'

describe('noticeDestination', () => {
  it.each([
    ['info', undefined],
    ['documentFailed', 'profile'],
    ['documentRejected', 'profile'],
    ['documentExpired', 'profile'],
    ['documentExpSoon', 'profile'],
    ['usernameChangeFailed', 'profile'],
    ['usernameChanged', 'profile'],
    ['batchPartially', 'batchHistory'],
    ['zohoNewMessage', 'messages'],
    ['zohoClosedNoReply', 'messages'],
    ['acceptTermsLogin', 'acceptTerms'],
    ['smartContractSigned', 'contracts'],
    ['smartContractRejected', 'contracts'],
    ['smartContractCancelled', 'contracts'],
    ['smartContractCreated', 'contracts'],
    ['smartContractTerminated', 'contracts'],
    ['smartContractTerminationRequest', 'contracts'],
    ['smartContractTerminationCancelled', 'contracts'],
    ['smartContractSignerIdentified', 'contracts'],
    ['smartContractIdentificationLoaded', 'contracts'],
    ['smartContractIdentificationFailed', 'contracts'],
    ['cardClosed', 'cards'],
  ])('leads from %s to its place (RT-006..027)', (type, place) => {
    expect(noticeDestination(type).result).toBe(place)
  })

  it('knows every type of the protocol, and says why', () => {
    expect(NOTICE_TYPES).toHaveLength(22)
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

  it('leads from an announcement to the news', () => {
    const leads = NEWS_NOTICE_TYPES.map(type => noticeDestination(type).result)
    expect(leads).toEqual(['news'])
  })

  it.each(['balanceChanged', 'madeUp', '', 'constructor', '__proto__', 'toString'])(
    'leads nowhere from %j',
    type => expect(noticeDestination(type)).toMatchObject({ result: undefined, rule: 'none' }),
  )
})
