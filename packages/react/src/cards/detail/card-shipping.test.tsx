import type { Sixpence } from '@sixpence/core'
import type { CardOffer } from '@sixpence/core/cards'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { aCard, renderCards } from '../../testing/render-cards.tsx'
import { CardDetail } from './card-detail.tsx'

type Cards = Sixpence['cards']
type Way = CardOffer['fees']['shipping'][number]

const STANDARD: Way = {
  id: 'standard',
  type: 'standard',
  fee: '0.00',
  deliveryTime: 10,
  disabledReasons: [],
}
const EXPRESS: Way = { ...STANDARD, id: 'express', type: 'express', fee: '15.00', deliveryTime: 3 }
const NOT_SERVED: Pick<Way, 'disabledReasons'> = { disabledReasons: ['countryNotServed'] }

const offering =
  (...shipping: Way[]): Cards['applyInfo'] =>
  async () => ({
    countryCode: 'NO',
    countries: ['NO'],
    cards: [
      {
        type: 2006,
        cardIsVirtual: false,
        currencyCode: 'EUR',
        fees: { annual: '0.00', issue: '10.00', monthly: '1.00', currency: 'EUR', shipping },
      },
    ],
  })

async function open(action: string, applyInfo: Cards['applyInfo'], cards: Partial<Cards> = {}) {
  const card = aCard({ cardReissuedStatusId: action === REPLACE ? undefined : 1 })
  const { user } = renderCards(<CardDetail accountId={card.accountId} />, [card], {
    applyInfo,
    ...cards,
  })
  await user.click(await screen.findByRole('button', { name: action }))
  return { user, dialog: within(await screen.findByRole('dialog')) }
}

const REPLACE = 'Replace card'
const HURRY = 'Upgrade to express delivery'

describe('a card that is sent', () => {
  it('is not hurried where nobody brings it in time (CARD-020)', async () => {
    const { dialog } = await open(HURRY, offering(STANDARD, { ...EXPRESS, ...NOT_SERVED }))
    expect(await dialog.findByText('Not available in this country.')).toBeDefined()
    expect(dialog.getByRole('button', { name: 'Send by express' })).toHaveProperty('disabled', true)
  })

  it('says that it comes by express where that is ordered (CARD-022)', async () => {
    const card = aCard({ cardReissuedStatusId: 41, cardReissueIsExpress: true })
    renderCards(<CardDetail accountId={card.accountId} />, [card])
    expect(await screen.findByText('Express delivery is already ordered.')).toBeDefined()
    expect(screen.queryByRole('button', { name: new RegExp(HURRY) })).toBeNull()
  })

  it('goes by the way that there is', async () => {
    const reissue = vi.fn<Cards['reissue']>(async () => ({ fee: '25.00', feeCurrency: 'EUR' }))
    const { user, dialog } = await open(
      REPLACE,
      offering({ ...STANDARD, ...NOT_SERVED }, EXPRESS),
      {
        reissue,
      },
    )
    await dialog.findByRole('radio', { name: /Express/ })
    await user.click(dialog.getByRole('button', { name: 'Order card' }))
    await waitFor(() => expect(reissue).toHaveBeenCalled())
    expect(reissue.mock.lastCall?.[0]).toMatchObject({ isExpressShipping: true })
  })

  it.each([REPLACE, HURRY])('says that none is given out any more: %s', async action => {
    const { dialog } = await open(action, async () => ({
      countryCode: 'NO',
      countries: ['NO'],
      cards: [],
    }))
    expect(await dialog.findByText('No cards for this country')).toBeDefined()
  })
})
