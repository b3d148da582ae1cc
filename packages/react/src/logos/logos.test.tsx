import type { Sixpence } from '@sixpence/core'
import { SixpenceError } from '@sixpence/core/errors'
import type { Logo } from '@sixpence/core/merchant'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { BankStore } from '../store/index.ts'
import { aBank } from '../testing/a-bank.ts'
import { aStart } from '../testing/a-sixpence.ts'
import { ACCESS_INFO } from '../testing/a-users.ts'
import { renderInBank } from '../testing/render-in-bank.tsx'
import { ToastProvider } from '../ui/index.ts'
import { Logos } from './logos.tsx'

const logo = (change: Partial<Logo> = {}): Logo => ({
  id: 'l1',
  name: 'Shop window',
  isDefault: true,
  file: 'https://bank.example/logos/1.png',
  ...change,
})
const WINTER = logo({ id: 'l2', name: 'Winter', isDefault: false })

type Merchant = Sixpence['merchant']

function inBank(change: Partial<Merchant> = {}, more: Parameters<typeof aBank>[0] = {}) {
  const merchant = {
    logos: vi.fn<Merchant['logos']>(async () => [logo(), WINTER]),
    createLogo: vi.fn<Merchant['createLogo']>(async ({ name }) => logo({ name })),
    updateLogo: vi.fn<Merchant['updateLogo']>(async () => logo()),
    deleteLogo: vi.fn<Merchant['deleteLogo']>(async () => undefined),
    ...change,
  }
  const { sixpence } = aBank({ merchant, ...more })
  const node = (
    <BankStore>
      <ToastProvider>
        <Logos />
      </ToastProvider>
    </BankStore>
  )
  renderInBank(node, { sixpence, onNavigate: () => undefined })
  return { user: userEvent.setup({ applyAccept: false }), merchant }
}

const PNG = Uint8Array.from(
  atob(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  ),
  letter => letter.charCodeAt(0),
)
const png = new File([PNG], 'Autumn.png', { type: 'image/png' })
const svg = new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'logo.png')

async function openForm(user: ReturnType<typeof userEvent.setup>) {
  await user.click(await screen.findByRole('button', { name: 'Add a logo' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a logo' }))
  const add = dialog.getByRole('button', { name: 'Add a logo' })
  return { dialog, add, picture: dialog.getByLabelText('Picture', { selector: 'input' }) }
}

describe('Logos', () => {
  it('lists them, and says which is the default (MERCH-009, MERCH-010)', async () => {
    inBank()
    const rows = within(await screen.findByRole('list', { name: 'Business logos' }))
    const [first, second] = rows.getAllByRole('listitem')
    expect(first?.textContent).toContain('Default')
    expect(second?.textContent).not.toContain('Default ')
    expect(first?.querySelector('img')?.src).toBe('https://bank.example/logos/1.png')
  })

  it('adds one of a picture, named as its file unless told otherwise (MERCH-011)', async () => {
    const { user, merchant } = inBank()
    const { dialog, add, picture } = await openForm(user)
    await user.upload(picture, png)
    expect(await dialog.findByDisplayValue('Autumn')).toBeTruthy()
    await user.click(dialog.getByRole('checkbox', { name: 'Use as the default' }))
    await user.click(add)
    await waitFor(() =>
      expect(merchant.createLogo).toHaveBeenCalledExactlyOnceWith({
        name: 'Autumn',
        isDefault: true,
        file: png,
      }),
    )
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('says what is no picture before anything is sent (MERCH-011)', async () => {
    const { user, merchant } = inBank()
    const { dialog, add, picture } = await openForm(user)
    await user.click(add)
    expect(dialog.getByText('Choose a picture', { selector: '.sp-field-error' })).toBeTruthy()
    expect(dialog.getByText('Enter a name')).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(dialog.getByLabelText('Name')))
    await user.upload(picture, svg)
    expect(await dialog.findByText(/This isn’t a PNG or JPEG/)).toBeTruthy()
    await user.type(dialog.getByLabelText('Name'), 'Autumn')
    await user.click(add)
    expect(merchant.createLogo).not.toHaveBeenCalled()
  })

  it('says beside the picture what the bank has found in it, and keeps what was typed', async () => {
    const createLogo = vi.fn<Merchant['createLogo']>(async () => {
      const fields = [{ field: 'logoDamaged', message: 'no' }]
      throw new SixpenceError('invalid_input', 'no', { fields })
    })
    const { user } = inBank({ createLogo })
    const { dialog, add, picture } = await openForm(user)
    await user.upload(picture, png)
    await dialog.findByDisplayValue('Autumn')
    await user.click(add)
    expect(await dialog.findByText(/We can’t read this picture/)).toBeTruthy()
    expect(dialog.getByDisplayValue('Autumn')).toBeTruthy()
  })

  it('renames one without a picture, and makes one the default (MERCH-012)', async () => {
    const { user, merchant } = inBank()
    await user.click(await screen.findByRole('button', { name: 'Edit Winter' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit logo' }))
    await user.clear(dialog.getByLabelText('Name'))
    await user.type(dialog.getByLabelText('Name'), 'Snow')
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(merchant.updateLogo).toHaveBeenLastCalledWith({ id: 'l2', name: 'Snow' }),
    )
    await user.click(await screen.findByRole('button', { name: 'Make Winter the default' }))
    await waitFor(() =>
      expect(merchant.updateLogo).toHaveBeenLastCalledWith({ id: 'l2', isDefault: true }),
    )
  })

  it('deletes one after asking (MERCH-012)', async () => {
    const { user, merchant } = inBank()
    await user.click(await screen.findByRole('button', { name: 'Delete Winter' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete this logo?' }))
    expect(dialog.getByText(/will show your default logo instead/)).toBeTruthy()
    expect(merchant.deleteLogo).not.toHaveBeenCalled()
    await user.click(dialog.getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(merchant.deleteLogo).toHaveBeenCalledExactlyOnceWith({ id: 'l2' }))
  })

  it('shows a hostile name as text', async () => {
    inBank({ logos: async () => [logo({ name: '<img src=x onerror=alert(1)>' })] })
    expect(await screen.findByText('<img src=x onerror=alert(1)>')).toBeTruthy()
  })

  it('offers nothing to change to who may only read', async () => {
    const start = aStart({ accessInfo: { ...ACCESS_INFO, accessRights: 'read' } })
    inBank({}, { start })
    expect(await screen.findByText('Winter')).toBeTruthy()
    expect(screen.queryByRole('button')).toBeNull()
  })
})
