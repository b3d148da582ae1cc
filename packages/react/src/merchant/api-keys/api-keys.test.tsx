import type { Sixpence } from '@sixpence/core'
import { SixpenceError } from '@sixpence/core/errors'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { aStart } from '../../testing/a-sixpence.ts'
import { ACCESS_INFO } from '../../testing/a-users.ts'
import { act, aKey, renderMerchant } from '../../testing/merchant/a-merchant.tsx'
import { ApiKeys } from './api-keys.tsx'

type Merchant = Sixpence['merchant']

const SECRET = `sk_${'a'.repeat(43)}`

const someKeys = (change: Partial<Merchant> = {}) => ({
  apiKeys: vi.fn<Merchant['apiKeys']>(async () => [
    aKey({ lastUsedAt: '2026-11-20T10:00:00.000Z' }),
    aKey({ id: 'k2', name: 'Old till', enabled: false }),
  ]),
  createApiKey: vi.fn<Merchant['createApiKey']>(async ({ name }) => ({
    ...aKey({ name }),
    secret: SECRET,
  })),
  updateApiKey: vi.fn<Merchant['updateApiKey']>(async () => aKey()),
  deleteApiKey: vi.fn<Merchant['deleteApiKey']>(async () => undefined),
  ...change,
})

async function create(merchant: Partial<Merchant>) {
  const user = renderMerchant(<ApiKeys />, merchant)
  await user.click(await screen.findByRole('button', { name: 'Create a key' }))
  const form = within(screen.getByRole('dialog', { name: 'Create a key' }))
  await user.type(form.getByLabelText('Name'), ' Web shop ')
  await user.click(form.getByRole('button', { name: 'Create a key' }))
  return user
}

describe('ApiKeys', () => {
  it('lists the keys, each with its name and whether it is on (MERCH-013, MERCH-015)', async () => {
    renderMerchant(<ApiKeys />, someKeys())
    const table = within(await screen.findByRole('table', { name: 'API keys' }))
    const [till, old] = table.getAllByRole('row').slice(1)
    expect(till?.textContent).toContain('sk_9fX2…')
    expect(till?.textContent).toContain('On')
    expect(old?.textContent).toContain('Off')
    expect(old?.textContent).toContain('Never')
  })

  it('makes one, and shows what is secret of it once, when asked to (MERCH-014)', async () => {
    const merchant = someKeys()
    const user = await create(merchant)
    expect(merchant.createApiKey).toHaveBeenCalledExactlyOnceWith({
      name: 'Web shop',
      enabled: true,
    })
    const popup = within(await screen.findByRole('alertdialog', { name: 'Your new API key' }))
    expect(screen.queryByText(SECRET)).toBeNull()
    await user.click(popup.getByRole('button', { name: 'Show the secret' }))
    expect(popup.getByText(SECRET)).toBeTruthy()
    await user.click(popup.getByRole('button', { name: 'Hide the secret' }))
    expect(screen.queryByText(SECRET)).toBeNull()
    await user.click(popup.getByRole('button', { name: 'Show the secret' }))
    await user.click(popup.getByRole('button', { name: 'I’ve copied it' }))
    expect(screen.queryByText(SECRET)).toBeNull()
  })

  it('takes the code first where payments take one, and keeps a wrong one to be mended (MERCH-014)', async () => {
    const pending = { requestKey: 'r1', sentTo: 'i••@books.example' }
    const wrong = { description: 'The code is incorrect.', triesLeft: 4 }
    const confirmApiKey = vi
      .fn<Merchant['confirmApiKey']>(async () => ({ ...aKey(), secret: SECRET }))
      .mockRejectedValueOnce(new SixpenceError('invalid_input', 'no', wrong))
    const merchant = someKeys({ createApiKey: async () => pending, confirmApiKey })
    const user = await create(merchant)
    const popup = within(await screen.findByRole('dialog', { name: 'Confirm the new key' }))
    expect(popup.getByText(/i••@books\.example/)).toBeTruthy()
    await user.type(popup.getByLabelText('Six-digit code'), '111111')
    expect(await popup.findByText('The code is incorrect.')).toBeTruthy()
    await user.clear(popup.getByLabelText('Six-digit code'))
    await user.type(popup.getByLabelText('Six-digit code'), '012345')
    expect(confirmApiKey).toHaveBeenLastCalledWith({ requestKey: 'r1', code: '012345' })
    expect(await screen.findByRole('alertdialog', { name: 'Your new API key' })).toBeTruthy()
  })

  it('opens the popup of every refusal when none was made, and keeps what was typed (MERCH-019)', async () => {
    const createApiKey = vi.fn<Merchant['createApiKey']>(async () => {
      throw new SixpenceError('invalid_input', 'no', { description: 'There are 50 keys already.' })
    })
    const user = await create(someKeys({ createApiKey }))
    const popup = within(
      await screen.findByRole('alertdialog', { name: 'There are 50 keys already.' }),
    )
    await user.click(popup.getByRole('button', { name: 'Close' }))
    expect(screen.getByDisplayValue('Web shop')).toBeTruthy()
  })

  it('switches one off, and one on (MERCH-016, MERCH-018)', async () => {
    const merchant = someKeys()
    const user = renderMerchant(<ApiKeys />, merchant)
    await user.click(await screen.findByRole('switch', { name: 'Till' }))
    await waitFor(() =>
      expect(merchant.updateApiKey).toHaveBeenLastCalledWith({ id: 'k1', enabled: false }),
    )
    await user.click(screen.getByRole('switch', { name: 'Old till' }))
    await waitFor(() =>
      expect(merchant.updateApiKey).toHaveBeenLastCalledWith({ id: 'k2', enabled: true }),
    )
  })

  it('deletes one after asking (MERCH-017)', async () => {
    const merchant = someKeys()
    const user = renderMerchant(<ApiKeys />, merchant)
    await act(user, 'Old till', 'Delete')
    const popup = within(screen.getByRole('dialog', { name: 'Delete this key?' }))
    expect(merchant.deleteApiKey).not.toHaveBeenCalled()
    await user.click(popup.getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(merchant.deleteApiKey).toHaveBeenCalledExactlyOnceWith({ id: 'k2' }))
  })

  it('asks for a name first', async () => {
    const merchant = someKeys({ apiKeys: async () => [] })
    const user = renderMerchant(<ApiKeys />, merchant)
    await user.click(await screen.findByRole('button', { name: 'Create a key' }))
    const form = within(screen.getByRole('dialog'))
    await user.click(form.getByRole('button', { name: 'Create a key' }))
    expect(form.getByText('Enter a name')).toBeTruthy()
    expect(merchant.createApiKey).not.toHaveBeenCalled()
  })

  it('lets staff look and change nothing', async () => {
    const start = aStart({ accessInfo: { ...ACCESS_INFO, accessRights: 'read' } })
    renderMerchant(<ApiKeys />, someKeys(), { start })
    expect(await screen.findByText('Old till')).toBeTruthy()
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.queryByRole('switch')).toBeNull()
  })

  it('shows a hostile name as text', async () => {
    const name = '<script>alert(1)</script>'
    renderMerchant(<ApiKeys />, someKeys({ apiKeys: async () => [aKey({ name })] }))
    expect((await screen.findAllByText(name)).length).toBeGreaterThan(0)
  })
})
