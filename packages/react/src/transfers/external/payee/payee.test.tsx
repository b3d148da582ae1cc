import type { Sixpence } from '@sixpence/core'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { aBank, EVERYDAY } from '../../../testing/a-bank.ts'
import { aDrafts } from '../../../testing/a-sixpence.ts'
import { askedOf, renderForm } from '../../../testing/abroad/render-send-money.tsx'

const IBAN = 'DE14900900900000000017'

describe('the recipient of money for another bank', () => {
  it('fills the form with someone who was paid before, but for keys (HIST-021)', async () => {
    const recent = async () => [
      {
        id: 't-1',
        type: 'eft' as const,
        isDisabled: false,
        permission: '3d' as const,
        fromAccount: EVERYDAY.accountId,
        beneficiaryName: 'Lena Vogt',
        amount: '100.00',
        currencyCode: 'EUR',
        date: '2026-11-20T09:00:00.000Z',
        countryCode: 'DE',
        toAmount: '100.00',
        currency: 'EUR',
        details: { iban: IBAN },
      },
    ]
    const { user, field } = await renderForm(aBank({ transfers: { recent } }))
    await user.click(await screen.findByRole('button', { name: 'Lena Vogt' }))
    expect((await field('Recipient’s name')).value).toBe('Lena Vogt')
    expect((await field('IBAN')).value).toBe(IBAN)
    expect((await field('Recipient gets')).value).toBe('100.00')
    expect(document.activeElement).toBe(await field('Recipient gets'))
  })

  it('offers those alone who are paid in a way that is offered', async () => {
    const template = {
      id: 'k-1',
      permission: '3d' as const,
      countryCode: 'DE',
      currency: 'EUR',
      details: { iban: IBAN },
    }
    const templates = async () => [
      { ...template, name: 'Rent', kind: 'eft' as const, payeeName: 'Lena Vogt' },
      { ...template, id: 'k-2', name: 'Parts', kind: 'wire' as const, payeeName: 'Otto Kern' },
    ]
    const { bank } = await renderForm(aBank({ transfers: { templates } }), { kinds: ['wire'] })
    expect(await screen.findByRole('button', { name: 'Parts' })).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Rent' })).toBeNull()
    expect(askedOf(bank.transfers.recent)).toEqual({ types: ['wire'], permission: '3d' })
  })

  it.each([
    ['Lena Vogt', /The name matches the account/],
    ['Lena Fogt', /The account is in the name of Lena Vogt/],
    ['Otto Kern', /The name doesn’t match the account/],
  ])('compares the name %s with the account', async (name, says) => {
    const { fill } = await renderForm()
    await fill('Recipient’s name', name)
    await fill('IBAN', IBAN)
    expect(await screen.findByText(says)).toBeDefined()
  })

  it('takes the holder’s name where it is nearly the same', async () => {
    const { fill, field, user } = await renderForm()
    await fill('Recipient’s name', 'Lena Fogt')
    await fill('IBAN', IBAN)
    await user.click(await screen.findByText('Use this name'))
    expect((await field('Recipient’s name')).value).toBe('Lena Vogt')
  })

  it('stops once before the review where the account is another one than last time', async () => {
    const checkPayeeName = async () => ({
      result: 'match' as const,
      formerAccount: {
        details: { iban: 'DE14900900900000009999' },
        paidAt: '2026-11-02T09:00:00.000Z',
      },
    })
    const { bank, fill, review } = await renderForm(aBank({ transfers: { checkPayeeName } }))
    await fill('Recipient’s name', 'Lena Vogt')
    await fill('IBAN', IBAN)
    await fill('Recipient gets', '100')
    await review()
    expect(await screen.findByText(/account ending in 9999/)).toBeDefined()
    await waitFor(() =>
      expect(document.activeElement?.textContent).toContain('Different account than last time'),
    )
    expect(bank.payments.review).not.toHaveBeenCalled()
    await review()
    await waitFor(() => expect(bank.payments.review).toHaveBeenCalledTimes(1))
  })

  it('offers plain letters, and changes nothing unasked', async () => {
    const { fill, field, user } = await renderForm()
    await fill('IBAN', IBAN)
    await fill('Recipient’s name', 'Олена')
    expect((await field('Recipient’s name')).value).toBe('Олена')
    await user.click(await screen.findByText('Use this spelling'))
    expect((await field('Recipient’s name')).value).toBe('Olena')
  })

  it('tells what would become of the payment, and sends nothing', async () => {
    const rehearse = async () => ({
      outcome: 'approval' as const,
      forOthers: true,
      fromAmount: '100.00',
      fromCurrencyCode: 'EUR',
      fee: '2.00',
      total: '102.00',
      rate: '1',
      arriving: '100.00',
      currency: 'EUR',
    })
    const { bank, fill, user } = await renderForm(aBank({ payments: { rehearse } }))
    await fill('Recipient’s name', 'Lena Vogt')
    await fill('IBAN', IBAN)
    await fill('Recipient gets', '100')
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Check without sending' })).toHaveProperty(
        'disabled',
        false,
      ),
    )
    await user.click(screen.getByRole('button', { name: 'Check without sending' }))
    expect(await screen.findByText(/Someone else would need to approve it/)).toBeDefined()
    expect(bank.payments.review).not.toHaveBeenCalled()
  })

  it('tells whose an instant key is, and keeps no key in the tab (XFER-035)', async () => {
    const drafts = aDrafts()
    const keep = vi.spyOn(drafts, 'keep')
    const { bank, toCountry, choose, fill } = await renderForm(aBank({ drafts }))
    await toCountry('Brazil')
    await choose(/Type of key$/, 'Phone number')
    await fill('Recipient’s key', '+55 11 91234-0404')
    await fill('Tax number (optional)', '529.982.247-25')
    expect(await screen.findByText('Belongs to Caio L., Banco Jacarandá')).toBeDefined()
    expect(askedOf(bank.transfers.instantKey)).toEqual({
      countryCode: 'BR',
      instantKey: '+5511912340404',
      instantKeyType: 'phone',
    })
    expect(JSON.stringify(keep.mock.calls)).not.toMatch(/91234|982/)
  })

  it('does not say of a key whose owner it has told that it is not told whose it is', async () => {
    const checkPayeeName = vi.fn<Sixpence['transfers']['checkPayeeName']>(async () => ({
      result: 'unknown',
    }))
    const { toCountry, choose, fill } = await renderForm(aBank({ transfers: { checkPayeeName } }))
    await toCountry('Brazil')
    await choose(/Type of key$/, 'Phone number')
    await fill('Recipient’s name', 'Caio Lima')
    await fill('Recipient’s key', '+5511987654321')
    const unknown = 'Their bank doesn’t tell us whose account it is.'
    expect(await screen.findByText(unknown)).toBeDefined()
    const key = await screen.findByLabelText<HTMLInputElement>('Recipient’s key')
    fireEvent.change(key, { target: { value: '+5511912340404' } })
    await screen.findByText('Belongs to Caio L., Banco Jacarandá')
    await waitFor(() => expect(checkPayeeName).toHaveBeenCalledTimes(2))
    expect(screen.queryByText(unknown)).toBeNull()
  })
})
