import { describe, expect, it } from 'vitest'
import type { UserRights } from '../access/index.ts'
import { headerMenu, mainMenu, tabBar } from './index.ts'

describe('the main menu', () => {
  const of = (granted: UserRights['granted'], isBusiness = true) =>
    mainMenu({ right: 'full', granted }, isBusiness)

  it('offers no transfer whose flag is missing (ACCESS-018, ACCESS-019)', () => {
    const first = ['home', 'merchant', 'cards']
    const rest = ['history', 'preapproved', 'invoices', 'approvals', 'settings']
    expect(of({})).toEqual([...first, ...rest])
    expect(of({ sendUserToUser: true })).toEqual([...first, 'sendMoney', ...rest])
    expect(of({ withdrawBetweenAccounts: true })).toEqual([...first, 'ownTransfer', ...rest])
    const both = { sendUserToUser: true, withdrawBetweenAccounts: true }
    expect(of(both)).toEqual([...first, 'ownTransfer', 'sendMoney', ...rest])
  })

  it.each(['sendEft', 'withdrawWire', 'sendCard', 'withdrawCrypto', 'sendInterac'] as const)(
    'leads to where money is sent whoever holds only %s (ACCESS-018, ACCESS-019)',
    flag => {
      expect(of({ [flag]: true })).toContain('sendMoney')
      expect(mainMenu({ right: 'read', granted: { [flag]: true } }, true)).not.toContain(
        'sendMoney',
      )
    },
  )

  it.each(['massUser', 'massWire', 'massEft', 'massCard', 'massCrypto'] as const)(
    'offers a business to pay many with %s and right 2 or 3 (MASS-001, ACCESS-018)',
    flag => {
      const granted = { [flag]: true }
      expect(of(granted)).toContain('payMany')
      expect(mainMenu({ right: 'initiate', granted }, true)).toContain('payMany')
      expect(mainMenu({ right: 'confirm', granted }, true)).not.toContain('payMany')
    },
  )

  it.each(['massInstant', 'massInterac', 'massGlobal'] as const)(
    'has no screen for %s (MASS-002)',
    flag => expect(of({ [flag]: true })).not.toContain('payMany'),
  )

  it('leads whoever confirms to the approvals, and to what was decided there (APPR-020, ROUTE-051)', () => {
    const menu = mainMenu({ right: 'confirm', granted: {} }, true)
    expect(menu).toContain('approvals')
    expect(mainMenu({ right: 'upload', granted: {} }, true)).not.toContain('approvals')
  })

  const BOTH = { sendUserToUser: true, withdrawBetweenAccounts: true }
  const OF_PERSON = ['home', 'cards', 'ownTransfer', 'sendMoney', 'history']

  it('gives a phone five places, and a business that of being paid among them', () => {
    const five = ['home', 'merchant', 'sendMoney', 'history', 'approvals']
    expect(tabBar(of(BOTH))).toEqual(five)
    const move = ['home', 'merchant', 'ownTransfer', 'history', 'approvals']
    expect(tabBar(of({ withdrawBetweenAccounts: true }))).toEqual(move)
    expect(tabBar(of({}))).toEqual(['home', 'merchant', 'cards', 'history', 'approvals'])
    expect(tabBar(of(undefined, false))).toEqual(OF_PERSON)
  })

  it('has six places above a screen and keeps the rest behind one word, but never one alone', () => {
    expect(headerMenu(of(BOTH))).toEqual({
      shown: ['home', 'merchant', 'cards', 'sendMoney', 'history', 'approvals'],
      more: ['ownTransfer', 'preapproved', 'invoices'],
    })
    expect(headerMenu(of(undefined, false))).toEqual({
      shown: [...OF_PERSON, 'preapproved', 'invoices'],
      more: [],
    })
  })

  it('offers a person every transfer, and no approvals', () => {
    expect(of(undefined, false)).toEqual([
      'home',
      'cards',
      'ownTransfer',
      'sendMoney',
      'history',
      'preapproved',
      'invoices',
      'settings',
    ])
  })
})
