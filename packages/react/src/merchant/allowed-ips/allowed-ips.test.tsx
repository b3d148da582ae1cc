import type { Sixpence } from '@sixpence/core'
import { SixpenceError } from '@sixpence/core/errors'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { act, aRange, renderMerchant } from '../../testing/merchant/a-merchant.tsx'
import { AllowedIps } from './allowed-ips.tsx'

type Merchant = Sixpence['merchant']

const someRanges = (change: Partial<Merchant> = {}) => ({
  allowedIps: vi.fn<Merchant['allowedIps']>(async () => [
    aRange(),
    aRange({ id: 'a2', name: 'Server', enabled: false, ipTo: '203.0.113.7' }),
  ]),
  createAllowedIp: vi.fn<Merchant['createAllowedIp']>(async () => aRange()),
  updateAllowedIp: vi.fn<Merchant['updateAllowedIp']>(async () => aRange()),
  deleteAllowedIp: vi.fn<Merchant['deleteAllowedIp']>(async () => undefined),
  ...change,
})

async function add(merchant: Partial<Merchant>, ipTo = '') {
  const user = renderMerchant(<AllowedIps />, merchant)
  await user.click(await screen.findByRole('button', { name: 'Add a range' }))
  const form = within(screen.getByRole('dialog', { name: 'Add a range' }))
  await user.type(form.getByLabelText('Name'), 'Home')
  await user.type(form.getByLabelText('From address'), ' 2001:db8::1 ')
  if (ipTo !== '') await user.type(form.getByLabelText('To address'), ipTo)
  await user.click(form.getByRole('button', { name: 'Add a range' }))
  return { user, form }
}

describe('AllowedIps', () => {
  it('lists the ranges with their ends (MERCH-031, MERCH-033)', async () => {
    renderMerchant(<AllowedIps />, someRanges())
    const table = within(await screen.findByRole('table', { name: 'Allowed IPs' }))
    expect(table.getByText('203.0.113.7 – 203.0.113.9')).toBeTruthy()
    expect(table.getByText('203.0.113.7')).toBeTruthy()
  })

  it('adds one, of a single address unless an end is typed (MERCH-032)', async () => {
    const merchant = someRanges()
    await add(merchant)
    const single = { name: 'Home', ipFrom: '2001:db8::1', ipTo: '2001:db8::1', enabled: true }
    await waitFor(() => expect(merchant.createAllowedIp).toHaveBeenCalledExactlyOnceWith(single))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await screen.findByText('Saved')).toBeTruthy()
  })

  it('says before one is added that it is on at once', async () => {
    const user = renderMerchant(<AllowedIps />, someRanges())
    await user.click(await screen.findByRole('button', { name: 'Add a range' }))
    const form = within(screen.getByRole('dialog', { name: 'Add a range' }))
    expect(form.getByText(/switched on straight away/)).toBeTruthy()
  })

  it('opens a popup with the errors of the answer (MERCH-037)', async () => {
    const createAllowedIp = vi.fn<Merchant['createAllowedIp']>(async () => {
      throw new SixpenceError('invalid_input', 'no', {
        description: 'Some fields are not right.',
        details: ['It has to be a /64 at most.', 'It ends before it begins.'],
      })
    })
    const { user, form } = await add(someRanges({ createAllowedIp }), '2001:db8::0')
    const popup = within(await screen.findByRole('alertdialog'))
    expect(
      popup.getByText(/It has to be a \/64 at most\., It ends before it begins\./),
    ).toBeTruthy()
    await user.click(popup.getByRole('button', { name: 'Close' }))
    expect(form.getByDisplayValue('Home')).toBeTruthy()
  })

  it('changes one (MERCH-034)', async () => {
    const merchant = someRanges()
    const user = renderMerchant(<AllowedIps />, merchant)
    await act(user, 'Server', 'Edit')
    const form = within(screen.getByRole('dialog', { name: 'Edit range' }))
    expect(form.getByLabelText<HTMLInputElement>('To address').value).toBe('')
    await user.type(form.getByLabelText('To address'), '203.0.113.8')
    await user.click(form.getByRole('button', { name: 'Save' }))
    const changed = { id: 'a2', name: 'Server', ipFrom: '203.0.113.7', ipTo: '203.0.113.8' }
    await waitFor(() => expect(merchant.updateAllowedIp).toHaveBeenCalledExactlyOnceWith(changed))
  })

  it('switches one on, with true as true and false as false (MERCH-036)', async () => {
    const merchant = someRanges()
    const user = renderMerchant(<AllowedIps />, merchant)
    await user.click(await screen.findByRole('switch', { name: 'Office' }))
    await waitFor(() =>
      expect(merchant.updateAllowedIp).toHaveBeenLastCalledWith({ id: 'a1', enabled: false }),
    )
  })

  it('deletes one after asking (MERCH-035)', async () => {
    const merchant = someRanges()
    const user = renderMerchant(<AllowedIps />, merchant)
    await act(user, 'Office', 'Delete')
    const popup = within(screen.getByRole('dialog', { name: 'Delete this range?' }))
    await user.click(popup.getByRole('button', { name: 'Delete' }))
    await waitFor(() =>
      expect(merchant.deleteAllowedIp).toHaveBeenCalledExactlyOnceWith({ id: 'a1' }),
    )
  })
})
