import { customerSchema } from '@sixpence/protocol/schemas'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { customerStateOf, type StartInfo } from './index.ts'

const WIRE = {
  customerType: 2,
  userId: 'u1',
  customerId: 'c1',
  login: 'ada@sixpence.example',
  firstName: 'Ada',
  lastName: 'Lindholm',
  transactionApproveMode: 'none',
  login2faMode: 'otp',
  isAdmin: false,
  isHaveRelatedAccounts: true,
  useOldWeb: false,
  verified: true,
  limited: false,
  dueDiligenceLevel: 0,
  isNeedPersonalInfoUpdate: false,
  isNeedKyc: false,
} as const
const SAID = { strictMode: 1, isConverted: 0, representativeId: 'r7' } as const
const customer = (said: object = {}) => z.decode(customerSchema, { ...WIRE, ...said })

const accessList = [
  {
    customerId: 'c2',
    customerName: 'Maps Ltd',
    customerUsername: 'maps@sixpence.example',
    accessRights: 'full' as const,
  },
]
const accessInfo: NonNullable<StartInfo['accessInfo']> = {
  id: 'c2',
  accessRights: 'full',
  permissions: { settlementAccount: true },
  accessList,
  businessRepresentativePositionIds: [2, 6],
  isNeedKyc: false,
  taxResidencySelfCertificationDocumentStatus: 'validated',
  employeeFirstName: 'Ada',
  employeeLastName: 'Lindholm',
  customerUsername: 'maps@sixpence.example',
  customerName: 'Maps Ltd',
}
const THEMSELVES = { customerId: 'c1', isOther: false }

describe('the state of the customer and the user (START-020)', () => {
  it('is what the bank has said of both, and whom they act for', () => {
    const acting = { customerId: 'c2', isOther: true }
    expect(customerStateOf({ customer: customer(SAID), accessInfo }, acting)).toEqual({
      customerType: 'business',
      firstName: 'Ada',
      lastName: 'Lindholm',
      isAdmin: false,
      isSubAccount: true,
      accessRights: 'full',
      accessList,
      strictMode: true,
      isConverted: false,
      representativeId: 'r7',
      representativePositionId: 2,
      permissions: { settlementAccount: true },
      twoStepVerificationMode: 'otp',
      fromCustomerId: 'c2',
    })
  })

  it('has nothing of what the bank has not said, not even a name for it', () => {
    const state = customerStateOf({ customer: customer(), accessInfo: undefined }, THEMSELVES)
    expect(Object.keys(state).toSorted()).toEqual([
      'customerType',
      'firstName',
      'isAdmin',
      'lastName',
      'twoStepVerificationMode',
    ])
    expect(customerStateOf(undefined, THEMSELVES)).toEqual({})
  })

  it('takes nobody for a sub-account who is none', () => {
    const access = { ...accessInfo, permissions: {}, businessRepresentativePositionIds: [] }
    const state = customerStateOf({ customer: undefined, accessInfo: access }, THEMSELVES)
    expect(state).toMatchObject({ isSubAccount: false })
    expect(state).not.toHaveProperty('representativePositionId')
  })
})
