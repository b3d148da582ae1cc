import type { Sixpence } from '@sixpence/core'
import type { ExternalCard } from '@sixpence/core/transfers'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { SendMoneyProps } from '../../index.ts'
import { aBank } from '../../../testing/a-bank.ts'
import { askedOf, renderForm, typingRests } from '../../../testing/abroad/render-send-money.tsx'

type Transfers = Sixpence['transfers']

const VISA: ExternalCard = {
  id: 'card-1-4242',
  bin: '424242',
  lastFour: '4242',
  cardBrand: 'VISA',
  holderName: 'Lena Vogt',
  expires: '2031-03',
  isDisabled: false,
}
const OTHER: ExternalCard = { ...VISA, id: 'card-2-5556', lastFour: '5556' }

const binInfo: Sixpence['cards']['binInfo'] = async ({ cardNumber }) => ({
  binNumber: cardNumber,
  issuer: 'Another bank',
  cardBrand: 'VISA',
  cardCategory: 'STANDARD',
  cardType: 'DEBIT',
  countryCode: 'IE',
  currencyCode: 'EUR',
  isCommercial: false,
  isPrepaid: false,
  valid: true,
})

/** The form on the way to a card, with a name typed, beside these cards. */
async function toCard(before: readonly ExternalCard[] = [], start: SendMoneyProps = {}) {
  const cards = [...before]
  const addExternalCard = vi.fn<Transfers['addExternalCard']>(async () => {
    cards.push(VISA)
    return VISA
  })
  const transfers = {
    externalCards: async () => [...cards],
    openExternalCard: async () => ({ token: 'e1' }),
    addExternalCard,
  }
  const bank = aBank({ transfers, cards: { binInfo, blockedBins: async () => [] } })
  const form = await renderForm(bank, start)
  await form.toCountry('United States')
  await form.fill('Recipient’s name', 'Lena Vogt')
  const add = async () => {
    await form.user.click(await screen.findByRole('button', { name: /^Add (a|another) card$/ }))
    const dialog = within(await screen.findByRole('dialog'))
    return { dialog, number: await dialog.findByRole('textbox', { name: 'Card number' }) }
  }
  const addWhole = async () => {
    const { dialog, number } = await add()
    const paste = async (field: HTMLElement, text: string) => {
      await form.user.click(field)
      await form.user.paste(text)
    }
    await paste(number, '4242424242424242')
    await paste(await dialog.findByLabelText('Name on the card'), 'Lena Vogt')
    await paste(dialog.getByLabelText('Valid until'), '03/31')
    await form.user.click(dialog.getByRole('button', { name: 'Add card' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  }
  const chosen = () => screen.findByRole('button', { name: /Recipient’s card$/ })
  return { ...form, addExternalCard, add, addWhole, chosen }
}

describe('SendMoney to a card that is not there yet', () => {
  it('adds it in place, chooses it, and keeps what was typed (XFER-037)', async () => {
    const form = await toCard()
    await form.fill('Recipient gets', '100')
    expect(await screen.findByText(/Add a card of another bank/)).toBeDefined()
    expect(screen.queryByRole('button', { name: /Recipient’s card$/ })).toBeNull()
    await form.addWhole()
    expect(form.addExternalCard).toHaveBeenCalledOnce()
    expect((await form.chosen()).textContent).toContain('VISA •••• 4242')
    expect(await screen.findByText('Card ending in 4242 added.')).toBeDefined()
    expect((await form.field('Recipient’s name')).value).toBe('Lena Vogt')
    expect((await form.field('Recipient gets')).value).toBe('100')
    await typingRests()
    await form.review()
    await waitFor(() => expect(form.bank.payments.review).toHaveBeenCalledOnce())
    expect(askedOf(form.bank.payments.review)).toMatchObject({
      kind: 'octTransfer',
      order: { details: { cardId: 'card-1-4242' }, amount: '100.00' },
    })
  })

  it('leads there whoever goes on without one', async () => {
    const form = await toCard()
    const button = await screen.findByRole('button', { name: 'Add a card' })
    await form.review()
    await waitFor(() => expect(document.activeElement).toBe(button))
    expect(screen.getByText('Add the card to send money to.')).toBeDefined()
  })

  it('adds another one, or leaves the one that was chosen', async () => {
    const form = await toCard([OTHER])
    await form.choose(/Recipient’s card$/, 'VISA •••• 5556 · Lena Vogt')
    const { dialog } = await form.add()
    await form.user.click(dialog.getByRole('button', { name: 'Cancel' }))
    expect((await form.chosen()).textContent).toContain('5556')
    await form.addWhole()
    await waitFor(async () => expect((await form.chosen()).textContent).toContain('4242'))
    await form.choose(/Recipient’s card$/, 'VISA •••• 5556 · Lena Vogt')
    expect(screen.queryByText('Card ending in 4242 added.')).toBeNull()
  })

  it('adds none where it is told to, and says where one is added', async () => {
    await toCard([], { canAddCards: false })
    expect(await screen.findByText(/Add one at the bank, under “Cards for payouts”/)).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Add a card' })).toBeNull()
  })

  it('sends nothing of the form when the dialog is submitted', async () => {
    const form = await toCard()
    const { number } = await form.add()
    await form.user.type(number, '4242{Enter}')
    expect(form.bank.payments.review).not.toHaveBeenCalled()
    expect(screen.queryByText('Enter an amount.')).toBeNull()
    expect(screen.getByRole('dialog').closest('form')).toBeNull()
  })
})
