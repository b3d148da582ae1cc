import type { Customer } from '@sixpence/core/customer'
import { SixpenceError } from '@sixpence/core/errors'
import type { Users } from '@sixpence/core/users'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { BankStore } from '../../store/index.ts'
import { aUser, aUsers, OWNER } from '../../testing/a-users.ts'
import { renderInBank } from '../../testing/render-in-bank.tsx'
import { BusinessUsers } from './business-users.tsx'

function renderUsers(change: Partial<Users> = {}, who: Partial<Customer> = {}) {
  const { users, sixpence } = aUsers(change, who)
  renderInBank(
    <BankStore>
      <BusinessUsers />
    </BankStore>,
    { sixpence },
  )
  return users
}

const press = async (name: string | RegExp) =>
  fireEvent.click(await screen.findByRole('button', { name }))
const inDialog = async (name: string) => within(await screen.findByRole('dialog', { name }))
const enterCode = async () => {
  const code = await screen.findByLabelText('Six-digit code')
  fireEvent.change(code, { target: { value: '012345' } })
}

describe('BusinessUsers', () => {
  it('tells who may act, since when and what they may (ACCESS-021)', async () => {
    renderUsers({
      list: async () => [
        OWNER,
        aUser(),
        aUser({ userId: '2', email: 'new@quay.example', name: undefined, state: 'invited' }),
        aUser({ userId: '3', name: 'Inês Costa', state: 'ended', accessRights: 'none' }),
      ],
    })
    const list = await screen.findByRole('list', { name: 'Users' })
    const rows = within(list).getAllByRole('listitem')
    expect(rows.map(row => row.textContent)).toEqual([
      expect.stringMatching(/Ada Lindholm \(you\).*Full access.*Owner/),
      expect.stringMatching(
        /Lena Vogel.*lena@sixpence.example.*Prepares payments.*Since Nov 21, 2026/,
      ),
      expect.stringMatching(/new@quay.example.*Prepares payments.*Invited Nov 21, 2026/),
      expect.stringMatching(/Inês Costa.*No access.*Access ended/),
    ])
  })

  it('lets nobody change the owner', async () => {
    renderUsers()
    await screen.findByRole('button', { name: /Lena/ })
    expect(screen.queryByRole('button', { name: /Ada/ })).toBeNull()
  })

  it('adds somebody by their address once the code has come back (ACCESS-021)', async () => {
    const users = renderUsers()
    await press('Add user')
    const dialog = await inDialog('Add user')
    const email = dialog.getByLabelText('Email address')
    fireEvent.click(dialog.getByRole('button', { name: 'Add user' }))
    expect(await dialog.findByText(/Enter a full email address/)).toBeTruthy()
    expect(document.activeElement).toBe(email)
    expect(users.add).not.toHaveBeenCalled()

    fireEvent.change(email, { target: { value: ' new@quay.example ' } })
    expect(dialog.queryByRole('group', { name: 'To others' })).toBeNull()
    const pays = () => dialog.queryByText(/this person can’t make any payments yet/)
    expect(pays()).toBeNull()
    fireEvent.click(dialog.getByRole('radio', { name: /^Prepares payments/ }))
    expect(pays()).not.toBeNull()
    const others = within(await dialog.findByRole('group', { name: 'To others' }))
    fireEvent.click(others.getByRole('checkbox', { name: 'Wire transfer' }))
    expect(pays()).toBeNull()
    fireEvent.click(dialog.getByRole('button', { name: 'Add user' }))
    expect(await screen.findByText(/We sent a six-digit code to a•••/)).toBeTruthy()
    expect(users.add).toHaveBeenCalledExactlyOnceWith({
      email: 'new@quay.example',
      right: 'initiate',
      permissions: ['sendWire'],
    })
    await enterCode()
    expect(await screen.findByText(/new@quay.example can now act for your business/)).toBeTruthy()
    expect(users.confirm).toHaveBeenCalledExactlyOnceWith({
      requestKey: 'request-1',
      code: '012345',
    })
    await waitFor(() => expect(users.list).toHaveBeenCalledTimes(2))
  })

  it('keeps what was typed when the bank says no, and says why', async () => {
    const refusal = new SixpenceError('invalid_input', 'no', {
      fields: [{ field: 'email', message: 'This person is on the list already.' }],
    })
    renderUsers({ add: () => Promise.reject(refusal) })
    await press('Add user')
    const dialog = await inDialog('Add user')
    const email = dialog.getByLabelText<HTMLInputElement>('Email address')
    fireEvent.change(email, { target: { value: 'lena@sixpence.example' } })
    fireEvent.click(dialog.getByRole('button', { name: 'Add user' }))
    expect(await dialog.findByText('This person is on the list already.')).toBeTruthy()
    expect(email.value).toBe('lena@sixpence.example')
  })

  it('lowers a right at once, without its permissions (ACCESS-021)', async () => {
    const users = renderUsers({ update: vi.fn<Users['update']>(async () => undefined) })
    await press(/Lena Vogel/)
    const dialog = await inDialog('Lena Vogel')
    fireEvent.click(dialog.getByRole('radio', { name: /^Read only/ }))
    fireEvent.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Access updated.')).toBeTruthy()
    expect(users.update).toHaveBeenCalledExactlyOnceWith({
      userId: 'user-lena',
      right: 'read',
      permissions: [],
    })
    await waitFor(() => expect(users.list).toHaveBeenCalledTimes(2))
  })

  it('raises one by a code (ACCESS-021)', async () => {
    const users = renderUsers()
    await press(/Lena Vogel/)
    const dialog = await inDialog('Lena Vogel')
    fireEvent.click(await dialog.findByRole('button', { name: 'Select all: To others' }))
    fireEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await enterCode()
    expect(await screen.findByText('Access updated.')).toBeTruthy()
    expect(users.update).toHaveBeenCalledExactlyOnceWith({
      userId: 'user-lena',
      right: 'initiate',
      permissions: ['sendWire', 'sendCard'],
    })
  })

  it('ends an access once it was asked whether to, and once (ACCESS-021)', async () => {
    const users = renderUsers()
    await press(/Lena Vogel/)
    await press('End access')
    const asked = await screen.findByRole('alertdialog', { name: 'End access for Lena Vogel?' })
    expect(users.end).not.toHaveBeenCalled()
    const end = within(asked).getByRole('button', { name: 'End access' })
    fireEvent.click(end)
    fireEvent.click(end)
    expect(await screen.findByText(/can no longer act/)).toBeTruthy()
    expect(users.end).toHaveBeenCalledExactlyOnceWith({ userId: 'user-lena' })
  })

  it.each([{ isAdmin: true }, {}])(
    'shows no way to remove somebody to %j (ACCESS-023)',
    async who => {
      renderUsers({}, who)
      await press(/Lena Vogel/)
      const dialog = await inDialog('Lena Vogel')
      expect(dialog.getByRole('button', { name: 'End access' })).toBeTruthy()
      expect(dialog.queryByRole('button', { name: 'Remove from list' })).toBeNull()
    },
  )
})
