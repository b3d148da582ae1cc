import type { Sixpence } from '@sixpence/core'
import type { Account } from '@sixpence/core/accounts'
import { SixpenceError } from '@sixpence/core/errors'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { BankStore } from '../../store/index.ts'
import { aBank, anAccount } from '../../testing/a-bank.ts'
import { anAccess } from '../../testing/a-sixpence.ts'
import { renderInBank } from '../../testing/render-in-bank.tsx'
import { AddressChange } from './address-change.tsx'

type Cards = Sixpence['cards']
type Accounts = Sixpence['accounts']

const TRAVEL: Account = anAccount({
  accountId: 'c1',
  type: 2006,
  subType: 'PREPAID',
  cardAliasName: 'Travel',
  balance: '20.00',
})
const EVERYDAY: Account = { ...TRAVEL, accountId: 'c2', cardAliasName: 'Everyday', balance: '0.00' }
const HOME = {
  addressId: 'a1',
  address1: '4 Quay Lane',
  city: 'Galway',
  postalCode: 'H91 X2Y7',
  countryCode: 'IE',
  addressStatus: 'pending' as const,
  confirmed: true,
}
const NOTHING = { cardAccountsToBeCanceled: [], cardAccountsToBeShippedToOldAddress: [] }

async function renderMove(addressReplacement: Cards['addressReplacement'], access = anAccess()) {
  const createAddress = vi.fn<Accounts['createAddress']>(async () => 'a2')
  const { sixpence } = aBank({
    access,
    accounts: {
      list: async () => [TRAVEL, EVERYDAY],
      addresses: async () => [HOME],
      createAddress,
    },
    cards: {
      addressReplacement,
      applyInfo: async () => ({ countryCode: 'IE', countries: ['GB', 'IE', 'RO'], cards: [] }),
    },
  })
  renderInBank(
    <BankStore>
      <AddressChange />
    </BankStore>,
    { sixpence },
  )
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Add address' }))
  const fill = async (country: string) => {
    const choice = await screen.findByLabelText('Country')
    await waitFor(() => expect(within(choice).getAllByRole('option')).toHaveLength(3))
    await user.selectOptions(choice, country)
    await user.type(screen.getByLabelText('Street and number'), '2 Dock Row')
    await user.type(screen.getByLabelText('Town or city'), 'London')
    await user.type(screen.getByLabelText(/^Post(code|al code)$/), 'E14')
    await user.click(screen.getByRole('button', { name: 'Save address' }))
  }
  return { createAddress, fill, user }
}

const LONDON = { address1: '2 Dock Row', city: 'London', postalCode: 'E14', countryCode: 'GB' }

describe('AddressChange', () => {
  it('saves nothing for another customer, who comes to be acted for meanwhile', async () => {
    const access = anAccess()
    const effect = vi.fn<Cards['addressReplacement']>(async () => {
      access.set({ customerId: 'corp', isOther: true })
      return NOTHING
    })
    const { createAddress, fill } = await renderMove(effect, access)
    await fill('GB')
    await waitFor(() => expect(effect).toHaveBeenCalled())
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save address' })).toBeDefined())
    expect(createAddress).not.toHaveBeenCalled()
  })

  it('shows the present address, and saves one that ends no card', async () => {
    const { createAddress, fill } = await renderMove(async () => NOTHING)
    expect(screen.getByText(/4 Quay Lane, Galway, H91 X2Y7, Ireland/)).toBeDefined()
    await fill('GB')
    expect(await screen.findByText(/Your new address is saved/)).toBeDefined()
    expect(createAddress).toHaveBeenCalledWith({ ...LONDON, expectedCanceledAccounts: [] })
  })

  it('says which cards are canceled and which go to the old address, and asks (CARD-030)', async () => {
    const ask = vi.fn<Cards['addressReplacement']>(async () => ({
      cardAccountsToBeCanceled: ['c1'],
      cardAccountsToBeShippedToOldAddress: ['c2'],
    }))
    const { createAddress, fill, user } = await renderMove(ask)
    await fill('GB')
    const dialog = await screen.findByRole('dialog')
    expect(ask).toHaveBeenCalledWith({ countryCode: 'GB', oldAddressId: 'a1' })
    await waitFor(() =>
      expect(dialog.textContent).toMatch(
        /in United Kingdom.*Travel.*still money.*old address.*Everyday/,
      ),
    )
    expect(createAddress).not.toHaveBeenCalled()
    await user.click(within(dialog).getByRole('button', { name: 'Keep my address' }))
    expect(screen.getByLabelText('Town or city')).toHaveProperty('value', 'London')
    await user.click(screen.getByRole('button', { name: 'Save address' }))
    await user.click(await screen.findByRole('button', { name: 'Save and cancel cards' }))
    expect(await screen.findByText(/Your new address is saved/)).toBeDefined()
    expect(createAddress).toHaveBeenCalledExactlyOnceWith({
      ...LONDON,
      expectedCanceledAccounts: ['c1'],
    })
  })

  it('asks anew when other cards would be canceled by now', async () => {
    const ask = vi
      .fn<Cards['addressReplacement']>()
      .mockResolvedValueOnce(NOTHING)
      .mockResolvedValue({ ...NOTHING, cardAccountsToBeCanceled: ['c2'] })
    const { createAddress, fill } = await renderMove(ask)
    const fields = [{ field: 'expectedCanceledAccounts', message: 'other cards' }]
    createAddress.mockRejectedValueOnce(new SixpenceError('invalid_input', 'no', { fields }))
    await fill('GB')
    const dialog = await screen.findByRole('dialog')
    expect(await within(dialog).findByText('Everyday')).toBeDefined()
  })

  it('keeps what was typed when the bank cannot be asked, and wants every field', async () => {
    const { createAddress, fill, user } = await renderMove(async () => {
      throw new SixpenceError('offline', 'no network')
    })
    await user.click(screen.getByRole('button', { name: 'Save address' }))
    expect(await screen.findAllByText('Fill this in.')).toHaveLength(3)
    expect(document.activeElement).toBe(screen.getByLabelText('Street and number'))
    await fill('RO')
    expect(await screen.findByText('That didn’t work')).toBeDefined()
    expect(screen.getByLabelText('Street and number')).toHaveProperty('value', '2 Dock Row')
    await waitFor(() => expect(createAddress).not.toHaveBeenCalled())
  })

  it('asks for an address where none is known, and not whether somebody has moved', async () => {
    const { sixpence } = aBank({
      accounts: { addresses: async () => [] },
      cards: { applyInfo: async () => ({ countryCode: 'IE', countries: ['IE'], cards: [] }) },
    })
    renderInBank(
      <BankStore>
        <AddressChange />
      </BankStore>,
      { sixpence },
    )
    expect(await screen.findByRole('button', { name: 'Add address' })).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Add address' }))
    expect(screen.queryByRole('button', { name: 'Keep my address' })).toBeNull()
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
    expect(screen.getByRole('button', { name: 'Add address' })).toBeDefined()
  })
})
