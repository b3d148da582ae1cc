import type { Sixpence } from '@sixpence/core'
import type { Account } from '@sixpence/core/accounts'
import type { CardApplyInfo } from '@sixpence/core/cards'
import { SixpenceError } from '@sixpence/core/errors'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { BankStore } from '../../store/index.ts'
import { aBank, anAccount } from '../../testing/a-bank.ts'
import { aCard, renderCards } from '../../testing/render-cards.tsx'
import { renderInBank } from '../../testing/render-in-bank.tsx'
import { CardApplication } from './card-application.tsx'

type Cards = Sixpence['cards']

const FEES = { annual: '0.00', issue: '0.00', monthly: '1.00', currency: 'EUR', shipping: [] }
const OFFER: CardApplyInfo = {
  countryCode: 'NO',
  countries: ['NO'],
  cards: [{ type: 2007, cardIsVirtual: true, currencyCode: 'EUR', fees: FEES }],
}
const EVERYDAY = anAccount({ accountId: 'SP00000000001111' })

describe('CardApplication', () => {
  it('begins once it is known who can pay: no press is lost', async () => {
    let answer: (accounts: Account[]) => void = () => undefined
    const apply = vi.fn<Cards['apply']>(async () => 'SP00000000002222')
    const { sixpence } = aBank({
      accounts: { list: () => new Promise(resolve => void (answer = resolve)) },
      cards: { applyInfo: async () => OFFER, apply },
    })
    renderInBank(
      <BankStore>
        <CardApplication />
      </BankStore>,
      { sixpence },
    )
    await act(async () => new Promise(resolve => setTimeout(resolve)))
    expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull()
    await act(async () => answer([EVERYDAY]))
    await userEvent.click(await screen.findByRole('button', { name: 'Continue' }))
    expect(apply).toHaveBeenCalledWith({
      type: 2007,
      countryCode: 'NO',
      feeAccountId: EVERYDAY.accountId,
    })
  })

  it('says that it did not work between what pays and the button that was pressed', async () => {
    renderCards(<CardApplication />, [EVERYDAY], {
      applyInfo: async () => OFFER,
      apply: async () => {
        throw new SixpenceError('offline', 'no network')
      },
    })
    const button = await screen.findByRole('button', { name: 'Continue' })
    await userEvent.click(button)
    const title = await screen.findByText('That didn’t work')
    const payer = screen.getByRole('button', { name: /Pay from/ })
    expect(payer.compareDocumentPosition(title)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(button.compareDocumentPosition(title)).toBe(Node.DOCUMENT_POSITION_PRECEDING)
  })

  it('says that nothing can pay where only a debit card could', async () => {
    const debit = aCard({ subType: 'DEBIT', settlementAccountId: 'SP00000000003333' })
    renderCards(<CardApplication />, [debit], { applyInfo: async () => OFFER })
    expect(await screen.findByText(/You need an account in EUR/)).toBeDefined()
  })

  it('applies in the country whose offers are shown (CARD-029)', async () => {
    const apply = vi.fn<Cards['apply']>(async () => 'SP00000000002222')
    const { user } = renderCards(<CardApplication />, [EVERYDAY], {
      applyInfo: async ({ countryCode = 'NO' } = {}) => ({
        ...OFFER,
        countryCode,
        countries: ['NO', 'SE'],
      }),
      apply,
    })
    await screen.findByRole('button', { name: 'Continue' })
    await user.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'SE')
    await user.click(await screen.findByRole('button', { name: 'Continue' }))
    expect(apply).toHaveBeenCalledWith(expect.objectContaining({ countryCode: 'SE' }))
  })

  const fees = { ...FEES, issue: '10.00' }
  const CHOICE: CardApplyInfo = {
    countryCode: 'IE',
    countries: ['IE', 'SE'],
    cards: [
      { type: 2006, cardIsVirtual: false, currencyCode: 'EUR', fees },
      { type: 2008, cardIsVirtual: false, currencyCode: 'USD', fees: { ...fees, currency: 'USD' } },
      { type: 2007, cardIsVirtual: true, currencyCode: 'EUR', fees: FEES },
    ],
  }

  it('asks for the kind of card, which says what it costs, and for its currency', async () => {
    const { user } = renderCards(<CardApplication />, [EVERYDAY], { applyInfo: async () => CHOICE })
    expect(await screen.findByRole('radio', { name: /€10 to issue · €1\/month/ })).toBeDefined()
    const currency = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Currency' })
    await user.selectOptions(currency, 'USD')
    expect(screen.getByRole('radio', { name: /\$10 to issue · \$1\/month/ })).toBeDefined()
    await user.click(screen.getByRole('radio', { name: /^Virtual card €1\/month$/ }))
    expect([...currency.options].map(({ value }) => value)).toEqual(['EUR'])
  })

  const HOME = {
    addressId: '1',
    address1: '4 Quay Lane',
    address2: 'Flat 2',
    city: 'Galway',
    postalCode: 'H91 X2Y7',
    countryCode: 'IE',
    addressStatus: 'pending' as const,
    confirmed: true,
  }
  function renderWithAddress(cards: Partial<Cards>) {
    const { sixpence } = aBank({ accounts: { addresses: async () => [HOME] }, cards })
    renderInBank(
      <BankStore>
        <CardApplication />
      </BankStore>,
      { sixpence },
    )
    return userEvent.setup()
  }
  const street = () => screen.getByRole<HTMLInputElement>('textbox', { name: /Street/ })

  it('begins with the address that the bank has, and sends it to where it is changed to', async () => {
    const apply = vi.fn<Cards['apply']>(async () => 'SP00000000002222')
    const user = renderWithAddress({ applyInfo: async () => CHOICE, apply })
    const note = await screen.findByText('This is the address we have for you.')
    expect(street().value).toBe('4 Quay Lane, Flat 2')
    await user.clear(street())
    expect(note.textContent).toBe('')
    await user.type(street(), '9 Mill Road')
    await user.click(screen.getByRole('button', { name: 'Continue' }))
    const address = {
      address1: '9 Mill Road',
      city: 'Galway',
      postalCode: 'H91 X2Y7',
      countryCode: 'IE',
    }
    expect(apply).toHaveBeenCalledWith(expect.objectContaining({ address }))
  })

  it('begins with no address of another country', async () => {
    const user = renderWithAddress({
      applyInfo: async ({ countryCode = 'IE' } = {}) => ({ ...CHOICE, countryCode }),
    })
    await screen.findByRole('button', { name: 'Continue' })
    await user.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'SE')
    await screen.findByRole('button', { name: 'Continue' })
    expect(street().value).toBe('')
  })

  it('lets another country be chosen where one cannot be asked about', async () => {
    const applyInfo = vi.fn<Cards['applyInfo']>(async ({ countryCode } = {}) => {
      if (countryCode === 'SE') throw new SixpenceError('server_unavailable', 'no answer')
      return { ...OFFER, countries: ['NO', 'SE'] }
    })
    const { user } = renderCards(<CardApplication />, [EVERYDAY], { applyInfo })
    await screen.findByRole('button', { name: 'Continue' })
    await user.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'SE')
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Country' }))
    await user.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'NO')
    expect(await screen.findByRole('button', { name: 'Continue' })).toBeDefined()
  })
})
