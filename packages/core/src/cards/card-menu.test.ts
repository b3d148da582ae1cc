import { expect, it } from 'vitest'
import { cardMenu } from './index.ts'

const USUAL = ['load', 'pause', 'details', 'showPin', 'history', 'editName', 'reissue', 'block']

it.each([
  ['is in use', { accountStatusId: 'active' }, USUAL],
  ['is paused', { accountStatusId: 'paused' }, USUAL.with(1, 'unpause')],
  [
    'is replaced',
    { accountStatusId: 'active', cardReissuedStatusId: 1 },
    USUAL.with(6, 'upgradeShipping'),
  ],
  ['is virtual', { accountStatusId: 'active', cardIsVirtual: true }, USUAL.toSpliced(6, 1)],
] as const)('lists what can be done with a card that %s', (_, card, actions) => {
  expect(cardMenu(card)).toEqual(actions)
})
