import { describe, expect, it } from 'vitest'
import { readTransferKinds, TRANSFER_KINDS } from './transfer-kinds.ts'

describe('readTransferKinds', () => {
  it.each([
    [undefined, ['own'], []],
    ['', ['own'], []],
    [' \n\t ', ['own'], []],
    ['own', ['own'], []],
    ['own p2p eft', ['own', 'p2p', 'eft'], []],
    ['eft  own\n p2p', ['eft', 'own', 'p2p'], []],
    ['own own p2p own', ['own', 'p2p'], []],
    ['cryptoEft', ['cryptoEft'], []],
    ['CRYPTOEFT cryptoeft P2P', ['cryptoEft', 'p2p'], []],
    [TRANSFER_KINDS.join(' '), [...TRANSFER_KINDS], []],
    ['own fax p2p fax', ['own', 'p2p'], ['fax']],
    ['own,p2p', [], ['own,p2p']],
    ['fax', [], ['fax']],
    ['checkout ownTransfer', [], ['checkout', 'ownTransfer']],
    ['constructor __proto__ toString', [], ['constructor', '__proto__', 'toString']],
    ['\u043ewn', [], ['\u043ewn']],
  ])('reads %j', (text, kinds, unknown) => {
    expect(readTransferKinds(text)).toEqual({ kinds, unknown })
  })
})
