import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { anAccount } from '../../testing/a-bank.ts'
import { renderInBank } from '../../testing/render-in-bank.tsx'
import { AccountCard } from './account-card.tsx'

describe('AccountCard', () => {
  it.each([
    ['an account by its number', { accountId: '2104400374' }, ['0374', 'Show account']],
    [
      'a card by what is printed on it',
      { accountId: '2104400276', type: 2006, cardNumber: '************1314' },
      ['1314', 'Show card'],
    ],
  ] as const)('tells %s', async (_name, change, expected) => {
    renderInBank(
      <AccountCard account={anAccount(change)} leadsTo="account" onPress={() => undefined} />,
    )
    const card = await screen.findByRole('button')
    for (const text of expected) expect(card.textContent).toContain(text)
  })

  it.each([
    ['an account', {}, 'Cancelada'],
    ['a card', { type: 2006 }, 'Cancelado'],
  ])('calls %s canceled in the gender of its noun', async (_name, kind, expected) => {
    const account = anAccount({ ...kind, accountStatusId: 'canceled' })
    const card = <AccountCard account={account} leadsTo="account" onPress={() => undefined} />
    renderInBank(card, { locale: 'pt' })
    expect((await screen.findByRole('button')).textContent).toContain(expected)
  })

  it('says of a card that the bank has stopped that it is blocked, not that it is active', async () => {
    const account = anAccount({ type: 2006, accountStatusId: 'active', cardHasFraudMark: true })
    renderInBank(<AccountCard account={account} leadsTo="account" onPress={() => undefined} />)
    const text = (await screen.findByRole('button')).textContent
    expect(text).toContain('Blocked for safety')
    expect(text).not.toContain('Active')
  })
})
