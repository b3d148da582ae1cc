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
  type GrantedPermissions,
} from '@sixpence/protocol'
import { describe, expect, it } from 'vitest'
import { isStaffActing, mayCall, type CallMarks } from './may-call.ts'

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

  it('goes by the flags as well where access info tells them (ACCESS-018, ACCESS-019)', () => {
    const facts = { right: 'full', isStaff: false } as const
    const may = (call: CallMarks, granted?: GrantedPermissions) =>
      mayCall(call, { ...facts, granted })
    expect(may(sendP2pTransfer).result).toBe(true)
    expect(may(sendP2pTransfer, { sendUserToUser: true }).result).toBe(true)
    expect(may(sendP2pTransfer, { sendWire: true })).toMatchObject({
      result: false,
      rule: 'no flag',
    })
    expect(may(pauseCard, {}).result).toBe(true)
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
