import type { Sixpence } from '@sixpence/core'
import type { Customer } from '@sixpence/core/customer'
import { SixpenceError } from '@sixpence/core/errors'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import type { Destination } from '../provider/index.ts'
import { BankStore } from '../store/index.ts'
import { aBank } from '../testing/a-bank.ts'
import { ADA, anAccess, aStart } from '../testing/a-sixpence.ts'
import { ACCESS_INFO, aUser, OWNER } from '../testing/a-users.ts'
import { renderInBank } from '../testing/render-in-bank.tsx'
import { ActingBar } from './acting-bar.tsx'
import { BusinessUsers } from './users/business-users.tsx'
import { CustomerSearch } from './customer-search.tsx'
import { OwnOnly } from './own-only.tsx'

type Access = Sixpence['access']
type Wish = Partial<Access>

const AMARA: Customer = { ...ADA, customerId: 'amara', isAdmin: true }
const FOUND = {
  customerId: 'ion',
  customerName: 'Munteanu Books SRL',
  customerUsername: 'ion@sixpence.example',
  customerType: 'business',
} as const

/** A bank where Amara looks after a customer. */
function drawAsStaff(part: ReactNode, wish: Wish = {}) {
  const onNavigate = vi.fn<(destination: Destination) => void>()
  const users = { list: async () => [OWNER, aUser()] }
  const access = { ...anAccess({ customerId: 'ion', isOther: true }), ...wish }
  const accessInfo = { ...ACCESS_INFO, id: 'ion', accessRights: 'read' } as const
  const start = aStart({ customer: AMARA, accessInfo })
  const { sixpence } = aBank({ access, start, users })
  renderInBank(<BankStore>{part}</BankStore>, { sixpence, onNavigate })
  return onNavigate
}

describe('CustomerSearch', () => {
  const search = async () => ({ items: [FOUND], total: 1 })

  it('has staff say why before they act for a customer (ADMIN-002)', async () => {
    const actFor = vi.fn<Access['actFor']>(async () => undefined)
    const onNavigate = drawAsStaff(<CustomerSearch query="munteanu" />, { search, actFor })
    const choose = async () =>
      fireEvent.click(await screen.findByRole('button', { name: /Munteanu Books/ }))
    await choose()
    const reason = screen.getByLabelText(/^Reason for access/)
    expect(await screen.findByText('Enter a reason the customer will understand.')).toBeTruthy()
    expect(document.activeElement).toBe(reason)
    expect(actFor).not.toHaveBeenCalled()
    fireEvent.change(reason, { target: { value: '  Asked about a card ' } })
    await choose()
    await waitFor(() => expect(onNavigate).toHaveBeenCalledExactlyOnceWith({ to: 'start' }))
    expect(actFor).toHaveBeenCalledExactlyOnceWith({
      customerId: 'ion',
      reason: 'Asked about a card',
    })
  })

  it('keeps the reason and says why when the bank refuses', async () => {
    const actFor = () => Promise.reject(new SixpenceError('no_access', 'no'))
    drawAsStaff(<CustomerSearch query="munteanu" />, { search, actFor })
    const reason = await screen.findByLabelText(/^Reason for access/)
    fireEvent.change(reason, { target: { value: 'Asked about a card' } })
    fireEvent.click(screen.getByRole('button', { name: /Munteanu Books/ }))
    expect(await screen.findByText('You can’t act for this customer right now')).toBeTruthy()
    expect(screen.getByDisplayValue('Asked about a card')).toBe(reason)
  })
})

describe('staff who act for a customer', () => {
  it('are told all the time what they may and may not (ADMIN-002)', async () => {
    drawAsStaff(<ActingBar />)
    const bar = screen.getByRole('region', { name: 'Helping a customer' })
    expect(bar.textContent).toContain('Lindholm Ltd')
    expect(bar.textContent).toContain('You can’t move money')
  })

  it('end an access, and are offered nothing else of it (ADMIN-002, ADMIN-006)', async () => {
    drawAsStaff(<BusinessUsers />)
    fireEvent.click(await screen.findByRole('button', { name: /Lena Vogel/ }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Lena Vogel' }))
    const offered = dialog.getAllByRole('button').map(({ textContent }) => textContent.trim())
    expect(offered).toContain('End access')
    expect(offered).not.toContain('Save')
    expect(offered).not.toContain('Remove from list')
    expect(screen.queryByRole('button', { name: 'Add user', hidden: true })).toBeNull()
    expect(screen.getByText(/you can end access here/)).toBeTruthy()
  })

  it('are told that settings of their own wait until they stop', async () => {
    const stop = vi.fn<Access['stop']>()
    const onNavigate = drawAsStaff(<OwnOnly>My password</OwnOnly>, { stop })
    expect(screen.queryByText('My password')).toBeNull()
    expect(await screen.findByText('Not available to bank staff')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Stop acting' }))
    expect(stop).toHaveBeenCalledOnce()
    expect(onNavigate).toHaveBeenCalledExactlyOnceWith({ to: 'start' })
  })
})

describe('OwnOnly', () => {
  it('shows everybody else what is theirs', () => {
    renderInBank(<OwnOnly>My password</OwnOnly>, { sixpence: aBank().sixpence })
    expect(screen.getByText('My password')).toBeTruthy()
  })
})
