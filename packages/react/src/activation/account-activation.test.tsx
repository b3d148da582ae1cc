import type { Activation } from '@sixpence/core/activation'
import { SixpenceError } from '@sixpence/core/errors'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { BotCheckProvider, sandboxBotCheck } from '../bot-check/index.ts'
import { aSixpence } from '../testing/a-sixpence.ts'
import { renderInBank } from '../testing/render-in-bank.tsx'
import { AccountActivation } from './account-activation.tsx'
import type { ActivationLink } from './use-activation.ts'

afterEach(() => {
  vi.useRealTimers()
})

const check = sandboxBotCheck()
const aLink = (action: ActivationLink['action']): ActivationLink => ({
  action,
  user: 'ada@sixpence.example',
  code: 'c1',
})

function renderActivation(link: ActivationLink | undefined, change: Partial<Activation> = {}) {
  const activation = {
    activate: vi.fn<Activation['activate']>(async () => undefined),
    activateBusiness: vi.fn<Activation['activateBusiness']>(async () => undefined),
    resend: vi.fn<Activation['resend']>(async () => undefined),
    ...change,
  }
  const onNavigate = vi.fn<(destination: object) => void>()
  renderInBank(
    <BotCheckProvider adapter={check}>
      <AccountActivation link={link} />
    </BotCheckProvider>,
    { sixpence: aSixpence({ accounts: {}, activation }), onNavigate },
  )
  return { activation, onNavigate }
}

describe('AccountActivation', () => {
  it('waits, signs a person in and leads home (SEC-029, SEC-030, SEC-034, ROUTE-085)', async () => {
    const { activation, onNavigate } = renderActivation(aLink('activation'))
    expect(screen.getByRole('progressbar', { name: 'Activating your account' })).toBeTruthy()
    const name = 'Your Account has been activated.'
    const popup = await screen.findByRole('dialog', { name })
    expect(activation.activate).toHaveBeenCalledExactlyOnceWith({
      username: 'ada@sixpence.example',
      activationCode: 'c1',
    })
    fireEvent.click(popup.querySelector('.sp-dialog-actions button') ?? popup)
    await waitFor(() => expect(onNavigate).toHaveBeenCalledWith({ to: 'home' }))
  })

  it('says to a business that its users get links (SEC-031, SEC-035, TRAP-40)', async () => {
    const { activation } = renderActivation(aLink('activationBusiness'))
    expect(await screen.findByText('Your account has been activated.')).toBeTruthy()
    expect(screen.getByText(/Authorised users will get links/)).toBeTruthy()
    expect(activation.activateBusiness).toHaveBeenCalledExactlyOnceWith({
      email: 'ada@sixpence.example',
      activationCode: 'c1',
    })
  })

  it('says to an employee what it says to a person, and how to get a password', async () => {
    const { activation } = renderActivation(aLink('activationEmployee'))
    expect(await screen.findByText('Your Account has been activated.')).toBeTruthy()
    expect(screen.getByText(/If you don’t have a password yet/)).toBeTruthy()
    expect(activation.activateBusiness).toHaveBeenCalledOnce()
  })

  it('tells in a popup why a link failed, below its own header (SEC-029, SEC-033)', async () => {
    const refusal = new SixpenceError('invalid_input', 'no', {
      description: 'This link is no longer valid.',
      details: ['This link is no longer valid.'],
    })
    renderActivation(aLink('activation'), { activate: () => Promise.reject(refusal) })
    const popup = await screen.findByRole('alertdialog', { name: 'Account Activation' })
    expect(popup.textContent).toContain('This link is no longer valid.')
    fireEvent.click(screen.getByText('Close'))
    expect(
      await screen.findByText(
        'Each link works once and expires after a day. Request a new one below.',
      ),
    ).toBeTruthy()
  })

  it.each([
    ['the description', { description: 'It is used.' }, 'It is used.'],
    [
      'the faults, which come first',
      { description: 'Wrong.', details: ['It is used.', 'It is old.'] },
      'It is used., It is old.',
    ],
    ['the faults alone', { details: ['It is old.'] }, 'It is old.'],
    [
      'what its code means, where the bank said nothing',
      {},
      'The bank couldn’t accept this. Contact us if you think it should have.',
    ],
  ])('shows below its header %s (SEC-033)', async (_what, said, shown) => {
    const refusal = new SixpenceError('refused', 'no', said)
    renderActivation(aLink('activation'), { activate: () => Promise.reject(refusal) })
    const popup = await screen.findByRole('alertdialog', { name: 'Account Activation' })
    expect(popup.querySelector('p')?.textContent).toBe(shown)
  })

  it('says of a link that is not whole what to do about it', async () => {
    const fields = [{ field: 'username', message: 'no address' }]
    renderActivation(aLink('activation'), {
      activate: () => Promise.reject(new SixpenceError('invalid_input', 'no', { fields })),
    })
    const popup = await screen.findByRole('alertdialog', { name: 'Account Activation' })
    expect(popup.textContent).toMatch(/is incomplete\. Open it directly from the email/)
    expect(popup.textContent).not.toContain('marked fields')
  })

  it('asks for another link, and tells nothing of who waits for one (SEC-032, GAP-55)', async () => {
    const { activation } = renderActivation(undefined)
    const field = await screen.findByLabelText('Email address')
    fireEvent.change(field, { target: { value: 'ada@sixpence.example' } })
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Send a new link' })))
    expect(await screen.findByText(/If there’s an account waiting to be activated/)).toBeTruthy()
    expect(activation.resend).toHaveBeenCalledWith({
      email: 'ada@sixpence.example',
      captcha: 'test-captcha-token',
    })
  })
})
