import type { Sixpence } from '@sixpence/core'
import type { Decided } from '@sixpence/core/approvals'
import { SixpenceError } from '@sixpence/core/errors'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { aRequestCode } from '../../testing/a-request.tsx'
import { aBank } from '../../testing/a-bank.ts'
import { InBank } from '../../testing/render-in-bank.tsx'
import { useApprovalCode } from './use-approval-code.ts'

const TWO: Decided = { transactionIds: ['one', 'two'] }

/** Renders the hook with a code sent for some requests. */
function sentFor(first: Decided) {
  let codes = 0
  const sendCode = vi.fn<Sixpence['approvals']['sendCode']>(async () =>
    aRequestCode({ approvalTransactionId: `approval-${(codes += 1)}` }),
  )
  const { sixpence } = aBank({ approvals: { sendCode } })
  const { result, rerender } = renderHook(useApprovalCode, {
    initialProps: first,
    wrapper: ({ children }: { children: ReactNode }) => (
      <InBank sixpence={sixpence}>{children}</InBank>
    ),
  })
  return {
    sendCode,
    choose: rerender,
    send: () => act(() => result.current.send()),
    close: (isOver?: boolean) => act(() => result.current.forget(isOver)),
    refuse: () =>
      act(() => result.current.setDeviceFailure(new SixpenceError('approval_refused', 'no'))),
    id: () => result.current.code?.approvalTransactionId,
  }
}

afterEach(() => vi.useRealTimers())

describe('a code for requests that was closed', () => {
  it.each<[Decided, Decided]>([
    [TWO, { transactionIds: ['one', 'two'] }],
    [{ batchId: 'one' }, { batchId: 'one' }],
  ])('is opened again for the same within a minute: %j', async (first, next) => {
    vi.useFakeTimers()
    const { sendCode, choose, send, close, id } = sentFor(first)
    await send()
    close()
    expect(id()).toBeUndefined()
    choose(next)
    vi.advanceTimersByTime(59_999)
    await send()
    expect(id()).toBe('approval-1')
    expect(sendCode).toHaveBeenCalledOnce()
  })

  it.each<[Decided, Decided]>([
    [TWO, { transactionIds: ['one'] }],
    [TWO, { transactionIds: ['one', 'three'] }],
    [{ transactionIds: ['one'] }, TWO],
    [{ transactionIds: ['one'] }, { batchId: 'one' }],
    [{ batchId: 'one' }, { transactionIds: ['one'] }],
    [{ batchId: 'one' }, { batchId: 'two' }],
  ])('is not taken up for anything else: %j, then %j', async (first, next) => {
    const { sendCode, choose, send, close, id } = sentFor(first)
    await send()
    close()
    choose(next)
    await send()
    expect(id()).toBe('approval-2')
    expect(sendCode.mock.calls).toEqual([[first], [next]])
  })

  it('is not opened again after a minute', async () => {
    vi.useFakeTimers()
    const { send, close, id } = sentFor(TWO)
    await send()
    close()
    vi.advanceTimersByTime(60_000)
    await send()
    expect(id()).toBe('approval-2')
  })

  it('is not opened again once it is over, or was refused on the device', async () => {
    const { send, close, refuse, id } = sentFor(TWO)
    await send()
    close(true)
    await send()
    expect(id()).toBe('approval-2')
    refuse()
    close()
    await send()
    expect(id()).toBe('approval-3')
  })
})

it('sends the code anew for what it was sent for, whatever is chosen meanwhile', async () => {
  const { sendCode, choose, send } = sentFor(TWO)
  await send()
  choose({ transactionIds: [] })
  await send()
  expect(sendCode.mock.calls).toEqual([[TWO], [TWO]])
})
