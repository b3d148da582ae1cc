import { describe, expect, it } from 'vitest'
import { REQUEST_GROUPS } from '../approvals/index.ts'
import { BATCH_TYPES } from '../batches/index.ts'
import { TRANSACTION_TYPE } from '../history/index.ts'
import { PERMISSIONS } from '../permissions.ts'
import { transferCalls } from '../transfers/index.ts'
import {
  BATCH_FLAGS,
  EXTERNAL_KINDS,
  externalAction,
  isExternalKind,
  isTransferKind,
  PAYER_FEE_KINDS,
  PAYMENT_FLAGS,
  SEND_CALLS,
} from './kind-lists.ts'
import { BATCH_KINDS, PAYMENT_KINDS } from './kinds.ts'

const rows = Object.values(PAYMENT_KINDS)

describe('the kinds of payments', () => {
  it('have a number and a name of their own in the history', () => {
    expect(Object.keys(TRANSACTION_TYPE)).toHaveLength(rows.length + 3)
    expect(new Set(Object.values(TRANSACTION_TYPE)).size).toBe(rows.length + 3)
  })

  it('are opened by flags that there are, each action by one', () => {
    const flags = { ...PAYMENT_FLAGS, ...BATCH_FLAGS }
    const known: readonly string[] = Object.values(PERMISSIONS).flat()
    expect(Object.values(flags).filter(flag => !known.includes(flag))).toEqual([])
    const actions = rows.length + EXTERNAL_KINDS.length + Object.keys(BATCH_KINDS).length
    expect(Object.keys(flags)).toHaveLength(actions)
  })

  it('are asked for under groups that lists know, and in batches that there are', () => {
    for (const { group } of [...rows, ...Object.values(BATCH_KINDS)])
      expect(REQUEST_GROUPS).toContain(group)
    for (const { batch } of Object.values(BATCH_KINDS)) expect(BATCH_TYPES).toContain(batch)
  })

  it('leave the bank by calls that only those with money to send may make', () => {
    expect(SEND_CALLS).toHaveLength(EXTERNAL_KINDS.length + 2)
    for (const kind of EXTERNAL_KINDS) {
      const { permission } = transferCalls[PAYMENT_KINDS[kind].send]
      expect(permission).toEqual([externalAction(kind, 'own'), externalAction(kind, '3d')])
      expect(transferCalls[PAYMENT_KINDS[kind].quote]).not.toHaveProperty('outflow')
    }
  })

  it.each(['p2p', 'invoice', 'toString', ''])(
    'stay in the bank where no row says otherwise: "%s"',
    kind => {
      expect(isExternalKind(kind)).toBe(false)
    },
  )

  it.each([
    ['betweenAccounts', true],
    ['p2p', true],
    ['wire', true],
    ['checkout', false],
    ['massP2p', false],
    ['toString', false],
  ])('are transfers where nobody else asks for them: %s %s', (kind, isTransfer) => {
    expect(isTransferKind(kind)).toBe(isTransfer)
  })

  it('leave who bears the fee open for wires only', () => {
    expect(EXTERNAL_KINDS.filter(kind => !PAYER_FEE_KINDS.some(one => one === kind))).toEqual([
      'wire',
    ])
  })
})
