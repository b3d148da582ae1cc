import { describe, expect, it } from 'vitest'
import { recordedCall } from '../../tests/recorded-call.ts'
import { opened } from '../../tests/opened.ts'
import { cards as cardsDomain } from './index.ts'

function cards(answer: object = {}) {
  const { call, calls } = recordedCall(answer)
  const platform = { randomBytes: (length: number) => new Uint8Array(length).fill(7) }
  return { cards: opened(cardsDomain, { call, platform }), calls }
}

describe('createCards', () => {
  it('sends of a number its first six digits and nothing else (CARD-014, CONST-009)', async () => {
    for (const typed of ['9999 0012 3456 7890', '99 99 00', '9999001']) {
      const { cards: room, calls } = cards({ binInfo: { valid: true } })
      await room.binInfo({ cardNumber: typed })
      expect(calls).toEqual([{ name: 'cardBinInfoGet', input: { binNumber: '999900' } }])
    }
  })

  it('sends a PIN twice (CARD-025)', async () => {
    const { cards: room, calls } = cards()
    await room.changePin({ accountId: '1', pin: '4071', pinRepeat: '4071' })
    expect(calls).toEqual([
      { name: 'cardPinChange', input: { accountId: '1', pin: '4071', pinRepeat: '4071' } },
    ])
  })

  it('asks for a PIN in two steps (CARD-026, CARD-027)', async () => {
    const { cards: room } = cards({ requestKey: 'r1', sentTo: 'a•••', pinCode: '4071' })
    expect(await room.requestPin({ accountId: '1' })).toMatchObject({
      requestKey: 'r1',
      sentTo: 'a•••',
    })
    expect(await room.pin({ accountId: '1', requestKey: 'r1', code: '123456' })).toBe('4071')
  })

  it('asks for what is printed on a card in two steps, and names the page (CARD-016)', async () => {
    const answer = {
      requestKey: 'r1',
      sentTo: 'a•••',
      token: 't1',
      frameUrl: 'https://b.example/f',
    }
    const { cards: room, calls } = cards(answer)
    expect(await room.requestDetails({ accountId: '1' })).toMatchObject({
      requestKey: 'r1',
      sentTo: 'a•••',
    })
    const wish = {
      accountId: '1',
      code: '123456',
      hostOrigin: 'https://app.example',
      heldBy: ['capacitor://localhost'],
    }
    expect(await room.details({ ...wish, requestKey: 'r1' })).toBe(answer)
    expect(calls).toEqual([
      { name: 'cardDetailsShow', input: { accountId: '1' } },
      { name: 'cardDetailsOpen', input: { ...wish, requestKey: 'r1' } },
    ])
  })

  it('names the methods of the bank', async () => {
    const { cards: room, calls } = cards({ pinCode: '4071', cardId: '2', accountId: '2' })
    await room.pause({ accountId: '1' })
    await room.unpause({ accountId: '1' })
    await room.block({ accountId: '1' })
    await room.setAlias({ accountId: '1', cardAliasName: 'Travel' })
    const key = room.newKey()
    await room.reissue({ accountId: '1', isExpressShipping: true }, { key })
    await room.upgradeShipping({ accountId: '1' }, { key })
    await room.activationData({ accountId: '1' })
    await room.activate({ accountId: '1', extraParams: {} }, { key })
    await room.confirm({ cardId: '2' })
    expect(calls.map(call => (call as { name: string }).name)).toEqual([
      'cardPause',
      'cardUnpause',
      'cardBlock',
      'cardAliasSet',
      'cardReissue',
      'cardReissueShippingUpgrade',
      'cardActivationDataGet',
      'cardActivate',
      'cardConfirm',
    ])
  })
})
