import type { Sixpence } from '@sixpence/core'
import { SixpenceError } from '@sixpence/core/errors'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { aBank } from '../testing/a-bank.ts'
import { renderInBank } from '../testing/render-in-bank.tsx'
import { SignIn, type SignInProps } from './sign-in.tsx'

const codeNeeded = {
  status: 'codeNeeded',
  flow: 'otp',
  signInId: 'sign-in-1',
  sentTo: 'b•••@sixpence.example',
  phoneNumber: undefined,
  identifier: undefined,
  get sentAt() {
    return Date.now()
  },
} as const

const approvalNeeded = () =>
  ({
    status: 'approvalNeeded',
    flow: 'push',
    signInId: 'sign-in-2',
    devices: [
      {
        id: 'd1',
        code: 'M4-18',
        type: 'android',
        name: 'Pixel 9',
        location: 'Hamburg, Germany',
        lastActivityAt: '2026-11-21T08:49:00.000Z',
      },
    ],
    identifier: '42',
    link: undefined,
    codeInstead: 'otp',
    sentAt: Date.now(),
    endsAt: Date.now() + 180_000,
  }) as const

function renderForm(change: Partial<Sixpence['signIn']> = {}, props: SignInProps = {}) {
  const signIn = {
    start: vi.fn<Sixpence['signIn']['start']>(async () => ({ status: 'signedIn' })),
    confirm: vi.fn<Sixpence['signIn']['confirm']>(async () => ({ status: 'signedIn' })),
    resend: vi.fn<Sixpence['signIn']['resend']>(async () => codeNeeded),
    resume: vi.fn<Sixpence['signIn']['resume']>(async () => undefined),
    abandon: vi.fn<Sixpence['signIn']['abandon']>(async () => undefined),
    ...change,
  }
  const onSignedIn = vi.fn<() => void>()
  const bank = aBank({ signIn })
  const onStepChange = vi.fn<(step: string) => void>()
  renderInBank(<SignIn {...props} {...{ onSignedIn, onStepChange }} />, { sixpence: bank.sixpence })
  const user = vi.isFakeTimers()
    ? userEvent.setup({ advanceTimers: ms => vi.advanceTimersByTime(ms) })
    : userEvent.setup()
  const email = screen.getByLabelText('Email address')
  const password = screen.getByLabelText('Password')
  const fill = async (field: HTMLElement, text: string) => {
    await user.click(field)
    await user.paste(text)
  }
  const enter = async (name = ' ben@sixpence.example ') => {
    await fill(email, name)
    await fill(password, 'four quiet words here')
    await user.keyboard('{Enter}')
  }
  const enterCode = async (code: string) => fill(await screen.findByLabelText(/code/), code)
  return {
    signIn,
    onSignedIn,
    onStepChange,
    user,
    email,
    password,
    enter,
    enterCode,
    session: bank.session,
  }
}

const refusing = (code: 'wrong_credentials' | 'locked' | 'server_unavailable', options = {}) =>
  vi.fn<Sixpence['signIn']['start']>(async () => {
    throw new SixpenceError(code, code, options)
  })

describe('SignIn', () => {
  it('takes no name that is not an e-mail address (AUTH-017)', async () => {
    const { signIn, email, enter } = renderForm()
    await enter('ben')
    expect(await screen.findByText(/Enter a full email address/)).toBeDefined()
    expect(document.activeElement).toBe(email)
    expect(signIn.start).not.toHaveBeenCalled()
  })

  it('signs in with a whole address, and says for whom (AUTH-017, AUTH-019)', async () => {
    const { signIn, onSignedIn, enter } = renderForm({}, { client: 'sei' })
    await enter()
    expect(signIn.start).toHaveBeenCalledExactlyOnceWith({
      username: 'ben@sixpence.example',
      password: 'four quiet words here',
      captcha: undefined,
      client: 'sei',
    })
    expect(await screen.findByText(/You’re signed in/)).toBeDefined()
    expect(onSignedIn).toHaveBeenCalledOnce()
  })

  it('asks anew when the session ends while it still stands there', async () => {
    const { enter, session } = renderForm()
    await enter()
    await screen.findByText(/You’re signed in/)
    act(() => session.set({ status: 'signed_out', because: 'left' }))
    expect(await screen.findByLabelText('Password')).toBeDefined()
    expect(screen.queryByText(/You’re signed in/)).toBeNull()
  })

  it('lets password managers fill it in and pastes stand', async () => {
    const { user, email, password } = renderForm()
    expect(email.getAttribute('autocomplete')).toBe('username')
    expect(password.getAttribute('autocomplete')).toBe('current-password')
    await user.click(password)
    await user.paste('four quiet words here')
    expect(password).toHaveProperty('value', 'four quiet words here')
  })

  it('shows the password when asked', async () => {
    const { user, password } = renderForm()
    await user.click(screen.getByRole('button', { name: 'Show password' }))
    await waitFor(() => expect(password.getAttribute('type')).toBe('text'))
  })

  it('says in how many minutes a lock ends', async () => {
    const { enter } = renderForm({ start: refusing('locked', { retryAfterSeconds: 900 }) })
    await enter()
    expect(await screen.findByText(/Try again in 15 minutes/)).toBeDefined()
  })

  it('shows the reference of a failure of the bank', async () => {
    const { enter } = renderForm({ start: refusing('server_unavailable', { requestId: 'req-7' }) })
    await enter()
    expect(await screen.findByText('Reference: req-7')).toBeDefined()
  })

  it('asks for the code and hands it over', async () => {
    const { signIn, onSignedIn, enter, enterCode } = renderForm({ start: async () => codeNeeded })
    await enter()
    expect(await screen.findByText(/b•••@sixpence.example/)).toBeDefined()
    const heading = screen.getByRole('heading', { name: 'Enter your code' })
    await waitFor(() => expect(document.activeElement).toBe(heading))
    await enterCode('123 456')
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce())
    expect(signIn.confirm).toHaveBeenCalledExactlyOnceWith('sign-in-1', '123456')
  })

  it('keeps the code step on a wrong code', async () => {
    const confirm = async () => {
      throw new SixpenceError('wrong_code', 'no', { triesLeft: 3 })
    }
    const { enter, enterCode } = renderForm({ start: async () => codeNeeded, confirm })
    await enter()
    await enterCode('000000')
    expect(await screen.findByText(/That code isn’t right/)).toBeDefined()
    expect(screen.getByText('You have 3 attempts left.')).toBeDefined()
  })

  it('tells the page around it which step is on show', async () => {
    const { enter, onStepChange } = renderForm({ start: async () => codeNeeded })
    expect(onStepChange).toHaveBeenCalledExactlyOnceWith('credentials')
    await enter()
    await waitFor(() => expect(onStepChange).toHaveBeenLastCalledWith('code'))
  })

  it('has the wrong code typed over', async () => {
    const confirm = async () => {
      throw new SixpenceError('wrong_code', 'no', { triesLeft: 3 })
    }
    const { enter, enterCode } = renderForm({ start: async () => codeNeeded, confirm })
    await enter()
    await enterCode('000000')
    const code = await screen.findByLabelText('Six-digit code')
    await waitFor(() => expect(document.activeElement).toBe(code))
    await userEvent.keyboard('1')
    await waitFor(() => expect(code).toHaveProperty('value', '1'))
  })

  it('puts whoever comes back into the first field, and nobody who has just come', async () => {
    const { enter } = renderForm({ start: async () => codeNeeded })
    expect(document.activeElement).toBe(document.body)
    await enter()
    fireEvent.click(await screen.findByRole('button', { name: 'Start again' }))
    const email = await screen.findByLabelText('Email address')
    await waitFor(() => expect(document.activeElement).toBe(email))
  })

  it.each(['expired_code', 'too_many_attempts'] as const)(
    'goes back to the start with a notice after %s',
    async code => {
      const confirm = async () => {
        throw new SixpenceError(code, 'no')
      }
      const { enter, enterCode } = renderForm({ start: async () => codeNeeded, confirm })
      await enter()
      await enterCode('000000')
      expect(await screen.findByText(/Sign in again and we’ll send a new one/)).toBeDefined()
      expect(screen.getByLabelText('Password')).toHaveProperty('value', '')
    },
  )

  it('lets a new code be asked for after a minute', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { signIn, user, enter } = renderForm({ start: async () => codeNeeded })
    await enter()
    expect(await screen.findByText(/You can request a new code in \d+ seconds/)).toBeDefined()
    act(() => void vi.advanceTimersByTime(60_000))
    await user.click(await screen.findByRole('button', { name: 'Send a new code' }))
    expect(await screen.findByText(/We’ve sent a new code/)).toBeDefined()
    expect(signIn.resend).toHaveBeenCalledExactlyOnceWith('sign-in-1')
    vi.useRealTimers()
  })

  describe('waiting for a linked device', () => {
    const waitingFor = (
      awaitApproval: Sixpence['signIn']['awaitApproval'],
      change: Partial<Sixpence['signIn']> = {},
    ) => renderForm({ start: async () => approvalNeeded(), awaitApproval, ...change })
    const forever = () => new Promise<never>(() => undefined)

    it('shows the device, the digits and the time that is left (AUTH-011)', async () => {
      const { enter } = waitingFor(forever)
      await enter()
      expect(await screen.findByRole('heading', { name: 'Approve on your phone' })).toBeDefined()
      expect(screen.getByText('42')).toBeDefined()
      expect(screen.getByText('Pixel 9')).toBeDefined()
      expect(screen.getByText('M4-18 · Hamburg, Germany')).toBeDefined()
      expect(screen.getByText(/(3:00|2:59) left/)).toBeDefined()
    })

    it('is through when somebody approves (AUTH-011)', async () => {
      let approve: () => void = () => undefined
      const awaitApproval = vi.fn<Sixpence['signIn']['awaitApproval']>(
        () => new Promise(resolve => (approve = () => resolve({ status: 'signedIn' }))),
      )
      const { enter, onSignedIn } = waitingFor(awaitApproval)
      await enter()
      await screen.findByText('Pixel 9')
      await act(async () => approve())
      await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce())
      expect(awaitApproval.mock.lastCall?.[0]).toBe('sign-in-2')
    })

    it.each([
      ['approval_refused', /rejected on your device/],
      ['expired_code', /You didn’t approve the sign-in in time/],
    ] as const)('goes back to the start after %s', async (code, notice) => {
      const { enter } = waitingFor(async () => {
        throw new SixpenceError(code, 'no')
      })
      await enter()
      expect(await screen.findByText(notice)).toBeDefined()
      expect(screen.getByLabelText('Password')).toHaveProperty('value', '')
    })

    it('takes a code in its place (AUTH-027)', async () => {
      const sendCodeInstead = vi.fn<Sixpence['signIn']['sendCodeInstead']>(async () => codeNeeded)
      const { enter, user } = waitingFor(forever, { sendCodeInstead })
      await enter()
      await user.click(await screen.findByRole('button', { name: 'Use a code instead' }))
      expect(await screen.findByText(/b•••@sixpence.example/)).toBeDefined()
      expect(sendCodeInstead).toHaveBeenCalledExactlyOnceWith('sign-in-2')
    })

    it('offers no code where the bank takes none', async () => {
      const start = async () => ({ ...approvalNeeded(), codeInstead: undefined })
      const { enter } = renderForm({ start, awaitApproval: forever })
      await enter()
      expect(await screen.findByText('Pixel 9')).toBeDefined()
      expect(screen.queryByRole('button', { name: 'Use a code instead' })).toBeNull()
    })

    it('stops waiting for somebody else, and forgets the sign-in', async () => {
      const stopped: boolean[] = []
      const awaitApproval = vi.fn<Sixpence['signIn']['awaitApproval']>(
        (_id, signal) =>
          new Promise((_resolve, reject) => {
            signal?.addEventListener('abort', () => {
              stopped.push(true)
              reject(signal.reason as Error)
            })
          }),
      )
      const { enter, user, signIn } = waitingFor(awaitApproval)
      await enter()
      await user.click(await screen.findByRole('button', { name: 'Use another account' }))
      expect(await screen.findByLabelText('Password')).toBeDefined()
      await waitFor(() => expect(stopped.length).toBe(awaitApproval.mock.calls.length))
      expect(signIn.abandon).toHaveBeenCalledExactlyOnceWith('sign-in-2')
    })

    it('waits on after a reload (AUTH-011)', async () => {
      renderForm({ resume: async () => approvalNeeded(), awaitApproval: forever })
      expect(await screen.findByText('Pixel 9')).toBeDefined()
    })
  })

  it('says which SMS the code stands in (AUTH-010)', async () => {
    const start = async () =>
      ({ ...codeNeeded, flow: 'sms', phoneNumber: '+353 •••• 42', identifier: '07' }) as const
    const { enter } = renderForm({ start })
    await enter()
    expect(await screen.findByText(/texted a six-digit code to \+353 •••• 42/)).toBeDefined()
    expect(screen.getByText('07')).toBeDefined()
  })
})
