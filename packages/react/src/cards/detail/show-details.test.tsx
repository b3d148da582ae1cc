import type { Sixpence } from '@sixpence/core'
import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import {
  CardVaultProvider,
  type CardVault,
  type CardVaultEvents,
  type CardVaultRequest,
} from '../../card-vault/index.ts'
import { EVERYDAY } from '../../testing/a-bank.ts'
import { aCard, renderCards } from '../../testing/render-cards.tsx'
import { CardDetail } from './card-detail.tsx'

describe('the details of a card', () => {
  const display = { token: 't1', frameUrl: 'https://bank.example/card-frame' }

  /** Stands in for a vault: it shows nothing, and records its calls. */
  function aVault() {
    const told: { wish: CardVaultRequest; events: CardVaultEvents }[] = []
    const hide = vi.fn<() => void>()
    const vault: CardVault = {
      show(place, wish, events) {
        place.textContent = 'framed'
        told.push({ wish, events })
        return hide
      },
    }
    return { vault, hide, shows: told, latest: () => told.at(-1) }
  }

  async function opened() {
    const vault = aVault()
    const details = vi.fn<Sixpence['cards']['details']>(async () => display)
    const { user } = renderCards(
      <CardVaultProvider vault={vault.vault}>
        <CardDetail accountId="SP00000000007777" />
      </CardVaultProvider>,
      [EVERYDAY, aCard()],
      { requestDetails: async () => ({ requestKey: 'r1', sentTo: 'a•••' }), details },
    )
    await user.click(await screen.findByRole('button', { name: 'Show card details' }))
    await user.click(await screen.findByRole('button', { name: 'Send code' }))
    await user.type(await screen.findByLabelText('Six-digit code'), '123456')
    await waitFor(() => expect(vault.shows).toHaveLength(1))
    return { ...vault, details, user }
  }

  it('are shown by a vault for a code, once, and hidden when it says so (CARD-016)', async () => {
    const { details, latest, hide } = await opened()
    expect(details).toHaveBeenCalledWith({
      accountId: 'SP00000000007777',
      requestKey: 'r1',
      code: '123456',
      hostOrigin: window.location.origin,
      heldBy: [],
    })
    expect(latest()?.wish).toMatchObject({ accountId: 'SP00000000007777', display })
    act(() => latest()?.events.onShown())
    expect(await screen.findByText('Hidden again in 30 seconds.')).toBeDefined()
    act(() => latest()?.events.onGone())
    expect(screen.getByText('The details are hidden again.')).toBeDefined()
    expect(hide).toHaveBeenCalled()
    expect(screen.getByRole('button', { name: 'Send code' })).toBeDefined()
  })

  it.each([
    ['refused', /Ask for a new code/],
    ['offline', /You’re offline/],
    ['timeout', /took too long/],
    ['frame_blocked', /blocked the card details/],
    ['not_configured', /can’t show card numbers/],
  ] as const)('say what to do when the vault says %s', async (fault, text) => {
    const { latest } = await opened()
    act(() => latest()?.events.onFault(fault))
    expect(screen.getByText(text)).toBeDefined()
    expect(screen.getByRole('button', { name: 'Send code' })).toBeDefined()
  })

  it('ask for the code in the field that appears for it', async () => {
    const { user } = renderCards(<CardDetail accountId="SP00000000007777" />, [EVERYDAY, aCard()], {
      requestDetails: async () => ({ requestKey: 'r1', sentTo: 'a•••' }),
    })
    await user.click(await screen.findByRole('button', { name: 'Show card details' }))
    await user.click(await screen.findByRole('button', { name: 'Send code' }))
    const field = await screen.findByLabelText('Six-digit code')
    await waitFor(() => expect(document.activeElement).toBe(field))
  })

  it('go with the page that is hidden', async () => {
    const { latest } = await opened()
    act(() => latest()?.events.onShown())
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    expect(screen.getByText('The details are hidden again.')).toBeDefined()
    vi.restoreAllMocks()
  })

  it('are not shown of a card that is blocked for safety, and why (CARD-004)', async () => {
    const card = aCard({ cardHasFraudMark: true })
    renderCards(<CardDetail accountId={card.accountId} />, [EVERYDAY, card])
    const row = (await screen.findByText('Show card details')).closest('li')
    expect(row?.textContent).toContain('Not possible: the card is blocked for safety.')
    expect(screen.queryByRole('button', { name: /Show card details/ })).toBeNull()
  })
})
