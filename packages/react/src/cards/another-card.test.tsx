import type { Sixpence } from '@sixpence/core'
import type { CardApplication } from '@sixpence/core/cards'
import { SixpenceError } from '@sixpence/core/errors'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { BankStore } from '../store/index.ts'
import { aBank, EVERYDAY } from '../testing/a-bank.ts'
import { aCard } from '../testing/render-cards.tsx'
import { renderInBank } from '../testing/render-in-bank.tsx'
import { CardDetail } from './detail/card-detail.tsx'
import { CardPin } from './pin/card-pin.tsx'
import { ConfirmCard } from './application/confirm-card.tsx'
import { useCard } from './detail/use-card.ts'

type Cards = Sixpence['cards']

const FIRST = aCard({ accountId: 'first', cardAliasName: 'First' })
const SECOND = aCard({ accountId: 'second', cardAliasName: 'Second' })

/** Renders one element, and then another in its place. */
function renderOneAfterTheOther(first: ReactNode, cards: Partial<Cards>) {
  const { sixpence } = aBank({
    accounts: { list: async () => [EVERYDAY, FIRST, SECOND] },
    cards: { authorizations: async () => ({ items: [], total: 0 }), ...cards },
  })
  const inStore = (shown: ReactNode) => <BankStore>{shown}</BankStore>
  const { rerenderInBank } = renderInBank(inStore(first), { sixpence })
  return {
    user: userEvent.setup(),
    show: (next: ReactNode) => rerenderInBank(inStore(next)),
  }
}

describe('two cards on one page', () => {
  it('are told apart by what names their parts', async () => {
    renderOneAfterTheOther(
      <>
        <CardDetail accountId="first" />
        <CardDetail accountId="second" />
        <CardPin accountId="first" />
        <CardPin accountId="second" />
      </>,
      {},
    )
    expect(await screen.findAllByRole('heading', { name: 'Choose a new PIN' })).toHaveLength(2)
    const ids = Array.from(document.querySelectorAll('[id]'), ({ id }) => id)
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
  })
})

describe('another card in the place of one', () => {
  it('never shows the PIN of the one under the other (CARD-026)', async () => {
    const { user, show } = renderOneAfterTheOther(<CardPin accountId="first" />, {
      requestPin: async () => ({ requestKey: 'r1', sentTo: 'a•••' }),
      pin: async () => '4071',
    })
    await user.click(await screen.findByRole('button', { name: 'Send code' }))
    await user.type(await screen.findByLabelText('Six-digit code'), '123456')
    fireEvent.pointerDown(await screen.findByRole('button', { name: 'Hold to show' }))
    show(<CardPin accountId="second" />)
    expect(await screen.findByText('Second')).toBeDefined()
    expect(document.body.textContent).not.toContain('4071')
    expect(screen.queryByRole('button', { name: 'Hold to show' })).toBeNull()
  })

  it('blocks nothing that was not asked about', async () => {
    const { user, show } = renderOneAfterTheOther(<CardDetail accountId="first" />, {})
    await user.click(await screen.findByRole('button', { name: /Block card/ }))
    await screen.findByRole('dialog')
    show(<CardDetail accountId="second" />)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('orders under a key of its own', async () => {
    let keys = 0
    const upgradeShipping = vi.fn<Cards['upgradeShipping']>(() =>
      Promise.reject(new SixpenceError('offline', 'no network')),
    )
    function Upgrade({ accountId }: { accountId: string }) {
      const task = useCard(accountId)
      return (
        <button type="button" onClick={() => void task.upgradeShipping()}>
          {task.data?.cardAliasName}
        </button>
      )
    }
    const { user, show } = renderOneAfterTheOther(<Upgrade accountId="first" />, {
      newKey: () => `key-${(keys += 1)}`,
      upgradeShipping,
    })
    await user.click(await screen.findByRole('button', { name: 'First' }))
    show(<Upgrade accountId="second" />)
    await user.click(await screen.findByRole('button', { name: 'Second' }))
    expect(upgradeShipping.mock.calls).toEqual([
      [{ accountId: 'first' }, { key: 'key-1' }],
      [{ accountId: 'second' }, { key: 'key-2' }],
    ])
  })

  it('confirms no application whose costs are not on show', async () => {
    const confirm = vi.fn<Cards['confirm']>(async () => 'new')
    const { show } = renderOneAfterTheOther(<ConfirmCard cardId="first" />, {
      application: async ({ cardId }) => {
        if (cardId === 'first') return APPLICATION
        throw new SixpenceError('offline', 'no network')
      },
      confirm,
    })
    expect(await screen.findByRole('button', { name: 'Confirm and pay €5.00' })).toBeDefined()
    show(<ConfirmCard cardId="second" />)
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeDefined()
    expect(screen.queryByRole('button', { name: /Confirm/ })).toBeNull()
  })

  it('says that there is nothing to confirm where the bank knows of nothing', async () => {
    renderOneAfterTheOther(<ConfirmCard cardId="first" />, {
      application: async () => {
        throw new SixpenceError('invalid_input', 'Nothing waits to be confirmed here.')
      },
    })
    expect(await screen.findByText('Nothing to confirm here')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
    expect(screen.getByRole('button', { name: 'See your cards' })).toBeDefined()
  })

  it('speaks of no payment where an application costs nothing', async () => {
    const free = { ...APPLICATION, issueFee: '0.00', totalFee: '0.00' }
    renderOneAfterTheOther(<ConfirmCard cardId="first" />, { application: async () => free })
    expect(await screen.findByRole('button', { name: 'Confirm' })).toBeDefined()
  })
})

const APPLICATION: CardApplication = {
  cardId: 'first',
  cardIsVirtual: true,
  currencyCode: 'EUR',
  feeAccountId: EVERYDAY.accountId,
  issueFee: '5.00',
  shippingFee: '0.00',
  totalFee: '5.00',
}
