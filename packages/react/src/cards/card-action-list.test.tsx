import { permissionsOf, type Account } from '@sixpence/core'
import { cleanup, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { BankStore } from '../store/index.ts'
import { aBank } from '../testing/a-bank.ts'
import { aStart } from '../testing/a-sixpence.ts'
import { ACCESS_INFO } from '../testing/a-users.ts'
import { aCard } from '../testing/render-cards.tsx'
import { renderInBank } from '../testing/render-in-bank.tsx'
import { CardDetail } from './card-detail.tsx'

async function draw(card: Account, settlementAccount: boolean) {
  const permissions = permissionsOf({ settlementAccount })
  const { sixpence } = aBank({
    accounts: { list: async () => [card] },
    cards: { authorizations: async () => ({ items: [], total: 0 }) },
    start: aStart({ accessInfo: { ...ACCESS_INFO, permissions } }),
  })
  renderInBank(
    <BankStore>
      <CardDetail accountId={card.accountId} />
    </BankStore>,
    { sixpence },
  )
  await screen.findByRole('list', { name: 'What you can do with this card' })
  return screen.queryAllByRole('button').map(button => button.textContent.trim())
}

const ORDERS: readonly [string, Account][] = [
  ['Replace the card', aCard()],
  ['Send it by express', aCard({ cardReissuedStatusId: 41 })],
  ['Finish the application', aCard({ accountStatusId: 'pending' })],
]

describe.each(ORDERS)('a sub-account and “%s”', (action, card) => {
  it('is not offered it, as others are (GAP-68)', async () => {
    expect(await draw(card, true)).not.toContain(action)
    cleanup()
    expect(await draw(card, false)).toContain(action)
  })
})
