import type { Sixpence } from '@sixpence/core'
import type { ExternalCard } from '@sixpence/core/transfers'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { aBank } from '../../testing/a-bank.ts'
import { askedOf, renderForm, typingRests } from '../../testing/abroad/render-send-money.tsx'

type Transfers = Sixpence['transfers']
type Form = Awaited<ReturnType<typeof renderForm>>

const VISA: ExternalCard = {
  id: 'card-1-4242',
  bin: '424242',
  lastFour: '4242',
  cardBrand: 'VISA',
  holderName: 'Lena Vogt',
  expires: '2031-03',
  isDisabled: false,
}
const OLD: ExternalCard = { ...VISA, id: 'card-2-0002', lastFour: '0002', isDisabled: true }

async function reviewed({ bank, review }: Form) {
  await typingRests()
  await review()
  await waitFor(() => expect(bank.payments.review).toHaveBeenCalledTimes(1))
  return askedOf(bank.payments.review)
}

describe('SendMoney to a card', () => {
  it('pays to one that can be paid to, and offers no other (XFER-016, XFER-032)', async () => {
    const externalCards = async () => [OLD, VISA]
    const form = await renderForm(aBank({ transfers: { externalCards } }))
    await form.toCountry('United States')
    await form.fill('Recipient’s name', 'Lena Vogt')
    await form.user.click(await screen.findByRole('button', { name: /Recipient’s card$/ }))
    expect(await screen.findAllByRole('option')).toHaveLength(1)
    await form.user.click(screen.getByRole('option', { name: /4242/ }))
    await form.fill('Recipient gets', '100')
    expect(await reviewed(form)).toMatchObject({
      kind: 'octTransfer',
      order: { countryCode: 'US', currency: 'USD', details: { cardId: 'card-1-4242' } },
    })
  })
})

describe('SendMoney by Interac', () => {
  it('asks for an email address alone, and judges it (XFER-021)', async () => {
    const form = await renderForm()
    await form.toCountry('Canada')
    await form.fill('Recipient’s name', 'Lena Vogt')
    await form.fill('Recipient’s email', 'maya.example')
    await form.user.tab()
    expect(await screen.findByText(/no number like this|Check it against/)).toBeDefined()
    await form.user.clear(await form.field('Recipient’s email'))
    await form.fill('Recipient’s email', 'maya@example.com')
    await form.fill('Recipient gets', '40')
    expect(await reviewed(form)).toMatchObject({
      kind: 'interacTransfer',
      order: { countryCode: 'CA', currency: 'CAD', details: { email: 'maya@example.com' } },
    })
    expect(askedOf(form.bank.transfers.quoteInterac)).toMatchObject({ amount: '40.00' })
  })
})

describe('SendMoney in bitcoin', () => {
  const ADDRESS = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'

  it('sends to an address with eight decimals, and to none that is mistyped (XFER-019)', async () => {
    const quoteCrypto = vi.fn<Transfers['quoteCrypto']>(async ({ amount, currency }) => ({
      fromAmount: '90.00',
      fromCurrencyCode: 'EUR',
      fee: '1.00',
      feeCurrencyCode: 'EUR',
      total: '91.00',
      rate: '0.00001',
      currency,
      arriving: amount,
      arrivesAt: '2026-11-26T09:00:00.000Z',
    }))
    const form = await renderForm(aBank({ transfers: { quoteCrypto } }))
    await form.toCountry('United States')
    await form.user.click(await screen.findByRole('button', { name: 'More ways to send' }))
    await form.user.click(await screen.findByRole('radio', { name: /In bitcoin/ }))
    await form.fill('Recipient’s name', 'Lena Vogt')
    await form.fill('Bitcoin address', ADDRESS.replace('qar0', 'qar1'))
    await form.user.tab()
    expect((await form.field('Bitcoin address')).getAttribute('aria-invalid')).toBe('true')
    await form.user.clear(await form.field('Bitcoin address'))
    await form.fill('Bitcoin address', ADDRESS)
    await form.fill('Recipient gets', '0.00090001')
    expect(await reviewed(form)).toMatchObject({
      kind: 'cryptoEftTransfer',
      order: { currency: 'BTC', amount: '0.00090001', details: { walletAddress: ADDRESS } },
    })
  })
})
