import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { anAccount } from '../../testing/a-bank.ts'
import { renderInBank } from '../../testing/render-in-bank.tsx'
import { AccountCard } from './account-card.tsx'

const HERE = { to: 'account', accountId: '1' } as const

describe('AccountCard', () => {
  it.each([
    ['an account by its number', { accountId: '2104400374' }, ['Euro', '0374', '€1,000.00']],
    [
      'a card by what is printed on it',
      { accountId: '2104400276', type: 2006, cardNumber: '************1314' },
      ['Euro card', '1314', '€1,000.00'],
    ],
  ] as const)('tells %s', async (_name, change, expected) => {
    renderInBank(<AccountCard account={anAccount(change)} destination={HERE} />)
    const card = await screen.findByRole('button')
    for (const text of expected) expect(card.textContent).toContain(text)
  })

  it.each([
    ['an account', {}, 'Cancelada'],
    ['a card', { type: 2006 }, 'Cancelado'],
  ])('calls %s canceled in the gender of its noun', async (_name, kind, expected) => {
    const account = anAccount({ ...kind, accountStatusId: 'canceled' })
    const card = <AccountCard account={account} destination={HERE} />
    renderInBank(card, { locale: 'pt' })
    expect((await screen.findByRole('button')).textContent).toContain(expected)
  })

  it('says of a card that the bank has stopped that it is blocked, not that it is active', async () => {
    const account = anAccount({ type: 2006, accountStatusId: 'active', cardHasFraudMark: true })
    renderInBank(<AccountCard account={account} destination={HERE} />)
    const text = (await screen.findByRole('button')).textContent
    expect(text).toContain('Blocked for safety')
    expect(text).not.toContain('Active')
  })

  it('says nothing of the normal status', async () => {
    renderInBank(<AccountCard account={anAccount()} destination={HERE} />)
    expect((await screen.findByRole('button')).textContent).not.toContain('Active')
  })

  it('shows the name that its holder gave it as text, and the kind of one not for payments', async () => {
    const account = anAccount({ type: 4002, nickname: '<b>Rent</b>' })
    renderInBank(<AccountCard account={account} destination={HERE} />)
    const card = await screen.findByRole('button')
    expect(card.textContent).toContain('<b>Rent</b>')
    expect(card.textContent).toContain('Receiving account')
  })

  it('tells no balance of a debit card, as it is that of the account behind it', async () => {
    const account = anAccount({ type: 2006, subType: 'DEBIT', settlementAccountId: '1' })
    renderInBank(<AccountCard account={account} destination={HERE} />)
    const card = await screen.findByRole('button')
    expect(card.textContent).not.toContain('1,000')
    expect(card.textContent).toContain('Uses your account balance')
  })
})
