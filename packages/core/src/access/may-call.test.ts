import { ACCESS_RIGHT, accessMethods, hasRight } from '@sixpence/protocol/access'
import { accountMethods } from '@sixpence/protocol/accounts'
import { cardMethods } from '@sixpence/protocol/cards'
import { kycMethods } from '@sixpence/protocol/kyc'
import type { GrantedPermissions } from '@sixpence/protocol/permissions'
import { transferMethods } from '@sixpence/protocol/transfers'
import { userMethods } from '@sixpence/protocol/users'
import { describe, expect, it } from 'vitest'
import { isStaffActing, mayCall, type CallerFacts, type CallMarks } from './may-call.ts'

describe('mayCall', () => {
  it.each([
    [accountMethods.list, true, 'staff: sees'],
    [cardMethods.pause, true, 'staff: helps'],
    [cardMethods.block, true, 'staff: helps'],
    [userMethods.update, true, 'staff: helps'],
    [cardMethods.unpause, false, 'staff: never'],
    [transferMethods.sendP2p, false, 'staff: never'],
    [cardMethods.requestPin, false, 'staff: never'],
    [userMethods.delete, false, 'staff: two'],
    [kycMethods.updateDueDiligence, true, 'staff: four eyes'],
    [kycMethods.confirmDueDiligence, true, 'staff: four eyes'],
    [kycMethods.withdrawDueDiligence, true, 'staff: four eyes'],
  ])('goes by the mark for staff: $name (ADMIN-002)', (call, result, rule) => {
    for (const right of Object.values(ACCESS_RIGHT)) {
      expect(mayCall(call, { right, isStaff: true })).toMatchObject({ result, rule })
    }
  })

  it('goes by the flags as well where access info tells them (ACCESS-018, ACCESS-019)', () => {
    const facts = { right: 'full', isStaff: false } as const
    const may = (call: CallMarks, granted?: GrantedPermissions) =>
      mayCall(call, { ...facts, granted })
    expect(may(transferMethods.sendP2p).result).toBe(true)
    expect(may(transferMethods.sendP2p, { sendUserToUser: true }).result).toBe(true)
    expect(may(transferMethods.sendP2p, { sendWire: true })).toMatchObject({
      result: false,
      rule: 'no flag',
    })
    expect(may(cardMethods.pause, {}).result).toBe(true)
  })

  it('goes by the right for everybody else', () => {
    for (const right of Object.values(ACCESS_RIGHT)) {
      const facts = { right, isStaff: false }
      expect(mayCall(cardMethods.pause, facts).result).toBe(hasRight(right, 'initiate'))
      expect(mayCall(cardMethods.requestPin, facts).result).toBe(hasRight(right, 'full'))
      expect(mayCall(accessMethods.search, facts).result).toBe(false)
      expect(mayCall(userMethods.delete, facts).rule).toBe('staff: two')
    }
  })
})

describe('the rows of mayCall', () => {
  const OWN = { needs: 'own', staff: 'sees' } as const
  const READ = { needs: 'read', staff: 'sees' } as const
  const PAY = { needs: 'initiate', staff: 'never', permission: ['p2p'] } as const
  const APPROVE = { needs: 'approve', staff: 'never', permission: 'ofPayment' } as const
  const FUND = {
    needs: 'read',
    staff: 'sees',
    permission: ['fundingByBank', 'fundingByWire'],
  } as const
  const PROPOSE = { needs: 'admin', staff: 'two', fourEyes: 'proposes' } as const
  const ADMIN = { needs: 'admin', staff: 'sees' } as const
  const customer = { right: 'none', isStaff: false } as const
  const staff = { right: 'none', isStaff: true } as const
  const full = { ...customer, right: 'full', granted: {} } as const
  const sub = { ...full, granted: { settlementAccount: true } } as const

  it.each<[string, boolean, CallMarks, CallerFacts]>([
    ['sub-accounts alone', false, { ...READ, subAccount: 'only' }, full],
    ['sub-accounts alone', false, { ...READ, subAccount: 'only' }, staff],
    ['right', true, { ...READ, subAccount: 'only' }, sub],
    ['no sub-account', false, { ...READ, subAccount: 'never' }, sub],
    ['right', true, { ...READ, subAccount: 'never' }, full],
    ['staff: never', false, PAY, staff],
    ['staff: never', false, { needs: 'admin', staff: 'never' }, full],
    ['staff: two', false, { needs: 'full', staff: 'two' }, staff],
    ['staff: two', false, { needs: 'admin', staff: 'two' }, full],
    ['staff: four eyes', true, PROPOSE, staff],
    ['no right', false, PROPOSE, full],
    ['staff: helps', true, { needs: 'full', staff: 'helps' }, staff],
    ['staff: sees', true, READ, staff],
    ['staff: sees', true, ADMIN, staff],
    ['own', true, OWN, customer],
    ['own', true, { ...OWN, permission: ['p2p'] }, { ...customer, granted: {} }],
    ['no flag', false, PAY, full],
    ['no flag', false, FUND, full],
    ['right', true, FUND, { ...full, granted: { addFundsWireThirdParty: true } }],
    ['right', true, PAY, { ...full, granted: { sendUserToUser: true } }],
    ['right', true, APPROVE, full],
    ['right', true, { ...READ, permission: [] }, full],
    ['right', true, READ, { ...customer, right: 'read' }],
    ['right', true, { needs: 'full', staff: 'helps' }, full],
    ['no right', false, READ, customer],
    ['no right', false, { needs: 'full', staff: 'helps' }, { ...customer, right: 'read' }],
    ['no right', false, ADMIN, full],
  ])('decide by %s: %s', (...row) => {
    const [rule, result, marks, facts] = row
    expect(mayCall(marks, facts)).toMatchObject({ rule, result })
  })
})

describe('isStaffActing', () => {
  it('is so of an administrator who acts for somebody else', () => {
    expect(isStaffActing({ isAdmin: true }, { isOther: true })).toBe(true)
    expect(isStaffActing({ isAdmin: true }, { isOther: false })).toBe(false)
    expect(isStaffActing({ isAdmin: false }, { isOther: true })).toBe(false)
  })
})
