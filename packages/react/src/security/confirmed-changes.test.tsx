import { SixpenceError } from '@sixpence/core/errors'
import type { Security } from '@sixpence/core/security'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { BankStore } from '../store/index.ts'
import { aSecurity } from '../testing/a-security.ts'
import { renderInBank } from '../testing/render-in-bank.tsx'
import { ChangePassword } from './password/change-password.tsx'
import { TwoStepSettings } from './two-step/two-step-settings.tsx'

afterEach(() => void vi.useRealTimers())

function renderSecurity(part: ReactNode, change: Partial<Security> = {}) {
  const { security, sixpence } = aSecurity(change)
  renderInBank(<BankStore>{part}</BankStore>, { sixpence })
  return security
}

const press = async (name: string | RegExp, place: Pick<typeof screen, 'findByRole'> = screen) =>
  fireEvent.click(await place.findByRole('button', { name }))

const type = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } })

describe('TwoStepSettings', () => {
  const askForCode = async () => {
    await press(/^Signing in/)
    fireEvent.click(await screen.findByRole('radio', { name: /^Code by email/ }))
    await press('Continue')
  }
  const enter = async () => {
    await type('Six-digit code', '012345')
  }

  it('changes a mode once the code has come back (SEC-001)', async () => {
    const security = renderSecurity(<TwoStepSettings />)
    await askForCode()
    await waitFor(() => expect(security.changeLoginMode).toHaveBeenCalledWith({ mode: 'otp' }))
    await enter()
    const done = await screen.findByRole('dialog', { name: 'Done' })
    expect(done.textContent).toContain('Your second step has been updated.')
    expect(security.confirmTwoStep).toHaveBeenCalledWith({
      requestKey: 'request-1',
      code: '012345',
    })
    await waitFor(() => expect(security.twoStepModes).toHaveBeenCalledTimes(2))
  })

  it('says for three seconds that a setting is changed (CONST-021)', async () => {
    renderSecurity(<TwoStepSettings />)
    await askForCode()
    const code = await screen.findByLabelText('Six-digit code')
    vi.useFakeTimers()
    const pass = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)))
    fireEvent.change(code, { target: { value: '012345' } })
    await pass(0)
    expect(screen.getByRole('dialog', { name: 'Done' })).toBeTruthy()
    await pass(2_999)
    expect(screen.getByRole('dialog', { name: 'Done' })).toBeTruthy()
    await pass(1)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('shows what the bank says of a code inside the popup, which stays (SEC-003, TRAP-54)', async () => {
    const refusal = new SixpenceError('wrong_code', 'no', { description: 'Not that code.' })
    renderSecurity(<TwoStepSettings />, {
      confirmTwoStep: vi.fn<Security['confirmTwoStep']>().mockRejectedValue(refusal),
    })
    await askForCode()
    await enter()
    const popup = await screen.findByRole('dialog', { name: 'Confirm the change' })
    expect(await within(popup).findByText('Not that code.')).toBeTruthy()
  })

  it('says so where the bank has named no change (SEC-002, TRAP-40)', async () => {
    const security = renderSecurity(<TwoStepSettings />, {
      changeLoginMode: async () => ({ requestKey: undefined, sentTo: undefined }),
    })
    await askForCode()
    await enter()
    expect(await screen.findByText('Not Operation Id, Fail Operation')).toBeTruthy()
    expect(security.confirmTwoStep).not.toHaveBeenCalled()
  })

  it('asks the bank for nothing when nothing is changed', async () => {
    const security = renderSecurity(<TwoStepSettings />)
    await press(/^Signing in/)
    await press('Continue')
    expect(security.changeLoginMode).not.toHaveBeenCalled()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})

describe('ChangePassword', () => {
  const NEW = 'amber-kettle-orbit-9'
  const fill = async (repeat = NEW) => {
    await type('Current password', 'lantern-orchard-42')
    await type('New password', NEW)
    await type('Confirm new password', repeat)
    await press('Change password')
  }

  it('sends the present password and the new one twice (SEC-020)', async () => {
    const security = renderSecurity(<ChangePassword />)
    await fill()
    await waitFor(() =>
      expect(security.changePassword).toHaveBeenCalledExactlyOnceWith({
        password: 'lantern-orchard-42',
        passwordNew: NEW,
        passwordNewRepeat: NEW,
      }),
    )
    expect(security.confirmPassword).not.toHaveBeenCalled()
  })

  it('confirms it by a code in a popup (SEC-021, ROUTE-088)', async () => {
    const security = renderSecurity(<ChangePassword />)
    await fill()
    await screen.findByRole('dialog', { name: 'Confirm your new password' })
    await type('Six-digit code', '012345')
    await waitFor(() =>
      expect(security.confirmPassword).toHaveBeenCalledExactlyOnceWith({
        requestKey: 'request-1',
        code: '012345',
      }),
    )
  })

  it('says that it is changed in the words laid down (SEC-022)', async () => {
    renderSecurity(<ChangePassword />)
    await fill()
    await type('Six-digit code', '012345')
    expect(await screen.findByText('Your password has been successfully updated.')).toBeTruthy()
    await waitFor(() => expect(screen.getByLabelText('New password')).toHaveProperty('value', ''))
  })

  it('says that a confirmation was canceled (SEC-022)', async () => {
    const security = renderSecurity(<ChangePassword />)
    await fill()
    const popup = await screen.findByRole('dialog', { name: 'Confirm your new password' })
    await press('Cancel', within(popup))
    expect(await screen.findByText('Confirmation canceled')).toBeTruthy()
    expect(security.confirmPassword).not.toHaveBeenCalled()
  })

  it('asks the bank for none that is too short or differs (SEC-036)', async () => {
    const security = renderSecurity(<ChangePassword />)
    await fill('other')
    expect(await screen.findByText('The passwords don’t match. Enter them again.')).toBeTruthy()
    await type('New password', 'short')
    expect(await screen.findByText('Use at least 10 characters.')).toBeTruthy()
    expect(security.changePassword).not.toHaveBeenCalled()
  })
})
