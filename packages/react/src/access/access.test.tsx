import type { Sixpence } from '@sixpence/core'
import type { AccessListEntry } from '@sixpence/core/access'
import { SixpenceError } from '@sixpence/core/errors'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import type { Destination } from '../provider/index.ts'
import { aBank } from '../testing/a-bank.ts'
import { anAccess, aStart } from '../testing/a-sixpence.ts'
import { renderInBank } from '../testing/render-in-bank.tsx'
import { AcceptTerms } from './accept-terms.tsx'
import { AccessList } from './access-list.tsx'
import { ActingBar } from './acting-bar.tsx'

const BOOKS: AccessListEntry = {
  customerId: 'ion',
  customerName: 'Munteanu Books SRL',
  customerUsername: 'ion@sixpence.example',
  accessRights: 'initiate',
}
const TERMS = [
  { id: 'privacy', title: 'Privacy policy', text: 'One.\nTwo.' },
  { id: 'payments', title: 'Rules for payments', text: 'Three.' },
]

type Access = Sixpence['access']

describe('AccessList', () => {
  it('acts for the customer that is pressed, and leads to where that begins (START-009)', async () => {
    const actFor = vi.fn<Access['actFor']>(async () => undefined)
    const onNavigate = vi.fn<(destination: Destination) => void>()
    const { sixpence } = aBank({ start: aStart({ accesses: [BOOKS] }), access: { actFor } })
    renderInBank(<AccessList />, { sixpence, onNavigate })
    await userEvent.click(screen.getByRole('button', { name: /Munteanu Books/ }))
    await waitFor(() => expect(onNavigate).toHaveBeenCalledExactlyOnceWith({ to: 'start' }))
    expect(actFor).toHaveBeenCalledExactlyOnceWith({ customerId: 'ion' })
  })

  it('stays where it is and says why when the bank refuses', async () => {
    const actFor = () => Promise.reject(new SixpenceError('no_access', 'no'))
    const onNavigate = vi.fn<(destination: Destination) => void>()
    const { sixpence } = aBank({ start: aStart({ accesses: [BOOKS] }), access: { actFor } })
    renderInBank(<AccessList />, { sixpence, onNavigate })
    await userEvent.click(screen.getByRole('button', { name: /Munteanu Books/ }))
    expect(await screen.findByText('You can’t act for this customer right now')).toBeDefined()
    expect(onNavigate).not.toHaveBeenCalled()
  })

  it('says nothing of a choice that a later one has taken the place of', async () => {
    const actFor = vi.fn<Access['actFor']>(() =>
      Promise.reject(new SixpenceError('superseded', 'no')),
    )
    const onNavigate = vi.fn<(destination: Destination) => void>()
    const { sixpence } = aBank({ start: aStart({ accesses: [BOOKS] }), access: { actFor } })
    renderInBank(<AccessList />, { sixpence, onNavigate })
    const button = screen.getByRole('button', { name: /Munteanu Books/ })
    await userEvent.click(button)
    await waitFor(() => expect(button.getAttribute('aria-disabled')).not.toBe('true'))
    expect(actFor).toHaveBeenCalledOnce()
    expect(screen.queryByText('You can’t act for this customer right now')).toBeNull()
    expect(onNavigate).not.toHaveBeenCalled()
  })
})

describe('ActingBar', () => {
  it('says for whom the user acts, and ends it with one press', async () => {
    const stop = vi.fn<() => void>()
    const access = { ...anAccess({ customerId: 'ion', isOther: true }), stop }
    const onNavigate = vi.fn<(destination: Destination) => void>()
    renderInBank(<ActingBar />, { sixpence: aBank({ access }).sixpence, onNavigate })
    await userEvent.click(screen.getByRole('button', { name: 'Stop acting' }))
    await waitFor(() => expect(onNavigate).toHaveBeenCalledExactlyOnceWith({ to: 'start' }))
    expect(stop).toHaveBeenCalledOnce()
  })

  it('is not there while the user acts for themselves', () => {
    renderInBank(<ActingBar />, { sixpence: aBank().sixpence })
    expect(screen.queryByRole('button', { name: 'Stop acting' })).toBeNull()
  })
})

describe('AcceptTerms', () => {
  it('has every one ticked before it agrees to all of them (START-012, START-017)', async () => {
    const acceptTerms = vi.fn<Access['acceptTerms']>(async () => undefined)
    const onNavigate = vi.fn<(destination: Destination) => void>()
    const start = aStart({ customer: undefined, terms: TERMS })
    renderInBank(<AcceptTerms />, {
      sixpence: aBank({ start, access: { acceptTerms } }).sixpence,
      onNavigate,
    })
    const accept = screen.getByRole('button', { name: 'Accept and continue' })
    const first = screen.getByRole('checkbox', { name: /Privacy/ })
    const second = screen.getByRole('checkbox', { name: /Rules/ })
    await userEvent.click(first)
    await userEvent.click(accept)
    await waitFor(() => expect(document.activeElement).toBe(second))
    expect(acceptTerms).not.toHaveBeenCalled()
    await userEvent.click(second)
    await userEvent.click(accept)
    await waitFor(() => expect(onNavigate).toHaveBeenCalledExactlyOnceWith({ to: 'start' }))
    expect(acceptTerms).toHaveBeenCalledExactlyOnceWith({ termIds: ['privacy', 'payments'] })
  })
})
