import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aBank } from '../../testing/a-bank.ts'
import { askedOf, renderForm } from '../../testing/abroad/render-send-money.tsx'

const IBAN = 'DE14900900900000000017'

describe('SendMoney by IBAN', () => {
  it('has country, bank and way follow from the IBAN (XFER-023, XFER-028)', async () => {
    const { bank, fill } = await renderForm()
    await fill('IBAN', IBAN)
    expect(await screen.findByText('Germany · SEPA transfer')).toBeDefined()
    expect(await screen.findByText(/Linden Bank, Frankfurt am Main/)).toBeDefined()
    expect(askedOf(bank.transfers.ways)).toEqual({ countryCode: 'DE', permission: '3d' })
    expect(screen.queryByRole('combobox')).toBeNull()
    expect(screen.queryByRole('radio', { name: /SEPA|SWIFT/ })).toBeNull()
    expect(screen.queryByLabelText(/BIC/)).toBeNull()
  })

  it('asks for the ways before the IBAN is whole', async () => {
    const { bank, fill } = await renderForm()
    await fill('IBAN', 'de14')
    await waitFor(() => expect(bank.transfers.ways).toHaveBeenCalled())
    expect(askedOf(bank.transfers.ways)).toEqual({ countryCode: 'DE', permission: '3d' })
  })

  it('lets another way be chosen, and asks then for what it needs', async () => {
    const { user, fill, field, leadTo } = await renderForm()
    const sepa = () => screen.queryByRole('radio', { name: /SEPA transfer/ })
    await fill('IBAN', IBAN)
    await leadTo(sepa, /^Change$/)
    expect(sepa()).toHaveProperty('checked', true)
    await user.click(screen.getByRole('radio', { name: /International transfer/ }))
    expect((await field('BIC (SWIFT)')).value).toBe('LNDNDEFFXXX')
    expect((await field('Bank’s city')).value).toBe('Frankfurt am Main')
  })

  it('shows a code of a bank that is not the one of the IBAN', async () => {
    const templates = async () => [
      {
        id: 'k1',
        name: 'Rent',
        kind: 'eft' as const,
        permission: '3d' as const,
        countryCode: 'DE',
        currency: 'EUR',
        payeeName: 'Lena Vogt',
        details: { iban: IBAN, bic: 'IPEBBRSPXXX' },
      },
    ]
    const { user, field } = await renderForm(aBank({ transfers: { templates } }))
    await user.click(await screen.findByRole('button', { name: 'Rent' }))
    expect((await field('BIC (SWIFT) (optional)')).value).toBe('IPEBBRSPXXX')
  })

  it('asks whom, then how much, then the rest', async () => {
    const { container, fill } = await renderForm()
    await fill('IBAN', IBAN)
    await screen.findByText(/SEPA transfer/)
    const names = Array.from(
      container.querySelectorAll('input[name]:not([type=hidden]), .sp-select-button'),
      each => (each instanceof HTMLInputElement ? each.name : 'fromAccount'),
    )
    const asked = names.filter(name =>
      ['payeeName', 'iban', 'amount', 'fromAccount', 'note'].includes(name),
    )
    expect(asked).toEqual(['payeeName', 'iban', 'amount', 'fromAccount', 'note'])
  })

  it('says that no money can be sent to an IBAN of a country, and leads back to it', async () => {
    const { fill, review, field } = await renderForm()
    await fill('Recipient’s name', 'Lena Vogt')
    await fill('IBAN', 'GI75 NWBK 0000 0000 7099 453')
    expect(await screen.findByText(/We can’t send money to an IBAN of Gibraltar yet/)).toBeDefined()
    await review()
    await waitFor(async () => expect(document.activeElement).toBe(await field('IBAN')))
  })

  it('keeps the IBAN while a country is chosen in its place, and takes it up again', async () => {
    const { user, fill, field, toCountry } = await renderForm()
    await fill('IBAN', IBAN)
    await toCountry('Japan')
    expect(await screen.findByLabelText('Account number')).toBeDefined()
    expect(screen.queryByLabelText('IBAN')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Send to an IBAN' }))
    expect((await field('IBAN')).value).toBe('DE14 9009 0090 0000 0000 17')
    expect(await screen.findByText('Germany · SEPA transfer')).toBeDefined()
  })

  it('finds a country by any part of its name', async () => {
    const { user, toCountries } = await renderForm()
    await toCountries()
    await user.type(await screen.findByRole('combobox', { name: /Country of/ }), 'states')
    expect((await screen.findAllByRole('option')).map(each => each.textContent)).toEqual([
      'United States',
    ])
  })

  it('keeps bitcoin apart from the standard ways', async () => {
    const { user, toCountry } = await renderForm()
    await toCountry('United States')
    await screen.findByRole('radio', { name: /To a card/ })
    expect(screen.queryByRole('radio', { name: /bitcoin/ })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'More ways to send' }))
    expect(await screen.findByRole('radio', { name: /bitcoin/ })).toBeDefined()
  })
})
