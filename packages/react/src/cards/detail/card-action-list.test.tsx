import { permissionsOf, type GrantedPermissions } from '@sixpence/core/access'
import type { Account } from '@sixpence/core/accounts'
import { cleanup, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { BankStore } from '../../store/index.ts'
import { aBank } from '../../testing/a-bank.ts'
import { ADA, anAccess, aStart } from '../../testing/a-sixpence.ts'
import { ACCESS_INFO } from '../../testing/a-users.ts'
import { aCard } from '../../testing/render-cards.tsx'
import { renderInBank } from '../../testing/render-in-bank.tsx'
import { CardDetail } from './card-detail.tsx'

const draw = (card: Account, granted: GrantedPermissions) =>
  drawAs(card, aStart({ accessInfo: infoOf(granted) }))

const infoOf = (granted: Parameters<typeof permissionsOf>[0]) => ({
  ...ACCESS_INFO,
  permissions: permissionsOf(granted),
})

async function drawAs(card: Account, start: ReturnType<typeof aStart>, access = anAccess()) {
  const { sixpence } = aBank({
    accounts: { list: async () => [card] },
    cards: { authorizations: async () => ({ items: [], total: 0 }) },
    start,
    access,
  })
  renderInBank(
    <BankStore>
      <CardDetail accountId={card.accountId} />
    </BankStore>,
    { sixpence },
  )
  await screen.findByRole('list', { name: 'Card actions' })
  return screen.queryAllByRole('button').map(button => button.textContent.trim())
}

const ORDERS: readonly [string, Account][] = [
  ['Replace card', aCard()],
  ['Upgrade to express delivery', aCard({ cardReissuedStatusId: 41 })],
  ['Finish application', aCard({ accountStatusId: 'pending' })],
]

describe.each(ORDERS)('a sub-account and “%s”', (action, card) => {
  it('is not offered it, as others are (GAP-68)', async () => {
    expect(await draw(card, { settlementAccount: true })).not.toContain(action)
    cleanup()
    expect(await draw(card, {})).toContain(action)
  })
})

describe('loading a card', () => {
  it('is offered to whoever may move money between own accounts (ACCESS-018)', async () => {
    const load = 'Add money'
    expect(await draw(aCard(), { sendPrepaidLoad: true })).not.toContain(load)
    cleanup()
    expect(await draw(aCard(), { withdrawBetweenAccounts: true })).toContain(load)
  })
})

describe('staff who look after a customer', () => {
  it('are offered to pause and to block a card, and told why nothing else (ADMIN-002)', async () => {
    const accessInfo = { ...infoOf({}), accessRights: 'read' } as const
    const start = aStart({ customer: { ...ADA, isAdmin: true }, accessInfo })
    const offered = await drawAs(aCard(), start, anAccess({ customerId: 'ion', isOther: true }))
    expect(offered).toContain('Pause card')
    expect(offered).toContain('Block card')
    for (const action of ['Show PIN', 'Show card details', 'Replace card']) {
      expect(offered).not.toContain(action)
    }
    expect(screen.getAllByText('Bank staff can’t do this for a customer.')).toHaveLength(5)
  })

  it('are not offered to let a card go on', async () => {
    const accessInfo = { ...infoOf({}), accessRights: 'read' } as const
    const start = aStart({ customer: { ...ADA, isAdmin: true }, accessInfo })
    const card = aCard({ accountStatusId: 'paused' })
    const offered = await drawAs(card, start, anAccess({ customerId: 'ion', isOther: true }))
    expect(offered.join()).not.toContain('Resume card')
  })
})
