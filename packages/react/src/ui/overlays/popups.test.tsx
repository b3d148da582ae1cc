import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { renderInBank } from '../../testing/render-in-bank.tsx'
import { Button } from '../buttons/button.tsx'
import { TextField } from '../fields/text-field.tsx'
import { Dialog } from './dialog.tsx'
import { closeTopDialog } from './dialog-stack.ts'
import { ErrorPopup } from './error-popup.tsx'
import { ResponsePopup } from './response-popup.tsx'
import { SuccessPopup } from './success-popup.tsx'

afterEach(() => {
  vi.useRealTimers()
})

const noop = () => undefined

describe('a dialog that is a form', () => {
  it('is sent by the button at its foot', async () => {
    const onSubmit = vi.fn<(form: HTMLFormElement) => void>()
    renderInBank(
      <Dialog
        isOpen
        title="Rename"
        onClose={noop}
        onSubmit={onSubmit}
        actions={<Button type="submit">Save</Button>}
      >
        <TextField label="Name" name="name" />
      </Dialog>,
    )
    await userEvent.type(screen.getByLabelText('Name'), 'Rent')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    expect(new FormData(onSubmit.mock.lastCall?.[0]).get('name')).toBe('Rent')
  })
})

describe('the stack of dialogs', () => {
  function TwoDialogs() {
    const [isFirst, setFirst] = useState(true)
    const [isSecond, setSecond] = useState(true)
    return (
      <>
        <Dialog isOpen={isFirst} title="Below" onClose={() => setFirst(false)}>
          One
        </Dialog>
        <Dialog isOpen={isSecond} title="On top" onClose={() => setSecond(false)}>
          Two
        </Dialog>
      </>
    )
  }

  it('closes with Escape the one that is asked, not the one that it stands in', () => {
    const onClose = vi.fn<() => void>()
    const onCloseInner = vi.fn<() => void>()
    renderInBank(
      <Dialog isOpen title="Around" onClose={onClose}>
        <Dialog isOpen title="Within" onClose={onCloseInner}>
          Two
        </Dialog>
      </Dialog>,
    )
    const inner = screen.getByRole('dialog', { name: 'Within' })
    act(() => void inner.dispatchEvent(new Event('cancel', { cancelable: true })))
    expect([onCloseInner.mock.calls.length, onClose.mock.calls.length]).toEqual([1, 0])
  })

  it('closes the top one, then the one below, then nothing (GAP-04)', () => {
    renderInBank(<TwoDialogs />)
    const close = () => {
      let isClosed = false
      act(() => {
        isClosed = closeTopDialog()
      })
      return isClosed
    }
    expect(screen.getAllByRole('dialog')).toHaveLength(2)
    expect(close()).toBe(true)
    expect(screen.getByRole('dialog', { name: 'Below' })).toBeTruthy()
    expect(screen.queryByRole('dialog', { name: 'On top' })).toBeNull()
    expect(close()).toBe(true)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(close()).toBe(false)
  })
})

describe('a dialog whose button has gone', () => {
  function RemovedRow() {
    const [step, setStep] = useState<'row' | 'asked' | 'removed'>('row')
    return (
      <section aria-label="Phones" tabIndex={-1}>
        {step !== 'removed' && (
          <button type="button" onClick={() => setStep('asked')}>
            Remove
          </button>
        )}
        <Dialog isOpen={step === 'asked'} title="Remove it?" onClose={() => setStep('removed')}>
          One
        </Dialog>
      </section>
    )
  }

  it('gives the focus to what the button stood in', async () => {
    renderInBank(<RemovedRow />)
    const user = userEvent.setup()
    await user.click(screen.getByRole('button', { name: 'Remove' }))
    act(() => void closeTopDialog())
    expect(screen.queryByRole('button')).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Phones' }))
  })
})

describe('SuccessPopup', () => {
  it('shuts itself after three seconds (ROUTE-089, TRAP-54)', () => {
    vi.useFakeTimers()
    const close = vi.fn<() => void>()
    renderInBank(<SuccessPopup title="Sent" onClose={close} />)
    act(() => void vi.advanceTimersByTime(2999))
    expect(close).not.toHaveBeenCalled()
    act(() => void vi.advanceTimersByTime(1))
    expect(close).toHaveBeenCalledOnce()
  })
})

describe('ResponsePopup', () => {
  it('leads home only where there is a way (ROUTE-090)', async () => {
    const home = vi.fn<() => void>()
    const { rerenderInBank } = renderInBank(
      <ResponsePopup title="Your address is confirmed" onClose={noop} />,
    )
    expect(screen.queryByRole('button', { name: 'Go to the home page' })).toBeNull()
    rerenderInBank(<ResponsePopup title="Your address is confirmed" onClose={noop} onHome={home} />)
    await userEvent.click(screen.getByRole('button', { name: 'Go to the home page' }))
    await waitFor(() => expect(home).toHaveBeenCalledOnce())
  })

  it('stays until it is closed', () => {
    vi.useFakeTimers()
    const close = vi.fn<() => void>()
    renderInBank(<ResponsePopup title="Wait for the letter" onClose={close} />)
    act(() => void vi.advanceTimersByTime(60_000))
    expect(close).not.toHaveBeenCalled()
  })
})

describe('ErrorPopup', () => {
  it('has the bank’s word as its header and the rest below (API-030, TRAP-42)', () => {
    const failure = {
      code: 'invalid_input',
      description: 'Not possible',
      details: ['Too short', 'Too plain'],
      requestId: 'req-7',
    } as const
    renderInBank(<ErrorPopup failure={failure} onClose={noop} />)
    const popup = screen.getByRole('alertdialog', { name: 'Not possible' })
    expect(popup.textContent).toContain('Too short, Too plain')
    expect(popup.textContent).toContain('Reference: req-7')
  })

  it('is headed by the word for an error when the bank says more than fits (API-031)', () => {
    const description = 'A'.repeat(51)
    renderInBank(<ErrorPopup failure={{ code: 'refused', description }} onClose={noop} />)
    expect(screen.getByRole('alertdialog', { name: 'Error' }).textContent).toContain(description)
  })

  it('has words of its own for a bank that said nothing (GAP-14)', () => {
    renderInBank(<ErrorPopup failure={{ code: 'offline', details: [] }} onClose={noop} />)
    const popup = screen.getByRole('alertdialog', { name: 'Something went wrong' })
    expect(popup.textContent).toContain('We can’t reach the bank.')
    expect(popup.textContent).not.toContain('offline')
  })
})
