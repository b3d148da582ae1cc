import type { Sixpence } from '@sixpence/core'
import { SixpenceError } from '@sixpence/core/errors'
import type { IpnSettings as Settings } from '@sixpence/core/merchant'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { anIpnMessage, renderMerchant } from '../../testing/merchant/a-merchant.tsx'
import { aStart } from '../../testing/a-sixpence.ts'
import { ACCESS_INFO } from '../../testing/a-users.ts'
import { IpnHistory } from './ipn-history.tsx'
import { IpnSettings } from './ipn-settings.tsx'

type Merchant = Sixpence['merchant']

const someMessages = (total: number) => ({
  ipnMessages: vi.fn<Merchant['ipnMessages']>(async ({ pageNumber = 1 } = {}) => ({
    items: Array.from(
      { length: Math.max(0, Math.min(25, total - 25 * (pageNumber - 1))) },
      (_, at) => anIpnMessage({ id: `e-${pageNumber}-${at}`, confirmed: at === 1 }),
    ),
    total,
  })),
  ipnMessage: vi.fn<Merchant['ipnMessage']>(async ({ id }) => anIpnMessage({ id })),
  confirmIpn: vi.fn<Merchant['confirmIpn']>(async ({ id }) =>
    anIpnMessage({ id, confirmed: true }),
  ),
  sendIpnAgain: vi.fn<Merchant['sendIpnAgain']>(async ({ id }) => anIpnMessage({ id })),
})

const rows = () => screen.getAllByRole('row').length - 1
const more = () => screen.queryByRole('button', { name: 'Show more' })

describe('IpnHistory', () => {
  it.each([
    [24, [24]],
    [25, [25, 25]],
    [26, [25, 26]],
    [50, [25, 50, 50]],
    [51, [25, 50, 51]],
  ])(
    'loads more of %i for as long as the pages do not exceed them (MERCH-048, MERCH-049)',
    async (total, shown) => {
      const merchant = someMessages(total)
      const user = renderMerchant(<IpnHistory />, merchant)
      await screen.findByRole('table', { name: 'Older notifications (IPN)' })
      for (const [page, expected] of shown.entries()) {
        await waitFor(() => expect(merchant.ipnMessages).toHaveBeenCalledTimes(page + 1))
        await waitFor(() => expect(rows()).toBe(expected))
        const isLast = page === shown.length - 1
        await waitFor(() => expect(more() === null).toBe(isLast))
        const button = more()
        if (button) await user.click(button)
      }
      expect(merchant.ipnMessages).toHaveBeenCalledTimes(shown.length)
    },
  )

  it('opens one, and says that it is dealt with (MERCH-048)', async () => {
    const merchant = someMessages(2)
    const user = renderMerchant(<IpnHistory />, merchant)
    const [first] = await screen.findAllByRole('button', { name: 'checkout.final' })
    if (first) await user.click(first)
    const dialog = within(screen.getByRole('dialog', { name: 'IPN message' }))
    expect(await dialog.findByText(/"id": "e1"/)).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: 'Mark as dealt with' }))
    await waitFor(() =>
      expect(merchant.confirmIpn).toHaveBeenCalledExactlyOnceWith({ id: 'e-1-0' }),
    )
    await user.click(dialog.getByRole('button', { name: 'Send again' }))
    await waitFor(() =>
      expect(merchant.sendIpnAgain).toHaveBeenCalledExactlyOnceWith({ id: 'e-1-0' }),
    )
  })
})

const SETTINGS: Settings = { notifyStatusId: 'every', statusId: 'on', hasSecret: false }

const someSettings = (change: Partial<Settings> = {}, more: Partial<Merchant> = {}) => ({
  ipnSettings: vi.fn<Merchant['ipnSettings']>(async () => ({ ...SETTINGS, ...change })),
  updateIpnSettings: vi.fn<Merchant['updateIpnSettings']>(async () => ({
    settings: { ...SETTINGS, hasSecret: true },
    secret: 'ipnsec_1',
  })),
  ...more,
})

describe('IpnSettings', () => {
  it('saves address, transactions and whether they are on; shows the first key (MERCH-046, MERCH-047)', async () => {
    const merchant = someSettings()
    const user = renderMerchant(<IpnSettings />, merchant)
    await user.type(await screen.findByLabelText('Address'), ' https://books.example/ipn ')
    await user.click(screen.getByRole('radio', { name: 'Completed payments only' }))
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(merchant.updateIpnSettings).toHaveBeenCalledExactlyOnceWith({
        notifyUrl: 'https://books.example/ipn',
        notifyStatusId: 'completed',
        statusId: 'on',
      }),
    )
    const popup = within(
      await screen.findByRole('alertdialog', { name: 'Your new signing secret' }),
    )
    await user.click(popup.getByRole('button', { name: 'Show the secret' }))
    expect(popup.getByText('ipnsec_1')).toBeTruthy()
  })

  it('switches them off without an address (MERCH-046)', async () => {
    const merchant = someSettings()
    const user = renderMerchant(<IpnSettings />, merchant)
    await user.click(await screen.findByRole('button', { name: 'Save' }))
    expect(screen.getByText('Enter the address')).toBeTruthy()
    await user.click(screen.getByRole('checkbox', { name: 'Send notifications' }))
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(merchant.updateIpnSettings).toHaveBeenCalledExactlyOnceWith({
        notifyStatusId: 'every',
        statusId: 'off',
      }),
    )
  })

  it('shows the address that the bank keeps when it was cleared (MERCH-046)', async () => {
    const notifyUrl = 'https://books.example/ipn'
    const settings: Settings = { ...SETTINGS, notifyUrl, statusId: 'off', hasSecret: true }
    const updateIpnSettings = vi.fn<Merchant['updateIpnSettings']>(async () => ({ settings }))
    const user = renderMerchant(<IpnSettings />, someSettings(settings, { updateIpnSettings }))
    await user.clear(await screen.findByLabelText('Address'))
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.getByLabelText('Address')).toHaveProperty('value', notifyUrl))
  })

  it('shows what is set to whoever may only look', async () => {
    const start = aStart({ accessInfo: { ...ACCESS_INFO, accessRights: 'read' } })
    renderMerchant(<IpnSettings />, someSettings({ notifyStatusId: 'completed' }), { start })
    expect(await screen.findByText('Completed payments only')).toBeTruthy()
    expect(screen.getByText('None yet')).toBeTruthy()
    for (const role of ['radio', 'checkbox', 'button', 'textbox'])
      expect(screen.queryAllByRole(role)).toEqual([])
  })

  it('makes a new key after asking, by the secret flag (MERCH-046, MERCH-047)', async () => {
    const merchant = someSettings({ hasSecret: true })
    const user = renderMerchant(<IpnSettings />, merchant)
    await user.click(await screen.findByRole('button', { name: 'New secret' }))
    const popup = within(screen.getByRole('dialog', { name: 'Make a new secret?' }))
    expect(merchant.updateIpnSettings).not.toHaveBeenCalled()
    await user.click(popup.getByRole('button', { name: 'New secret' }))
    await waitFor(() =>
      expect(merchant.updateIpnSettings).toHaveBeenCalledExactlyOnceWith({ secret: true }),
    )
  })

  it('says at the field that an address is refused', async () => {
    const updateIpnSettings = vi.fn<Merchant['updateIpnSettings']>(async () => {
      const fields = [{ field: 'notifyUrl', message: 'no' }]
      throw new SixpenceError('invalid_input', 'no', { fields })
    })
    const user = renderMerchant(<IpnSettings />, someSettings({}, { updateIpnSettings }))
    await user.type(await screen.findByLabelText('Address'), 'http://127.0.0.1')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText(/We can’t post to this address/)).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Address')))
  })
})
