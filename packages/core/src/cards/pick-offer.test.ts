import { describe, expect, it } from 'vitest'
import { pickOffer } from './index.ts'

const offer = (text: string) => {
  const [kind, currencyCode = ''] = text.split(' ')
  return { cardIsVirtual: kind === 'virtual', currencyCode }
}
const OFFERS = ['card EUR', 'card USD', 'virtual USD', 'virtual GBP'].map(offer)

describe('pickOffer', () => {
  it.each([
    ['card EUR', {}, 'card EUR'],
    ['card EUR', { currencyCode: 'USD' }, 'card USD'],
    ['card USD', { cardIsVirtual: true }, 'virtual USD'],
    ['card EUR', { cardIsVirtual: true }, 'virtual USD'],
    ['virtual GBP', { cardIsVirtual: false }, 'card EUR'],
    ['virtual GBP', { currencyCode: 'USD' }, 'virtual USD'],
    [undefined, {}, 'card EUR'],
    [undefined, { cardIsVirtual: true, currencyCode: 'GBP' }, 'virtual GBP'],
  ])('from %s with %j comes to %s', (present, choice, picked) => {
    expect(pickOffer(OFFERS, present === undefined ? undefined : offer(present), choice)).toEqual(
      offer(picked),
    )
  })

  it('is nothing where nothing is offered', () => {
    expect(pickOffer([], undefined, { cardIsVirtual: true })).toBeUndefined()
  })
})
