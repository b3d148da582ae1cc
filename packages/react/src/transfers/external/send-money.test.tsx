import { SixpenceError } from '@sixpence/core/errors'
import type { PaymentOrder } from '@sixpence/core/payments'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { aBank, EVERYDAY } from '../../testing/a-bank.ts'
import { aPayment } from '../../testing/a-payments.ts'
import { aDrafts } from '../../testing/a-sixpence.ts'
import { askedOf, renderForm, typingRests } from '../../testing/abroad/render-send-money.tsx'

const IBAN = 'DE14900900900000000017'

afterEach(() => {
  vi.useRealTimers()
})

describe('SendMoney', () => {
  it('asks for ways by country and to whom (XFER-023)', async () => {
    const { bank, user, toCountry } = await renderForm()
    await screen.findByLabelText('IBAN')
    expect(bank.transfers.ways).not.toHaveBeenCalled()
    await toCountry('Germany')
    await screen.findByRole('radio', { name: /SEPA transfer/ })
    const asked = askedOf(bank.transfers.ways)
    expect(asked).toEqual({ countryCode: 'DE', permission: '3d' })
    await user.click(screen.getByRole('radio', { name: 'My own account' }))
    await waitFor(() =>
      expect(askedOf(bank.transfers.ways)).toEqual({
        countryCode: 'DE',
        permission: 'own',
      }),
    )
  })

  it('shows what each way costs, when it arrives and what it allows', async () => {
    vi.setSystemTime('2026-11-24T09:00:00.000Z')
    const { toCountry } = await renderForm()
    await toCountry('Germany')
    const sepa = await screen.findByRole('radio', { name: /SEPA transfer/ })
    const figures = within(sepa.closest('label') ?? document.body)
    expect(figures.getByText('€2.00')).toBeDefined()
    expect(figures.getByText('€5 to €25,000')).toBeDefined()
    expect(figures.getByText(/^Nov 26, 9:00/)).toBeDefined()
    expect(screen.getByRole('radio', { name: /International transfer.*€25\.00/ })).toBeDefined()
  })

  it('offers only the ways that it is for, and only where they lead', async () => {
    const { user, toCountry } = await renderForm(aBank(), { kinds: ['wire'] })
    await toCountry('Germany')
    await screen.findByRole('radio', { name: /International transfer/ })
    expect(screen.queryByRole('radio', { name: /SEPA transfer/ })).toBeNull()
    await user.click(screen.getByRole('combobox', { name: /Country of/ }))
    await user.clear(screen.getByRole('combobox', { name: /Country of/ }))
    expect(await screen.findByRole('option', { name: 'Germany' })).toBeDefined()
    expect(screen.queryByRole('option', { name: 'Japan' })).toBeNull()
  })

  it('says that no way leads to a country, and leads back to it', async () => {
    const { toCountry, review, fill } = await renderForm()
    await fill('Recipient’s name', 'Lena Vogt')
    await toCountry('Tuvalu')
    expect(await screen.findByText('We can’t send money there yet')).toBeDefined()
    await review()
    const country = screen.getByRole('combobox', { name: /Country of/ })
    await waitFor(() => expect(document.activeElement).toBe(country))
  })

  it('says that the ways did not come, and asks again', async () => {
    const bank = aBank()
    vi.mocked(bank.transfers.ways).mockRejectedValueOnce(new SixpenceError('offline', 'no'))
    const { user, toCountry } = await renderForm(bank)
    await toCountry('Germany')
    expect(await screen.findByText('We couldn’t load the ways to send')).toBeDefined()
    await user.click(screen.getByRole('button', { name: /Try again/ }))
    expect(await screen.findByRole('radio', { name: /SEPA transfer/ })).toBeDefined()
  })

  it('loses nothing that was typed to ways or lists that do not come', async () => {
    const bank = aBank()
    const offline = () => Promise.reject(new SixpenceError('offline', 'no'))
    const { user, toCountry, fill, field, choose } = await renderForm(bank)
    await toCountry('Germany')
    await fill('Recipient’s name', 'Aiko Mori')
    await fill('Recipient gets', '150')
    await fill(/Message/, 'Rent')
    vi.mocked(bank.transfers.ways).mockImplementationOnce(offline)
    vi.mocked(bank.transfers.banks).mockImplementationOnce(offline)
    await toCountry('Japan')
    expect(await screen.findByText('We couldn’t load the ways to send')).toBeDefined()
    await user.click(screen.getByRole('button', { name: /Try again/ }))
    await fill('Account number', '1234567')
    expect(await screen.findByText('We couldn’t load the list')).toBeDefined()
    const banks = screen.getByRole<HTMLButtonElement>('button', { name: /Bank$/ })
    expect(banks.disabled, 'a list that is not there opens').toBe(true)
    await user.click(screen.getByRole('button', { name: /Try again/ }))
    await choose(/Bank$/, 'Hinoki Bank')
    const typed = ['Recipient’s name', 'Recipient gets', /Message/, 'Account number']
    expect(await Promise.all(typed.map(async label => (await field(label)).value))).toEqual([
      'Aiko Mori',
      '150',
      'Rent',
      '1234567',
    ])
  })

  it('fills the bank from an IBAN, to be corrected (XFER-028)', async () => {
    const { fill, field, toCountry, user } = await renderForm()
    await toCountry('Germany')
    await user.click(await screen.findByRole('radio', { name: /International transfer/ }))
    await fill('IBAN', IBAN)
    expect(await screen.findByText('Linden Bank, Frankfurt am Main')).toBeDefined()
    const bic = await field('BIC (SWIFT)')
    expect(bic.value).toBe('LNDNDEFFXXX')
    expect((await field('Bank’s city')).value).toBe('Frankfurt am Main')
    await user.tripleClick(bic)
    await user.paste('IPEBBRSPXXX')
    expect(await screen.findByText('Other Bank')).toBeDefined()
    expect((await field('BIC (SWIFT)')).value).toBe('IPEBBRSPXXX')
  })

  it('groups an IBAN that is right, and says which digit is not', async () => {
    const { fill, field, user } = await renderForm()
    await fill('IBAN', IBAN)
    await user.tab()
    expect((await field('IBAN')).value).toBe('DE14 9009 0090 0000 0000 17')
    await user.clear(await field('IBAN'))
    await fill('IBAN', 'DE14 9009 0090 0000 0000 1А')
    expect(screen.queryByText(/only looks like/)).toBeNull()
    await user.tab()
    expect(
      await screen.findByText('“А” in position 22 only looks like “A”. Enter “A” in its place.'),
    ).toBeDefined()
  })

  it('asks for bank and branch by their lists (XFER-024, XFER-025, XFER-026, XFER-036)', async () => {
    const { bank, toCountry, choose } = await renderForm()
    await toCountry('Japan')
    expect(await screen.findByText('Choose the bank first.')).toBeDefined()
    expect(bank.transfers.branches).not.toHaveBeenCalled()
    await choose(/Bank$/, 'Hinoki Bank')
    await choose(/Branch$/, 'Ueno')
    const asked = askedOf(bank.transfers.branches)
    expect(asked).toEqual({ countryCode: 'JP', bankCode: '0901' })
    await choose(/Account type$/, 'Savings')
  })

  it('asks for limits and the most only once country, currency and account are known (XFER-030, XFER-031)', async () => {
    const { bank, fill } = await renderForm()
    await screen.findByLabelText('IBAN')
    expect(bank.transfers.maxAmount).not.toHaveBeenCalled()
    expect(bank.transfers.limits).not.toHaveBeenCalled()
    await fill('IBAN', IBAN)
    const route = { fromAccount: EVERYDAY.accountId, countryCode: 'DE', currency: 'EUR' }
    await waitFor(() =>
      expect(askedOf(bank.transfers.maxAmount)).toEqual({ operation: 'eft', ...route }),
    )
    expect(askedOf(bank.transfers.limits)).toMatchObject({ operation: 'eft' })
  })

  it('opens what was shown for review, with each detail in its one spelling (XFER-017)', async () => {
    const { bank, fill, review, onNavigate } = await renderForm()
    await fill('Recipient’s name', ' Lena Vogt ')
    await fill('IBAN', 'de14 9009 0090 0000 0000 17')
    await fill('Recipient gets', '100')
    await fill(/Message/, 'Rent')
    await typingRests()
    await review()
    await waitFor(() => expect(bank.payments.review).toHaveBeenCalledTimes(1))
    const payment = askedOf(bank.payments.review)
    expect(payment).toEqual({
      kind: 'eftTransfer',
      order: {
        fromAccount: EVERYDAY.accountId,
        permission: '3d',
        countryCode: 'DE',
        currency: 'EUR',
        amount: '100.00',
        payeeName: 'Lena Vogt',
        details: { iban: IBAN, bic: 'LNDNDEFFXXX' },
        note: 'Rent',
        expectedFromAmount: '100.00',
        expectedFee: '2.00',
      },
      shown: expect.objectContaining({ fee: '2.00', total: '102.00' }) as unknown,
    })
    await waitFor(() =>
      expect(onNavigate.mock.lastCall?.[0]).toMatchObject({ to: 'payment', kind: 'eftTransfer' }),
    )
  })

  it('prices a wire by who bears its fee, and tells what is taken from it (XFER-018)', async () => {
    const { bank, toCountry, fill, user } = await renderForm()
    await toCountry('Germany')
    await user.click(await screen.findByRole('radio', { name: /International transfer/ }))
    await fill('Recipient gets', '200')
    expect(await screen.findByText('Fee from what arrives')).toBeDefined()
    const asked = askedOf(bank.transfers.quoteWire)
    expect(asked).toMatchObject({ feeShare: 'SHA', amount: '200.00', currency: 'EUR' })
    await user.click(screen.getByRole('radio', { name: /^You/ }))
    await waitFor(() =>
      expect(askedOf(bank.transfers.quoteWire)).toMatchObject({ feeShare: 'OUR' }),
    )
  })

  it('leads to the first field that is missing, in the order in which they stand', async () => {
    const { user, review, toCountry, fill, field } = await renderForm()
    const leadsTo = (label: string) =>
      waitFor(async () => expect(document.activeElement).toBe(await field(label)))
    await screen.findByLabelText('IBAN')
    await review()
    await leadsTo('Recipient’s name')
    expect(screen.getByText('Enter the recipient’s name.')).toBeDefined()
    await fill('Recipient’s name', 'Lena Vogt')
    await review()
    await leadsTo('IBAN')
    expect(screen.getByText('Fill in this field.')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Send without an IBAN' }))
    await review()
    const country = screen.getByRole('combobox', { name: /Country of/ })
    await waitFor(() => expect(document.activeElement).toBe(country))
    expect(await screen.findByText('Choose a country.')).toBeDefined()
    await toCountry('Germany')
    await fill('IBAN', IBAN)
    await review()
    await leadsTo('Recipient gets')
  })

  it('begins with a payment that is changed', async () => {
    const payment: PaymentOrder = {
      kind: 'wireTransfer',
      order: {
        fromAccount: EVERYDAY.accountId,
        permission: '3d',
        countryCode: 'DE',
        currency: 'USD',
        amount: '150.00',
        feeShare: 'BEN',
        payeeName: 'Lena Vogt',
        details: { iban: IBAN, bic: 'LNDNDEFF', address: 'Elm 1', city: 'Berlin' },
      },
      shown: {
        fromAmount: '120.00',
        fromCurrencyCode: 'EUR',
        fee: '0.00',
        feeCurrencyCode: 'EUR',
        total: '120.00',
        rate: '1.25',
        currency: 'USD',
        arriving: '125.00',
        arrivesAt: '2026-11-26T09:00:00.000Z',
      },
    }
    const find = async () => ({ ...aPayment(), status: 'reviewed' as const, payment })
    const { field } = await renderForm(aBank({ payments: { find } }), { edit: 'p1' })
    expect(await screen.findByText('Germany · International transfer (SWIFT)')).toBeDefined()
    expect((await field('Recipient’s name')).value).toBe('Lena Vogt')
    expect((await field('BIC (SWIFT)')).value).toBe('LNDNDEFF')
    expect((await field('Recipient gets')).value).toBe('150.00')
    expect(await screen.findByRole('radio', { name: /^The recipient/ })).toHaveProperty(
      'checked',
      true,
    )
  })

  it('has what was typed there again after a reload, but for keys and tax numbers', async () => {
    const drafts = aDrafts()
    const keep = vi.spyOn(drafts, 'keep')
    const { toCountry, fill } = await renderForm(aBank({ drafts }))
    await fill('IBAN', IBAN)
    expect(JSON.stringify(keep.mock.lastCall)).toContain(IBAN)
    await toCountry('Japan')
    expect(JSON.stringify(keep.mock.lastCall)).toContain('"countryCode":"JP"')
  })
})
