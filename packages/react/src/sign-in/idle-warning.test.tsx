import { act, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { aSession } from '../testing/a-sixpence.ts'
import { aBank } from '../testing/a-bank.ts'
import { renderInBank } from '../testing/render-in-bank.tsx'
import { IdleWarning } from './idle-warning.tsx'

function renderWarning() {
  const session = {
    ...aSession(),
    touch: vi.fn<() => void>(),
    signOut: vi.fn<() => Promise<void>>(async () => undefined),
  }
  renderInBank(<IdleWarning />, { sixpence: aBank({ session }).sixpence })
  const warn = (idleAt: number | undefined) =>
    act(() => session.set({ status: 'signed_in', userId: 'ada', email: undefined, idleAt }))
  return { session, warn, user: userEvent.setup() }
}

describe('IdleWarning', () => {
  it('stands aside until the end is near', () => {
    renderWarning()
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  it('counts down to the end', () => {
    const { warn } = renderWarning()
    warn(Date.now() + 42_000)
    expect(screen.getByText(/in 42 seconds/)).toBeDefined()
    expect(screen.getByRole('status').textContent).toMatch(/in 45 seconds/)
  })

  it('lets the customer stay', async () => {
    const { session, warn, user } = renderWarning()
    warn(Date.now() + 42_000)
    await user.click(screen.getByRole('button', { name: 'Stay signed in' }))
    expect(session.touch).toHaveBeenCalledOnce()
  })

  it('lets the customer leave', async () => {
    const { session, warn, user } = renderWarning()
    warn(Date.now() + 42_000)
    await user.click(screen.getByRole('button', { name: 'Sign out' }))
    expect(session.signOut).toHaveBeenCalledOnce()
  })

  it.each(['pointerDown', 'pointerMove', 'wheel', 'touchStart', 'keyDown'] as const)(
    'takes %s for a sign of life (SESS-006)',
    sign => {
      const { session } = renderWarning()
      fireEvent[sign](document.body)
      fireEvent[sign](document.body)
      expect(session.touch).toHaveBeenCalledOnce()
    },
  )

  it('cannot be missed by moving on, once it is shown', () => {
    const { session, warn } = renderWarning()
    warn(Date.now() + 42_000)
    fireEvent.pointerMove(document.body)
    fireEvent.keyDown(document.body)
    expect(session.touch).not.toHaveBeenCalled()
    warn(undefined)
    fireEvent.keyDown(document.body)
    expect(session.touch).toHaveBeenCalledOnce()
  })

  it('counts nothing while nobody is signed in', () => {
    const { session } = renderWarning()
    act(() => session.set({ status: 'signed_out', because: 'left' }))
    fireEvent.keyDown(document.body)
    expect(session.touch).not.toHaveBeenCalled()
  })

  it('goes away when another tab stays signed in', () => {
    const { warn } = renderWarning()
    warn(Date.now() + 42_000)
    warn(undefined)
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })
})
