import { EXTERNAL_KINDS } from '@sixpence/core/transfers'
import { TRANSFER_KINDS, type TransferKind } from '@sixpence/embed'
import { describe, expect, it } from 'vitest'
import { transferForms } from './transfer-forms.ts'

const OWN = { to: 'ownTransfer' }
const P2P = { to: 'p2pTransfer' }
const abroad = (...kinds: TransferKind[]) => ({ to: 'externalTransfer', kinds })

describe('transferForms', () => {
  it.each<[TransferKind[], object[]]>([
    [[], []],
    [['own'], [OWN]],
    [
      ['p2p', 'own'],
      [P2P, OWN],
    ],
    [
      ['own', 'p2p', 'eft'],
      [OWN, P2P, abroad('eft')],
    ],
    [
      ['wire', 'own', 'eft'],
      [abroad('wire', 'eft'), OWN],
    ],
    [['cryptoEft'], [abroad('cryptoEft')]],
  ])('of %j are %j', (kinds, forms) => {
    expect(transferForms(kinds)).toEqual(forms)
  })

  it('know every way by the name that the bank has for it', () => {
    expect(TRANSFER_KINDS).toEqual(['own', 'p2p', ...EXTERNAL_KINDS])
  })
})
