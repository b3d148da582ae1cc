import { SixpenceError } from '@sixpence/core/errors'
import type { Recovery } from '@sixpence/core/recovery'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { BotCheckProvider, sandboxBotCheck } from '../bot-check/index.ts'
import { aSixpence } from '../testing/a-sixpence.ts'
import { renderInBank } from '../testing/render-in-bank.tsx'
import { AccountRecovery } from './account-recovery.tsx'
import type { RecoveryStep } from './recovery-step.ts'

const EMAIL = 'ada@sixpence.example'
const NEW = 'amber-kettle-orbit-9'
const captcha = 'test-captcha-token'
const check = sandboxBotCheck()

function renderRecovery(change: Partial<Recovery> = {}, first: RecoveryStep = 'email') {
  const recovery = {
    requestCode: vi.fn<Recovery['requestCode']>(async () => ({ emailId: 'mail-1' })),
    checkCode: vi.fn<Recovery['checkCode']>(async () => undefined),
    changePassword: vi.fn<Recovery['changePassword']>(async () => undefined),
    start: vi.fn<Recovery['start']>(async () => 'task-1'),
    status: vi.fn<Recovery['status']>(async () => ({
      verificationStatus: 'approved',
      isRetryable: false,
    })),
    ...change,
  }
  const onStepChange = vi.fn<(step: RecoveryStep) => void>()
  function Host() {
    const [step, setStep] = useState(first)
    const go = (next: RecoveryStep) => {
      onStepChange(next)
      setStep(next)
    }
    return (
      <BotCheckProvider adapter={check}>
        <AccountRecovery step={step} onStepChange={go} />
      </BotCheckProvider>
    )
  }
  const onNavigate = vi.fn<(destination: object) => void>()
  const sixpence = aSixpence({ accounts: {}, recovery })
  renderInBank(<Host />, { sixpence, onNavigate })
  return { recovery, onStepChange, onNavigate }
}

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))

const type = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } })

describe('AccountRecovery', () => {
  const replace = async () => {
    const rendered = renderRecovery()
    await type('Your account’s email address', EMAIL)
    await press('Send code')
    await type('Six-digit code', '012345')
    await type('New password', NEW)
    await type('Confirm new password', NEW)
    await press('Set password')
    expect(await screen.findByText('Your password has been changed')).toBeTruthy()
    return rendered
  }

  it.each([
    ['SEC-026', 'requestCode', { email: EMAIL, captcha }],
    ['SEC-027', 'checkCode', { email: EMAIL, code: '012345' }],
    ['SEC-028', 'changePassword', { email: EMAIL, code: '012345', password: NEW }],
  ] as const)('asks the bank for each step once (%s): %s', async (_row, step, input) => {
    const { recovery } = await replace()
    expect(recovery[step]).toHaveBeenCalledExactlyOnceWith(input)
  })

  it('replaces a forgotten password, step by step (ROUTE-008)', async () => {
    const { onStepChange, onNavigate } = await replace()
    expect(onStepChange.mock.calls).toEqual([['reset'], ['password'], ['success']])
    await press('Sign in')
    await waitFor(() => expect(onNavigate).toHaveBeenCalledWith({ to: 'signIn' }))
  })

  const claim = async () => {
    await type('Your account’s email address', EMAIL)
    await press('I no longer have this email')
    await type('First name', 'Ada')
    await type('Last name', 'Lindholm')
    await type('Date of birth', '1990-12-10')
    await type('Email you can use', 'ada@new.example')
    await press('Check my details')
  }

  it('follows the check of who has lost the e-mail, then asks for the code (GAP-36)', async () => {
    const { recovery, onStepChange } = renderRecovery()
    await claim()
    expect(await screen.findByRole('heading', { name: 'Enter your code' })).toBeTruthy()
    expect(recovery.start).toHaveBeenCalledWith({
      email: EMAIL,
      firstName: 'Ada',
      lastName: 'Lindholm',
      dob: '1990-12-10',
      recoveryEmail: 'ada@new.example',
      captcha,
    })
    expect(onStepChange.mock.calls).toEqual([['status'], ['reset']])
  })

  it('tells why it was refused, and lets it be tried again (GAP-36)', async () => {
    const { onStepChange } = renderRecovery({
      status: async () => ({
        verificationStatus: 'rejected',
        rejectReason: 'dataMismatch',
        isRetryable: true,
      }),
    })
    await claim()
    expect(await screen.findByText(/don’t match our records/)).toBeTruthy()
    await press('Try again')
    await waitFor(() => expect(onStepChange).toHaveBeenLastCalledWith('email'))
    expect(await screen.findByLabelText('Your account’s email address')).toHaveProperty(
      'value',
      EMAIL,
    )
  })

  it('offers no other try where none makes sense', async () => {
    renderRecovery({
      status: async () => ({
        verificationStatus: 'rejected',
        rejectReason: 'notVerifiable',
        isRetryable: false,
      }),
    })
    await claim()
    expect(await screen.findByText(/Contact support/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  })

  it('shows no step that an address asks for before its time (SEC-025)', async () => {
    renderRecovery({}, 'password')
    expect(await screen.findByLabelText('Your account’s email address')).toBeTruthy()
    expect(screen.queryByLabelText('New password')).toBeNull()
  })

  it('stays at the code that is wrong, and says how many tries are left', async () => {
    const refusal = new SixpenceError('wrong_code', 'no', { triesLeft: 4 })
    const { onStepChange } = renderRecovery({
      checkCode: vi.fn<Recovery['checkCode']>().mockRejectedValue(refusal),
    })
    await type('Your account’s email address', EMAIL)
    await press('Send code')
    await type('Six-digit code', '000000')
    expect(await screen.findByText('You have 4 attempts left.')).toBeTruthy()
    expect(onStepChange).toHaveBeenLastCalledWith('reset')
  })

  it('asks the bank for nothing that is no address', async () => {
    const { recovery } = renderRecovery()
    await type('Your account’s email address', 'ada')
    await press('Send code')
    expect(await screen.findByText(/Enter a full email address/)).toBeTruthy()
    expect(recovery.requestCode).not.toHaveBeenCalled()
  })
})
