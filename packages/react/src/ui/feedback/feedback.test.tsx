import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { renderInBank } from '../../testing/render-in-bank.tsx'
import { Alert } from './alert.tsx'
import { Button } from '../buttons/button.tsx'
import { Dialog } from '../overlays/dialog.tsx'
import { ErrorView } from './error-view.tsx'
import { ExternalLink } from '../buttons/external-link.tsx'
import './toast.tsx'
import { useScreenToast, useToast } from './use-toast.ts'

afterEach(() => {
  vi.useRealTimers()
})

describe('Alert', () => {
  it('is a live region before it has anything to say', () => {
    const { rerenderInBank } = renderInBank(<Alert tone="negative" />)
    const region = screen.getByRole('alert')
    expect(region.textContent).toBe('')
    rerenderInBank(<Alert tone="negative">Wrong code</Alert>)
    expect(screen.getByRole('alert')).toBe(region)
    expect(region.textContent).toBe('Wrong code')
  })

  it('waits for a pause when it is no fault', () => {
    renderInBank(<Alert tone="positive">Sent</Alert>)
    expect(screen.getByRole('status').textContent).toBe('Sent')
  })
})

describe('ErrorView', () => {
  it('says why by code, how long to wait and the reference (I18N-008)', () => {
    const failure = { code: 'locked', requestId: 'req-7', retryAfterSeconds: 840 } as const
    renderInBank(<ErrorView failure={failure} />)
    expect(screen.getByRole('alert').textContent).toContain('Something went wrong')
    expect(screen.getByRole('alert').textContent).toContain('Try again in 14 minutes.')
    expect(screen.getByText('Reference: req-7')).toBeTruthy()
  })

  it.each([
    [{ code: 'too_soon' }, 'You’ve just requested this. Wait a little, then try again.'],
    [
      { code: 'too_soon', retryAfterSeconds: 40 },
      'You’ve just requested this. Try again in 40 seconds.',
    ],
    [
      { code: 'server_unavailable', retryAfterSeconds: 0 },
      'The bank is temporarily unavailable. Wait a little, then try again.',
    ],
    [{ code: 'no_access', retryAfterSeconds: 0 }, 'Ask the owner of the business to change it.'],
  ] as const)('says once how long to wait (%j)', (failure, text) => {
    renderInBank(<ErrorView failure={failure} />)
    expect(screen.getByRole('alert').textContent?.endsWith(text)).toBe(true)
  })

  it('speaks the language of the provider (I18N-008)', () => {
    renderInBank(<ErrorView failure={{ code: 'offline' }} />)
    const english = screen.getByRole('alert').textContent
    renderInBank(<ErrorView failure={{ code: 'offline' }} />, {
      locale: 'es',
      loadMessages: () => ({
        title: 'No ha funcionado',
        offline: 'Sin conexión',
        notificationsLabel: 'Avisos',
      }),
    })
    expect(screen.getAllByRole('alert')[1]?.textContent).toBe('No ha funcionadoSin conexión')
    expect(english).not.toBe('')
  })

  it('tries again', async () => {
    const retry = vi.fn<() => void>()
    renderInBank(<ErrorView failure={{ code: 'offline' }} onRetry={retry} />)
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(retry).toHaveBeenCalledOnce()
  })
})

describe('Dialog', () => {
  it('is named by its title', () => {
    renderInBank(
      <Dialog isOpen title="Sign out?" onClose={() => {}}>
        Really?
      </Dialog>,
    )
    expect(screen.getByRole('dialog', { name: 'Sign out?' })).toBeTruthy()
  })

  it('asks to be closed by button and Escape', async () => {
    const close = vi.fn<() => void>()
    renderInBank(
      <Dialog isOpen title="Sign out?" onClose={close}>
        Really?
      </Dialog>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))
    expect(close).toHaveBeenCalledTimes(2)
  })

  it('must be answered when it is an alert', () => {
    renderInBank(
      <Dialog isOpen isAlert title="Still there?" onClose={() => {}}>
        You will be signed out.
      </Dialog>,
    )
    expect(screen.getByRole('alertdialog')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull()
  })
})

const pass = (ms: number) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(ms)
  })

const toasts = () => screen.getByRole('region', { name: 'Notifications' })

function Sender() {
  const show = useToast()
  return <Button onPress={() => show({ tone: 'positive', text: 'Money sent' })}>Send</Button>
}

function Screen() {
  const show = useScreenToast()
  return <Button onPress={() => show({ tone: 'positive', text: 'Card paused' })}>Pause</Button>
}

describe('ToastProvider', () => {
  it('takes what is said about a screen away with the screen', async () => {
    vi.useFakeTimers()
    const { rerenderInBank } = renderInBank(<Screen />)
    fireEvent.click(screen.getByRole('button', { name: 'Pause' }))
    await pass(0)
    expect(toasts().textContent).toContain('Card paused')
    rerenderInBank(<p>PIN</p>)
    await pass(0)
    expect(toasts().textContent).toBe('')
  })

  it('announces a message politely for ten seconds (RT-004)', async () => {
    vi.useFakeTimers()
    renderInBank(<Sender />)
    const region = document.querySelector('section[aria-live="polite"]')
    fireEvent.click(screen.getByRole('button', { name: 'Send' }))
    await pass(0)
    expect(toasts()).toBe(region)
    expect(toasts().textContent).toContain('Money sent')
    await pass(9_999)
    expect(toasts().textContent).toContain('Money sent')
    await pass(1)
    expect(toasts().textContent).toBe('')
  })

  it('keeps a message while it is pointed at', async () => {
    vi.useFakeTimers()
    renderInBank(<Sender />)
    fireEvent.click(screen.getByRole('button', { name: 'Send' }))
    await pass(0)
    fireEvent.mouseOver(screen.getByText('Money sent'))
    await pass(60_000)
    expect(screen.getByText('Money sent')).toBeTruthy()
  })

  it('goes when it is dismissed', async () => {
    renderInBank(<Sender />)
    await userEvent.click(screen.getByRole('button', { name: 'Send' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Dismiss' }))
    await waitFor(() => expect(screen.queryByText('Money sent')).toBeNull())
  })
})

describe('ExternalLink', () => {
  it('opens a new tab that cannot reach back', () => {
    renderInBank(<ExternalLink href="https://fees.example/eu">Fees</ExternalLink>)
    const link = screen.getByRole('link', { name: 'Fees (opens in a new tab)' })
    expect(link.getAttribute('rel')).toBe('noopener noreferrer')
  })

  it.each([
    'javascript:alert(1)',
    'http://fees.example',
    '//fees.example',
    'https://a:b@c.example',
  ])('links nothing to %s', href => {
    renderInBank(<ExternalLink href={href}>Fees</ExternalLink>)
    expect(screen.queryByRole('link')).toBeNull()
    expect(screen.getByText('Fees')).toBeTruthy()
  })
})
