import type { Sixpence } from '@sixpence/core'
import { SixpenceError } from '@sixpence/core/errors'
import type { PayByNameSettings } from '@sixpence/core/merchant'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { BankStore } from '../store/index.ts'
import { aBank } from '../testing/a-bank.ts'
import { renderInBank } from '../testing/render-in-bank.tsx'
import { ToastProvider } from '../ui/index.ts'
import { PayByName } from './pay-by-name.tsx'

type Merchant = Sixpence['merchant']

const ON: PayByNameSettings = {
  statusId: 'on',
  name: 'munteanu-books',
  link: 'https://bank.example/pay/munteanu-books',
  hasSecret: true,
}

function inBank(settings: PayByNameSettings, update?: SixpenceError) {
  const updatePayByName = vi.fn<Merchant['updatePayByName']>(async ({ secret } = {}) => ({
    settings: ON,
    ...(secret && { secret: 'pbn_once' }),
  }))
  if (update) updatePayByName.mockRejectedValueOnce(update)
  const { sixpence } = aBank({ merchant: { payByName: async () => settings, updatePayByName } })
  renderInBank(
    <BankStore>
      <ToastProvider>
        <PayByName />
      </ToastProvider>
    </BankStore>,
    { sixpence },
  )
  return { updatePayByName, user: userEvent.setup() }
}

describe('PayByName', () => {
  it('shows the page with its address as text beside the code (MERCH-007, ROUTE-069)', async () => {
    inBank(ON)
    expect(await screen.findByText('https://bank.example/pay/munteanu-books')).toBeDefined()
    expect(await screen.findByRole('img', { name: /QR code/ })).toBeDefined()
  })

  it('is switched on (MERCH-008)', async () => {
    const { updatePayByName, user } = inBank({ statusId: 'off', hasSecret: false })
    expect(await screen.findByText(/Pay by name is off/)).toBeDefined()
    await user.click(screen.getByRole('switch', { name: 'Accept payments by name' }))
    await waitFor(() => expect(updatePayByName).toHaveBeenCalledExactlyOnceWith({ statusId: 'on' }))
  })

  it('shows a new secret once, hidden until it is asked for (MERCH-008)', async () => {
    const { updatePayByName, user } = inBank(ON)
    await user.click(await screen.findByRole('button', { name: 'Create a new secret' }))
    const asks = within(await screen.findByRole('dialog', { name: 'Create a new secret?' }))
    expect(asks.getByText(/current secret will stop working/)).toBeDefined()
    expect(updatePayByName).not.toHaveBeenCalled()
    await user.click(asks.getByRole('button', { name: 'Create a new secret' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    expect(updatePayByName).toHaveBeenCalledExactlyOnceWith({ secret: true })
    expect(dialog.queryByText('pbn_once')).toBeNull()
    await user.click(dialog.getByRole('button', { name: /Show/ }))
    expect(dialog.getByText('pbn_once')).toBeDefined()
  })

  it('says that a name is taken, and keeps what was typed', async () => {
    const fields = [{ field: 'name', message: 'no' }]
    const { updatePayByName, user } = inBank(
      ON,
      new SixpenceError('invalid_input', 'no', { fields }),
    )
    const name = await screen.findByLabelText<HTMLInputElement>('Your short name')
    await user.clear(name)
    await user.type(name, 'A b{Enter}')
    expect(screen.getByText(/Use 3 to 32 letters/)).toBeDefined()
    expect(updatePayByName).not.toHaveBeenCalled()
    await user.clear(name)
    await user.type(name, 'Harbour{Enter}')
    expect(await screen.findByText(/Another merchant has this name/)).toBeDefined()
    expect(name.value).toBe('harbour')
    await user.type(name, '-2')
    expect(screen.queryByText(/Another merchant has this name/)).toBeNull()
  })

  it('says when a name can be changed again', async () => {
    const fields = [{ field: 'nameTooOften', message: 'A new name from 1 May 2027.' }]
    const { user } = inBank(ON, new SixpenceError('invalid_input', 'no', { fields }))
    await user.type(await screen.findByLabelText('Your short name'), '-2')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('A new name from 1 May 2027.')).toBeDefined()
    const name = screen.getByLabelText('Your short name')
    await waitFor(() => expect(document.activeElement).toBe(name))
    expect(screen.queryByText(/couldn’t save/)).toBeNull()
  })

  it('makes the first secret without asking', async () => {
    const { updatePayByName, user } = inBank({ ...ON, hasSecret: false })
    await user.click(await screen.findByRole('button', { name: 'Create a secret' }))
    expect(await screen.findByRole('alertdialog')).toBeDefined()
    expect(updatePayByName).toHaveBeenCalledExactlyOnceWith({ secret: true })
  })

  it('keeps a name that isn’t saved yet when the page is switched', async () => {
    const { updatePayByName, user } = inBank(ON)
    const name = await screen.findByLabelText<HTMLInputElement>('Your short name')
    await user.type(name, '-2')
    await user.click(screen.getByRole('switch', { name: 'Accept payments by name' }))
    await waitFor(() => expect(updatePayByName).toHaveBeenCalledOnce())
    await screen.findByText('Saved')
    expect(name.value).toBe('munteanu-books-2')
  })

  it('says what a name is like where none is typed', async () => {
    const { updatePayByName, user } = inBank({ statusId: 'off', hasSecret: false })
    await user.click(await screen.findByRole('button', { name: 'Save' }))
    expect(screen.getByText(/single hyphens/)).toBeDefined()
    expect(updatePayByName).not.toHaveBeenCalled()
  })

  it('says that the bank has to register a merchant first', async () => {
    const fields = [{ field: 'notMerchant', message: 'no' }]
    const refusal = new SixpenceError('invalid_input', 'no', { fields })
    const { user } = inBank({ statusId: 'off', hasSecret: false }, refusal)
    await user.click(await screen.findByRole('switch', { name: 'Accept payments by name' }))
    expect(await screen.findByText(/hasn’t registered you as a merchant/)).toBeDefined()
    expect(screen.queryByText(/couldn’t save/)).toBeNull()
  })
})
