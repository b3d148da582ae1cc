import type { Sixpence } from '@sixpence/core'
import type { Account } from '@sixpence/core/accounts'
import { SixpenceError } from '@sixpence/core/errors'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import type { Destination } from '../provider/index.ts'
import { BankStore } from '../store/index.ts'
import { aBank, anAccount } from '../testing/a-bank.ts'
import { renderInBank } from '../testing/render-in-bank.tsx'
import { Attention, type AttentionProps } from './attention.tsx'

const SHIPPED = anAccount({
  accountId: 'c1',
  type: 2006,
  subType: 'PREPAID',
  accountStatusId: 'shipped',
  cardAliasName: 'Travel',
  cardNumber: '************7777',
})

const ASKING = { id: 'n1' }

interface Given extends AttentionProps {
  accounts?: Account[]
}

/** @param failures The bank's failures before it returns the accounts. */
function renderAttention({ accounts = [], ...props }: Given, failures: SixpenceError[] = []) {
  const onNavigate = vi.fn<(destination: Destination) => void>()
  const list = vi.fn<Sixpence['accounts']['list']>(async () => accounts)
  for (const failure of failures) list.mockRejectedValueOnce(failure)
  const { sixpence } = aBank({ accounts: { list } })
  const drawn = (shown: AttentionProps) => (
    <BankStore>
      <Attention {...shown} />
    </BankStore>
  )
  const { rerenderInBank } = renderInBank(drawn(props), { sixpence, onNavigate })
  const show = (next: AttentionProps) => rerenderInBank(drawn(next))
  return { list, onNavigate, show, user: userEvent.setup() }
}

describe('Attention', () => {
  it('names each thing, and leads to where it is done', async () => {
    const { onNavigate, user } = renderAttention({ accounts: [SHIPPED], undecided: [ASKING] })
    await user.click(await screen.findByRole('button', { name: 'Show all 2' }))
    const list = await screen.findByRole('list', { name: 'Needs your attention' })
    const news = await within(list).findByRole('button', {
      name: /1 update to confirm/,
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

  it('shows the most urgent, and the rest when asked to', async () => {
    const cards = ['c1', 'c2', 'c3', 'c4'].map(accountId => ({ ...SHIPPED, accountId }))
    const { user } = renderAttention({ accounts: cards, undecided: [ASKING] })
    const more = await screen.findByRole('button', { name: 'Show all 5' })
    expect(screen.getAllByRole('listitem')).toHaveLength(1)
    expect(screen.getByRole('listitem').textContent).toContain('1 update')
    await user.click(more)
    expect(screen.getAllByRole('listitem')).toHaveLength(5)
    const fewer = screen.getByRole('button', { name: 'Show fewer' })
    expect(document.activeElement).toBe(fewer)
    await user.click(fewer)
    expect(screen.getAllByRole('listitem')).toHaveLength(1)
  })

  it('leads to the payments that wait for the user', async () => {
    const { onNavigate, user } = renderAttention({ requests: 3 })
    await user.click(await screen.findByRole('button', { name: '3 payments to approve' }))
    expect(onNavigate).toHaveBeenCalledWith({ to: 'approvals' })
  })

  it('leads an application to where it is confirmed', async () => {
    const pending = { ...SHIPPED, accountStatusId: 'pending' as const }
    const { onNavigate, user } = renderAttention({ accounts: [pending] })
    await user.click(await screen.findByRole('button', { name: /Finish your card application/ }))
    expect(onNavigate).toHaveBeenCalledWith({ to: 'confirmCard', cardId: 'c1' })
  })

  it('says of a limited card that it is one, and leads to it', async () => {
    const limited = { ...SHIPPED, accountStatusId: 'limited' as const }
    const debit = { ...limited, accountId: 'c2', subType: 'DEBIT' as const, cardAliasName: 'Fuel' }
    const account = anAccount({ accountId: 'a1', accountStatusId: 'limited' })
    const { onNavigate, user } = renderAttention({ accounts: [limited, debit, account] })
    await user.click(await screen.findByRole('button', { name: 'Show all 3' }))
    await user.click(await screen.findByRole('button', { name: /A card is limited.*Travel/ }))
    await user.click(screen.getByRole('button', { name: /A card is limited.*Fuel/ }))
    await user.click(screen.getByRole('button', { name: /An account is limited/ }))
    expect(onNavigate.mock.calls).toEqual([
      [{ to: 'card', accountId: 'c1' }],
      [{ to: 'cards', kind: 'physical' }],
      [{ to: 'account', accountId: 'a1' }],
    ])
  })

  it('says that there is nothing once all is known, in the place of the first', async () => {
    const asked = { isLoading: true, error: undefined, refetch: () => undefined }
    const { list, show } = renderAttention({ accounts: [SHIPPED], mayDecide: false, news: asked })
    await waitFor(() => expect(list).toHaveBeenCalled())
    expect(await screen.findByRole('status')).toBeDefined()
    expect(screen.queryByText('You’re all caught up')).toBeNull()
    show({ undecided: [], mayDecide: false, news: { ...asked, isLoading: false } })
    expect(await screen.findByText('You’re all caught up')).toBeDefined()
    expect(screen.queryByRole('status')).toBeNull()
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('does not say so where it could not be asked, and asks again', async () => {
    const { list, user } = renderAttention({}, [new SixpenceError('offline', 'no network')])
    await user.click(await screen.findByRole('button', { name: /Try again/ }))
    expect(await screen.findByText('You’re all caught up')).toBeDefined()
    expect(list).toHaveBeenCalledTimes(2)
    expect(document.activeElement).not.toBe(document.body)
  })
})
