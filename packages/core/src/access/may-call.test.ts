import {
  ACCESS_RIGHT,
  blockCard,
  deleteRepresentative,
  hasRight,
  listAccounts,
  pauseCard,
  searchCustomers,
  sendP2pTransfer,
  showCardPin,
  unpauseCard,
  updateAccessRights,
} from '@sixpence/protocol'
import { describe, expect, it } from 'vitest'
import { isStaffActing, mayCall } from './may-call.ts'

describe('mayCall', () => {
  it.each([
    [listAccounts, true, 'staff: sees'],
    [pauseCard, true, 'staff: helps'],
    [blockCard, true, 'staff: helps'],
    [updateAccessRights, true, 'staff: helps'],
    [unpauseCard, false, 'staff: never'],
    [sendP2pTransfer, false, 'staff: never'],
    [showCardPin, false, 'staff: never'],
    [deleteRepresentative, false, 'staff: two'],
  ])('goes by the mark for staff: %o (ADMIN-002)', (call, result, rule) => {
    for (const right of Object.values(ACCESS_RIGHT)) {
      expect(mayCall(call, { right, isStaff: true })).toMatchObject({ result, rule })
    }
  })

  it('goes by the right for everybody else', () => {
    for (const right of Object.values(ACCESS_RIGHT)) {
      const facts = { right, isStaff: false }
      expect(mayCall(pauseCard, facts).result).toBe(hasRight(right, 'initiate'))
      expect(mayCall(showCardPin, facts).result).toBe(hasRight(right, 'full'))
      expect(mayCall(searchCustomers, facts).result).toBe(false)
      expect(mayCall(deleteRepresentative, facts).rule).toBe('staff: two')
    }
  })
})

describe('isStaffActing', () => {
  it('is so of an administrator who acts for somebody else', () => {
    expect(isStaffActing({ isAdmin: true }, { isOther: true })).toBe(true)
    expect(isStaffActing({ isAdmin: true }, { isOther: false })).toBe(false)
    expect(isStaffActing({ isAdmin: false }, { isOther: true })).toBe(false)
  })
})
