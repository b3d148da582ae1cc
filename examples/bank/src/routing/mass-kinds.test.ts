import { mayBegin } from '@sixpence/core/access'
import { expect, it } from 'vitest'
import { openMassKinds } from './mass-kinds.ts'

it.each([
  ['MASS-001', 'massUser', '/transfer/mass/p2p'],
  ['MASS-002', 'massWire', '/transfer/mass/wire'],
  ['MASS-002', 'massEft', '/transfer/mass/eft'],
  ['MASS-002', 'massCard', '/transfer/mass/oct'],
  ['MASS-002', 'massCrypto', '/transfer/mass/digital'],
])('opens by %s with the flag %s only %s', (_, flag, to) => {
  const granted = { [flag]: true }
  const open = openMassKinds(action => mayBegin(action, { right: 'initiate', granted }).result)
  expect(open.map(kind => kind.to)).toEqual([to])
})

it.each([
  ['MASS-002', 'initiate', 'massInstant'],
  ['MASS-002', 'initiate', 'massInterac'],
  ['MASS-002', 'initiate', 'massGlobal'],
  ['MASS-001', 'confirm', 'massUser'],
] as const)('opens none by %s with right %s and the flag %s', (_, right, flag) => {
  const standing = { right, granted: { [flag]: true } }
  expect(openMassKinds(action => mayBegin(action, standing).result)).toEqual([])
})
