import type { Account, Sixpence } from '@sixpence/core'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import type { Destination } from '../provider/index.ts'
import { BankStore } from '../store/index.ts'
import { aBank, anAccount } from '../testing/a-bank.ts'
import { renderInBank } from '../testing/render-in-bank.tsx'
import { Attention } from './attention.tsx'

const SHIPPED = anAccount({
  accountId: 'c1',
  type: 2006,
  subType: 'PREPAID',
  accountStatusId: 'shipped',
  cardAliasName: 'Travel',
  cardNumber: '************7777',
})

const ASKING = { id: 'n1' }

interface Given {
  accounts?: Account[]
  undecided?: { id: string }[]
  mayDecide?: boolean
}

function renderAttention({ accounts = [], ...props }: Given) {
  const onNavigate = vi.fn<(destination: Destination) => void>()
  const list = vi.fn<Sixpence['accounts']['list']>(async () => accounts)
  const { sixpence } = aBank({ accounts: { list } })
  renderInBank(
    <BankStore>
      <Attention {...props} />
    </BankStore>,
    { sixpence, onNavigate },
  )
  return { list, onNavigate, user: userEvent.setup() }
}

describe('Attention', () => {
  it('names each thing, and leads to where it is done', async () => {
    const { onNavigate, user } = renderAttention({ accounts: [SHIPPED], undecided: [ASKING] })
    const list = await screen.findByRole('list', { name: 'Needs your attention' })
    const news = await within(list).findByRole('button', {
      name: /1 announcement wants your answer/,
    })
    const card = await within(list).findByRole('button', { name: /Activate your card/ })
    expect(card.textContent).toContain('Travel •••• 7777')
    await user.click(news)
    await user.click(card)
    expect(onNavigate.mock.calls).toEqual([
      [{ to: 'news', id: 'n1' }],
      [{ to: 'card', accountId: 'c1' }],
    ])
  })

  it('shows the three most urgent, and the rest when asked to', async () => {
    const cards = ['c1', 'c2', 'c3', 'c4'].map(accountId => ({ ...SHIPPED, accountId }))
    const { user } = renderAttention({ accounts: cards, undecided: [ASKING] })
    const more = await screen.findByRole('button', { name: 'Show all 5' })
    expect(screen.getAllByRole('listitem')).toHaveLength(3)
    expect(screen.getAllByRole('listitem')[0]?.textContent).toContain('1 announcement')
    await user.click(more)
    expect(screen.getAllByRole('listitem')).toHaveLength(5)
    const fewer = screen.getByRole('button', { name: 'Show fewer' })
    expect(document.activeElement).toBe(fewer)
    await user.click(fewer)
    expect(screen.getAllByRole('listitem')).toHaveLength(3)
  })

  it('leads an application to where it is confirmed', async () => {
    const pending = { ...SHIPPED, accountStatusId: 'pending' as const }
    const { onNavigate, user } = renderAttention({ accounts: [pending] })
    await user.click(await screen.findByRole('button', { name: /Finish your application/ }))
    expect(onNavigate).toHaveBeenCalledWith({ to: 'confirmCard', cardId: 'c1' })
  })

  it('says of a limited card that it is one, and leads to it', async () => {
    const limited = { ...SHIPPED, accountStatusId: 'limited' as const }
    const debit = { ...limited, accountId: 'c2', subType: 'DEBIT' as const, cardAliasName: 'Fuel' }
    const account = anAccount({ accountId: 'a1', accountStatusId: 'limited' })
    const { onNavigate, user } = renderAttention({ accounts: [limited, debit, account] })
    await user.click(await screen.findByRole('button', { name: /A card is limited.*Travel/ }))
    await user.click(screen.getByRole('button', { name: /A card is limited.*Fuel/ }))
    await user.click(screen.getByRole('button', { name: /An account is limited/ }))
    expect(onNavigate.mock.calls).toEqual([
      [{ to: 'card', accountId: 'c1' }],
      [{ to: 'cards', kind: 'physical' }],
      [{ to: 'account', accountId: 'a1' }],
    ])
  })

  it('is not there while there is nothing, and asks nothing of who may only read', async () => {
    const { list } = renderAttention({ accounts: [SHIPPED], mayDecide: false })
    await waitFor(() => expect(list).toHaveBeenCalled())
    expect(screen.queryByRole('list')).toBeNull()
    expect(screen.queryByRole('heading')).toBeNull()
  })
})
