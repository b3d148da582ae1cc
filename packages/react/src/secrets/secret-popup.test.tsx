import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { renderInBank } from '../testing/render-in-bank.tsx'
import { closeTopDialog } from '../ui/index.ts'
import { SecretPopup } from './secret-popup.tsx'

function open() {
  const user = userEvent.setup()
  const onClose = vi.fn<() => void>()
  renderInBank(<SecretPopup title="Your secret" secret="sk_once" onClose={onClose} />)
  return { user, onClose }
}

const escape = () => {
  const cancel = new Event('cancel', { cancelable: true })
  act(() => void screen.getByRole('alertdialog').dispatchEvent(cancel))
}

describe('SecretPopup', () => {
  it('stays at Escape and Back until the secret was seen or copied (MERCH-014)', () => {
    const { onClose } = open()
    escape()
    act(() => expect(closeTopDialog()).toBe(true))
    expect(onClose).not.toHaveBeenCalled()
  })

  it.each(['Show the secret', 'Copy: Secret'])('may be left once it was told: %s', async name => {
    const { user, onClose } = open()
    await user.click(await screen.findByRole('button', { name }))
    escape()
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('is left by its own button at any time', async () => {
    const { user, onClose } = open()
    await user.click(await screen.findByRole('button', { name: 'I’ve copied it' }))
    expect(onClose).toHaveBeenCalledOnce()
  })
})
