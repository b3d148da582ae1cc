import type { Sixpence } from '@sixpence/core'
import { SixpenceError } from '@sixpence/core/errors'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { aBank } from '../testing/a-bank.ts'
import { renderInBank } from '../testing/render-in-bank.tsx'
import { ExternalConsent } from './external-consent.tsx'

type Authorize = Sixpence['externalSignIn']['authorize']

const request = { authorizationId: 'a1', redirectUri: 'https://club.example/back' }
const question = {
  name: 'Harbour Club',
  shares: ['email' as const],
  returnsTo: 'club.example',
  hasConsent: false,
}

function renderConsent(
  authorize: Authorize = async ({ consent }) => `https://club.example/${String(consent)}`,
) {
  const asked = vi.fn<Authorize>(authorize)
  const onAnswer = vi.fn<(url: string | undefined) => void>()
  renderInBank(<ExternalConsent request={request} question={question} onAnswer={onAnswer} />, {
    sixpence: aBank({ externalSignIn: { authorize: asked } }).sixpence,
  })
  return { asked, onAnswer, user: userEvent.setup() }
}

const press = (name: string) => screen.getByRole('button', { name })

describe('ExternalConsent', () => {
  it('says who asks, what they learn and where it leads, and shares nothing by itself', () => {
    const { asked } = renderConsent()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
      'Share your email with Harbour Club?',
    )
    const shared = screen.getByRole('region', { name: 'What Harbour Club will see' })
    expect(shared.textContent).toContain('Your email address')
    expect(shared.textContent).toContain('ada@sixpence.example')
    expect(screen.getByText('You’ll then continue to club.example.')).toBeDefined()
    expect(asked).not.toHaveBeenCalled()
  })

  it.each([
    ['Allow', true],
    ['Don’t allow', false],
  ])('answers once with %s, and goes where the bank says', async (name, consent) => {
    const { asked, onAnswer, user } = renderConsent()
    await user.dblClick(press(name))
    expect(asked).toHaveBeenCalledExactlyOnceWith({ ...request, consent })
    await waitFor(() =>
      expect(onAnswer).toHaveBeenCalledExactlyOnceWith(`https://club.example/${String(consent)}`),
    )
  })

  it('says when nobody waits any more (TRAP-21)', async () => {
    const { onAnswer, user } = renderConsent(async () => {
      throw new SixpenceError('not_found', 'no')
    })
    await user.click(press('Allow'))
    await waitFor(() => expect(onAnswer).toHaveBeenCalledExactlyOnceWith(undefined))
  })

  it('can be answered again after a failure', async () => {
    let isDown = true
    const { onAnswer, user } = renderConsent(async () => {
      if (isDown) throw new SixpenceError('offline', 'no')
      return 'https://club.example/back'
    })
    await user.click(press('Allow'))
    expect(await screen.findByText(/can’t reach the bank/)).toBeDefined()
    isDown = false
    await user.click(press('Don’t allow'))
    await waitFor(() => expect(onAnswer).toHaveBeenCalledOnce())
  })
})
