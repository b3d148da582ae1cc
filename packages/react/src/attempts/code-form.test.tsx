import { SixpenceError } from '@sixpence/core/errors'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { renderInBank } from '../testing/render-in-bank.tsx'
import { CodeForm } from './code-form.tsx'
import { useAttempt } from './use-attempt.ts'

const WRONG = new SixpenceError('wrong_code', 'no', { triesLeft: 4 })
const OFFLINE = new SixpenceError('offline', 'no')
const RESEND = {
  isPending: false,
  secondsLeft: 0,
  sentCount: 0,
  error: undefined,
  failure: undefined,
  send: async () => undefined,
}

type Judge = (code: string) => Promise<void>

function Form({ judge }: { judge: Judge }) {
  const { isPending, error, run } = useAttempt()
  return (
    <CodeForm
      confirmCta="Approve"
      failedTitle="Not yet"
      isPending={isPending}
      failure={error}
      resend={RESEND}
      onConfirm={code => void run(() => judge(code))}
    />
  )
}

function renderForm(judge: Judge) {
  renderInBank(<Form judge={judge} />)
  return { user: userEvent.setup(), field: screen.getByLabelText<HTMLInputElement>(/code/) }
}

describe('CodeForm', () => {
  it('sends a code once, as soon as its last digit is typed', async () => {
    const judge = vi.fn<Judge>(() => new Promise(() => undefined))
    const { user, field } = renderForm(judge)
    await user.type(field, '12345')
    expect(judge).not.toHaveBeenCalled()
    await user.type(field, '6{Enter}')
    await user.click(screen.getByRole('button', { name: /Approve/ }))
    expect(judge).toHaveBeenCalledExactlyOnceWith('123456')
  })

  it('sends the next code by itself after a wrong one', async () => {
    const judge = vi.fn<Judge>().mockRejectedValueOnce(WRONG).mockResolvedValueOnce()
    const { user, field } = renderForm(judge)
    await user.type(field, '000000')
    await waitFor(() => expect(field.selectionEnd).toBe(6))
    await user.keyboard('123456')
    expect(judge.mock.calls).toEqual([['000000'], ['123456']])
  })

  it('spends no other try on the code that was wrong', async () => {
    const judge = vi.fn<Judge>().mockRejectedValue(WRONG)
    const { user, field } = renderForm(judge)
    await user.type(field, '000000')
    expect(await screen.findByText('Not yet')).toBeDefined()
    await user.keyboard('{Enter}')
    expect(judge).toHaveBeenCalledTimes(1)
    expect(document.activeElement).toBe(field)
  })

  it('sends a code again that never arrived', async () => {
    const judge = vi.fn<Judge>().mockRejectedValueOnce(OFFLINE).mockResolvedValueOnce()
    const { user, field } = renderForm(judge)
    await user.type(field, '123456')
    expect(await screen.findByText('Not yet')).toBeDefined()
    await user.click(screen.getByRole('button', { name: /Approve/ }))
    expect(judge.mock.calls).toEqual([['123456'], ['123456']])
  })
})
