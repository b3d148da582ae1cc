import type { AccessInfo } from '@sixpence/protocol/access'
import type { Customer } from '@sixpence/protocol/customer'
import { describe, expect, it } from 'vitest'
import { rightOf, userRightsOf } from './right-of.ts'
import type { StartInfo } from './start.ts'

interface Said {
  readonly type?: Customer['customerType']
  readonly access?: Pick<AccessInfo, 'accessRights' | 'permissions'>
}

// The right depends only on this.
const info = ({ type, access }: Said): StartInfo => ({
  customer: type && ({ customerType: type } as Customer),
  terms: [],
  accessInfo: access as AccessInfo | undefined,
  accesses: [],
  forms: undefined,
})

const permissions = { transfers: true } as unknown as AccessInfo['permissions']
const access = { accessRights: 'read', permissions } as const

describe('rightOf', () => {
  it.each([
    ['a person', { type: 'personal' }, 'full'],
    ['a business, before it is said what the user may do', { type: 'business' }, 'none'],
    ['an old business, before it is said', { type: 'oldBusiness' }, 'none'],
    ['somebody of whom the bank says nothing', {}, 'none'],
    ['a business as its access info says', { type: 'business', access }, 'read'],
    [
      'a person who acts for somebody as its access info says',
      { type: 'personal', access },
      'read',
    ],
    ['whom the bank knows by the access info alone', { access }, 'read'],
  ] as const)('is of %s', (_who, said: Said, right) => {
    expect(rightOf(info(said))).toBe(right)
    expect(userRightsOf(info(said))).toEqual({
      right,
      granted: said.access ? permissions : undefined,
    })
  })

  it('is none before anything was loaded', () => {
    expect(rightOf(undefined)).toBe('none')
    expect(userRightsOf(undefined)).toEqual({ right: 'none', granted: undefined })
  })
})
