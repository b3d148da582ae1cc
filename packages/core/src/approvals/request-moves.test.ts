import { ACCESS_RIGHT } from '@sixpence/protocol/access'
import { REQUEST_STATUSES } from '@sixpence/protocol/approvals'
import { describe, expect, it } from 'vitest'
import { namelessRows } from '../../tests/rule-names.ts'
import { REQUEST_RULES, requestMove } from './request-moves.ts'

const RIGHTS = Object.values(ACCESS_RIGHT)
const APPROVERS = new Set(['full', 'confirm'])
const ASKERS = new Set(['full', 'initiate'])

describe('requestMove', () => {
  it('lets approvers decide and askers withdraw, for everything there can be (ACCESS-022)', () => {
    for (const right of RIGHTS) {
      for (const status of REQUEST_STATUSES) {
        const own = requestMove({ status, isOwn: true }, right).result
        const other = requestMove({ status, isOwn: false }, right).result
        const isOpen = status === 'waiting'
        expect([right, status, own]).toEqual([
          right,
          status,
          isOpen && ASKERS.has(right) ? 'withdraw' : 'none',
        ])
        expect([right, status, other]).toEqual([
          right,
          status,
          isOpen && APPROVERS.has(right) ? 'decide' : 'none',
        ])
      }
    }
  })

  it('has a name for each of its rows', () => {
    expect(namelessRows(REQUEST_RULES)).toEqual([])
  })

  it('says why nobody approves their own', () => {
    const { rule, because } = requestMove({ status: 'waiting', isOwn: true }, 'full')
    expect(rule).toBe('own')
    expect(because).toContain('nobody approves what they asked for')
  })
})
