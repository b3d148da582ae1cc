import { permissionsOf } from '@sixpence/core/access'
import type { Customer } from '@sixpence/core/customer'
import type { StartInfo } from '@sixpence/core/start'
import type { BusinessUser, Users } from '@sixpence/core/users'
import { vi } from 'vitest'
import { ADA, aSixpence, aStart } from './a-sixpence.ts'

const AT = '2026-11-21T09:00:00.000Z'
const OWNED = permissionsOf({ sendWire: true, sendCard: true, massWire: true })

/** A user of Ada's business who begins payments by wire. */
export function aUser(change: Partial<BusinessUser> = {}): BusinessUser {
  return {
    userId: 'user-lena',
    email: 'lena@sixpence.example',
    name: 'Lena Vogel',
    accessRights: 'initiate',
    permissions: permissionsOf({ sendWire: true }),
    since: AT,
    state: 'active',
    isOwner: false,
    isSelf: false,
    ...change,
  }
}

export const OWNER = aUser({
  userId: 'ada',
  email: 'ada@sixpence.example',
  name: 'Ada Lindholm',
  accessRights: 'full',
  permissions: OWNED,
  isOwner: true,
  isSelf: true,
})

/** The bank's access info for the owner of Ada's business. */
export const ACCESS_INFO: NonNullable<StartInfo['accessInfo']> = {
  id: 'ada',
  accessRights: 'full',
  permissions: OWNED,
  accessList: [],
  businessRepresentativePositionIds: [],
  isNeedKyc: false,
  taxResidencySelfCertificationDocumentStatus: 'validated',
  employeeFirstName: 'Ada',
  employeeLastName: 'Lindholm',
  customerUsername: 'ada@sixpence.example',
  customerName: 'Lindholm Ltd',
}

/** Returns a business whose users are managed at once: Ada's, with Lena, unless a test overrides it. */
export function aUsers(change: Partial<Users> = {}, who: Partial<Customer> = {}) {
  const pending = { requestKey: 'request-1', sentTo: 'a•••@sixpence.example' }
  const users = {
    list: vi.fn<Users['list']>(async () => [OWNER, aUser()]),
    add: vi.fn<Users['add']>(async () => pending),
    update: vi.fn<Users['update']>(async () => pending),
    end: vi.fn<Users['end']>(async () => undefined),
    confirm: vi.fn<Users['confirm']>(async () => undefined),
    delete: vi.fn<Users['delete']>(async () => undefined),
    ...change,
  }
  const customer: Customer = { ...ADA, customerType: 'business', ...who }
  const start = aStart({ customer, accessInfo: ACCESS_INFO })
  return { users, sixpence: aSixpence({ accounts: {}, start, users }) }
}
