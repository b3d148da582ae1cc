import { describe, expect, it } from 'vitest'
import { cardActions } from './index.ts'

const ACTIVE = { accountStatusId: 'active' } as const
const allowed = (standing: Parameters<typeof cardActions>[1]) =>
  Object.entries(cardActions(ACTIVE, standing))
    .filter(([, { result }]) => result)
    .map(([action]) => action)

const READ = ['balance', 'history']
const USE = ['pause', 'block', 'editName', 'enrollment']

describe('cardActions', () => {
  it.each([
    ['none', ['enrollment']],
    ['read', [...READ, 'enrollment']],
    ['initiate', [...READ, 'load', ...USE]],
    ['confirm', [...READ, 'enrollment']],
    ['full', [...READ, 'details', 'load', ...USE, 'changePin', 'showPin', 'reissue']],
  ] as const)('asks the right %s as the bank does', (right, actions) => {
    const standing = { right, isStaff: false, granted: undefined }
    expect(new Set(allowed(standing))).toEqual(new Set<string>(actions))
  })

  it('lets staff see and stop harm, and says who else may', () => {
    const standing = { right: 'full', isStaff: true, granted: undefined } as const
    expect(allowed(standing).toSorted()).toEqual(
      ['balance', 'block', 'enrollment', 'history', 'pause'].toSorted(),
    )
    expect(cardActions(ACTIVE, standing).details.rule).toBe('notForStaff')
  })

  it('orders no cards for a sub-account', () => {
    const standing = {
      right: 'full',
      isStaff: false,
      granted: { settlementAccount: true },
    } as const
    expect(cardActions(ACTIVE, standing).reissue.rule).toBe('noRight')
    expect(cardActions(ACTIVE, { ...standing, granted: {} }).reissue.result).toBe(true)
  })

  it('names what stands in the way of the card before what stands in that of the user', () => {
    const standing = { right: 'none', isStaff: false, granted: undefined } as const
    expect(cardActions({ accountStatusId: 'paused' }, standing).pause.rule).toBe('notActive')
    expect(cardActions(ACTIVE, standing).pause.rule).toBe('noRight')
  })
})
