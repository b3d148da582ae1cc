import { SixpenceError } from '@sixpence/core/errors'
import type { Security } from '@sixpence/core/security'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { BankStore } from '../store/index.ts'
import { aSecurity } from '../testing/a-security.ts'
import { renderInBank } from '../testing/render-in-bank.tsx'
import { Blacklist } from './blacklist/blacklist.tsx'
import { IpAccessSettings } from './ip-access/ip-access.tsx'
import { LoginHistory } from './activity/login-history.tsx'

function renderSecurity(part: ReactNode, change: Partial<Security> = {}) {
  const { security, sixpence } = aSecurity(change)
  renderInBank(<BankStore>{part}</BankStore>, { sixpence })
  return security
}

const press = async (name: string | RegExp, place: Pick<typeof screen, 'findByRole'> = screen) =>
  fireEvent.click(await place.findByRole('button', { name }))

const type = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } })

describe('IpAccessSettings', () => {
  it('adds the address of this device (SEC-006, ROUTE-091)', async () => {
    const security = renderSecurity(<IpAccessSettings />)
    await press('Add address')
    const popup = await screen.findByRole('dialog', { name: 'Add an address' })
    await press(/198\.51\.100\.4/, within(popup))
    await press('Add address', within(popup))
    await waitFor(() => expect(security.addIp).toHaveBeenCalledWith({ ip: '198.51.100.4' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(security.ipAccess).toHaveBeenCalledTimes(2))
  })

  it('asks for no address that is none (GAP-50)', async () => {
    const security = renderSecurity(<IpAccessSettings />)
    await press('Add address')
    await type('IP address', '203.0.113')
    await press('Add address', within(screen.getByRole('dialog')))
    expect(await screen.findByText(/^Enter an IP address, for example/)).toBeTruthy()
    expect(security.addIp).not.toHaveBeenCalled()
  })

  it('tells in a popup why the mode cannot be turned on (API-033, SEC-008)', async () => {
    const description = 'Your present address has to be on the list first.'
    const refusal = new SixpenceError('invalid_input', 'no', { description })
    renderSecurity(<IpAccessSettings />, {
      setIpMode: vi.fn<Security['setIpMode']>().mockRejectedValue(refusal),
    })
    await press('Turn on')
    expect(await screen.findByRole('alertdialog', { name: description })).toBeTruthy()
    await press('Close')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  })

  it('keeps the focus when the last address goes', async () => {
    const { items, ...list } = await aSecurity({}).security.ipAccess()
    let left = items.slice(0, 1)
    renderSecurity(<IpAccessSettings />, {
      ipAccess: async () => ({ ...list, items: left }),
      deleteIp: async () => {
        left = []
      },
    })
    const remove = await screen.findByRole('button', { name: /^Remove / })
    remove.focus()
    fireEvent.click(remove)
    const group = await screen.findByRole('group', { name: 'Allowed addresses' })
    await waitFor(() => expect(document.activeElement).toBe(group))
  })

  it('removes an address (SEC-007)', async () => {
    const security = renderSecurity(<IpAccessSettings />)
    await press('Remove 203.0.113.7')
    await waitFor(() => expect(security.deleteIp).toHaveBeenCalledWith({ id: '1' }))
  })
})

describe('Blacklist', () => {
  it('says whom it has added, in the words laid down (SEC-014, SEC-016)', async () => {
    const security = renderSecurity(<Blacklist />)
    await press('Add person')
    await type('Email address', 'ben@sixpence.example')
    await press('Add person', within(screen.getByRole('dialog')))
    const text = 'User with email ben@sixpence.example has been added to black list.'
    expect(await screen.findByText(text)).toBeTruthy()
    expect(security.addToBlacklist).toHaveBeenCalledWith({
      email: 'ben@sixpence.example',
      blockType: 'payout',
    })
  })

  it('asks in a popup whom to add, and adds nobody when that is closed (ROUTE-093)', async () => {
    const security = renderSecurity(<Blacklist />)
    await press('Add person')
    const popup = screen.getByRole('dialog', { name: 'Add a person to the blacklist' })
    expect(within(popup).getByLabelText('Email address')).toBeTruthy()
    expect(within(popup).getAllByRole('radio')).toHaveLength(2)
    await press('Cancel', within(popup))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(security.addToBlacklist).not.toHaveBeenCalled()
  })

  it('keeps somebody from acting for the customer, where that is chosen (SEC-012, SEC-014)', async () => {
    const security = renderSecurity(<Blacklist />)
    await press('Add person')
    await type('Email address', 'ben@sixpence.example')
    const dialog = within(screen.getByRole('dialog'))
    fireEvent.click(dialog.getByRole('radio', { name: 'Can’t sign in to act for you' }))
    await press('Add person', dialog)
    await waitFor(() =>
      expect(security.addToBlacklist).toHaveBeenCalledWith({
        email: 'ben@sixpence.example',
        blockType: 'login',
      }),
    )
  })

  it('lists and removes (SEC-013, SEC-015)', async () => {
    const security = renderSecurity(<Blacklist />, {
      blacklist: async () => [{ email: 'ben@sixpence.example', blockType: 'payout' }],
    })
    await press('Remove ben@sixpence.example')
    await waitFor(() =>
      expect(security.deleteFromBlacklist).toHaveBeenCalledWith({ email: 'ben@sixpence.example' }),
    )
  })
})

describe('LoginHistory', () => {
  const AT = '2026-11-21T09:00:00.000Z'

  it('shows a page at a time (SEC-018)', async () => {
    const page = (n: number) =>
      Array.from({ length: n }, () => ({ date: AT, result: 'success' }) as const)
    const loginHistory = vi.fn<Security['loginHistory']>(async ({ pageNumber } = {}) => ({
      entries: page(pageNumber === 2 ? 5 : 20),
      total: 25,
    }))
    renderSecurity(<LoginHistory />, { loginHistory })
    expect(await screen.findAllByRole('listitem')).toHaveLength(20)
    expect(screen.getByText('20 of 25 sign-ins')).toBeTruthy()
    await press('Show more')
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(25))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull())
  })

  it('marks the sign-in of this device, and no other', async () => {
    renderSecurity(<LoginHistory />, {
      loginHistory: async () => ({
        entries: [
          { date: AT, result: 'success' },
          { date: AT, result: 'success', isCurrent: true },
        ],
        total: 2,
      }),
    })
    const rows = await screen.findAllByRole('listitem')
    const marked = rows.map(({ textContent }) => textContent?.includes('This device'))
    expect(marked).toEqual([false, true])
  })

  it('says what came of a sign-in, and from where (SEC-017)', async () => {
    renderSecurity(<LoginHistory />, {
      loginHistory: async () => ({
        entries: [
          { date: AT, ip: '203.0.113.7', device: 'Firefox, Linux', result: 'wrongPassword' },
        ],
        total: 1,
      }),
    })
    const row = await screen.findByRole('listitem')
    expect(row.textContent).toContain('Firefox, Linux · 203.0.113.7')
    expect(row.textContent).toContain('Incorrect password')
  })
})
