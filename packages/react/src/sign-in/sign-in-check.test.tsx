import type { Sixpence } from '@sixpence/core'
import { SixpenceError } from '@sixpence/core/errors'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { BotCheckProvider, sandboxBotCheck, type BotCheckAdapter } from '../bot-check/index.ts'
import { aBank } from '../testing/a-bank.ts'
import { renderInBank } from '../testing/render-in-bank.tsx'
import { SignIn, type SignInProps } from './sign-in.tsx'

interface Surroundings {
  adapter?: BotCheckAdapter
  loadBotCheck?: SignInProps['loadBotCheck']
}

function renderForm(
  start: Sixpence['signIn']['start'],
  { adapter, loadBotCheck }: Surroundings = {},
) {
  const onSignedIn = vi.fn<() => void>()
  const form = <SignIn onSignedIn={onSignedIn} loadBotCheck={loadBotCheck} />
  const { sixpence } = aBank({ signIn: { start, resume: async () => undefined } })
  renderInBank(adapter ? <BotCheckProvider adapter={adapter}>{form}</BotCheckProvider> : form, {
    sixpence,
  })
  const user = userEvent.setup()
  const email = screen.getByLabelText('Email address')
  const password = screen.getByLabelText('Password')
  const enter = async () => {
    await user.click(email)
    await user.paste('ben@sixpence.example')
    await user.click(password)
    await user.paste('four quiet words here')
    await user.keyboard('{Enter}')
  }
  return { user, email, password, enter, onSignedIn }
}

describe('a sign-in of which the bank wants a bot check (GAP-65)', () => {
  const credentials = { username: 'ben@sixpence.example', password: 'four quiet words here' }

  /** Returns a sign-in that requires the check until it is passed. */
  const wanting = () =>
    vi.fn<Sixpence['signIn']['start']>(async ({ captcha }) => {
      if (captcha === undefined) throw new SixpenceError('captcha_needed', 'no')
      if (captcha === 'value-1') throw new SixpenceError('wrong_credentials', 'no')
      return { status: 'signedIn' }
    })

  /** Returns a check that the test passes for the user. */
  function aCheck() {
    const drawn: ((value: string | undefined) => void)[] = []
    const adapter: BotCheckAdapter = {
      mount: (_element, onValue) => {
        drawn.push(onValue)
        return () => undefined
      },
    }
    const pass = async (value: string) => {
      await waitFor(() => expect(drawn.length).toBeGreaterThan(0))
      act(() => drawn.splice(0).at(-1)?.(value))
    }
    return { adapter, pass }
  }

  it('loads it then and not before, and goes on by itself with what is typed', async () => {
    const { adapter, pass } = aCheck()
    const load = vi.fn<() => Promise<BotCheckAdapter>>(async () => adapter)
    const start = wanting()
    const { email, enter, onSignedIn } = renderForm(start, { loadBotCheck: load })
    expect(load).not.toHaveBeenCalled()
    await enter()
    expect(await screen.findByText(/Confirm you’re human/)).toBeDefined()
    await pass('value-2')
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce())
    expect(start.mock.calls.map(([asked]) => asked)).toEqual([
      { ...credentials, captcha: undefined },
      { ...credentials, captcha: 'value-2' },
    ])
    expect(email).toHaveProperty('value', 'ben@sixpence.example')
  })

  it('is asked anew for every try, and keeps what is typed after a wrong password', async () => {
    const { adapter, pass } = aCheck()
    const start = wanting()
    const { email, password, enter, user, onSignedIn } = renderForm(start, { adapter })
    await enter()
    await pass('value-1')
    expect(await screen.findByText(/is incorrect/)).toBeDefined()
    expect(email).toHaveProperty('value', 'ben@sixpence.example')
    await user.click(password)
    await user.keyboard('{Enter}')
    await pass('value-2')
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce())
    expect(start).toHaveBeenCalledTimes(4)
  })

  it.each([
    ['captcha_failed', /couldn’t confirm you’re human/],
    ['captcha_needed', /Confirm you’re human/],
  ] as const)('is made once for a press where the bank says %s of it', async (code, text) => {
    const start = vi.fn<Sixpence['signIn']['start']>(async ({ captcha }) => {
      throw new SixpenceError(captcha === undefined ? 'captcha_needed' : code, 'no')
    })
    const { enter, user } = renderForm(start, { adapter: sandboxBotCheck({ fails: true }) })
    await enter()
    await waitFor(() => expect(start).toHaveBeenCalledTimes(2))
    expect(await screen.findByText(text)).toBeDefined()
    await act(async () => new Promise(resolve => setTimeout(resolve, 50)))
    expect(start.mock.calls.map(([{ captcha }]) => captcha)).toEqual([
      undefined,
      'test-captcha-failed',
    ])
    await user.click(screen.getByRole('button', { name: 'Sign in' }))
    await waitFor(() => expect(start).toHaveBeenCalledTimes(4))
  })

  it.each([
    ['cannot be loaded', { loadBotCheck: () => Promise.reject(new Error('blocked')) }],
    ['is not there', {}],
  ])('says that it %s, and asks the bank no further', async (_what, surroundings) => {
    const start = wanting()
    const { enter } = renderForm(start, surroundings)
    await enter()
    expect(await screen.findByText(/couldn’t load the security check/)).toBeDefined()
    expect(start).toHaveBeenCalledOnce()
  })
})
