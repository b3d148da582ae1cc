import type { Sixpence } from '@sixpence/core'
import type { ApprovalMode } from '@sixpence/core/customer'
import { SixpenceError } from '@sixpence/core/errors'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { aRequest, aRequestCode, inBankOfRequests as inBank } from '../../testing/a-request.tsx'
import { Approvals } from './approvals.tsx'

type Bank = Sixpence['approvals']

const TWO = [
  aRequest({ id: 'one' }),
  aRequest({ id: 'two', beneficiary: 'Ben O.', total: '10.00' }),
]
const DONE = TWO.map(({ id }) => ({ id, transactionId: `t-${id}`, failure: undefined }))
const PUSH = aRequestCode({
  approveType: 'push',
  sentTo: undefined,
  ways: ['push', 'otp'],
  push: {
    identifier: '42',
    devices: [{ id: 'd', code: 'AB12', name: 'Sofia’s phone', location: 'Dublin' }],
  },
  endsAt: '2099-11-20T09:10:00.000Z',
})
const fails = (code: ConstructorParameters<typeof SixpenceError>[0]) => async () => {
  throw new SixpenceError(code, 'no')
}

async function opened(bank: Partial<Bank>) {
  const list = vi.fn<Bank['list']>(async () => ({ items: TWO, total: 2 }))
  const { user } = inBank(<Approvals />, { list, ...bank })
  await user.click(await screen.findByRole('checkbox', { name: /Select all/ }))
  await user.click(await screen.findByRole('button', { name: 'Approve' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Approve the payments' }))
  return { user, dialog }
}
const results = () => screen.findByRole('dialog', { name: 'Results' })

describe('approving several in the approver’s own way', () => {
  it.each(['otp', 'sms', 'approvalCode', 'direct'] as const)(
    'takes one code: %s (APPR-003)',
    async approveType => {
      const approve = vi.fn<Bank['approve']>(async () => DONE)
      const sendCode = async () => aRequestCode({ approveType, ways: [approveType] })
      const { user, dialog } = await opened({ sendCode, approve })
      expect(dialog.getByText(/s•••@sixpence.example/)).toBeDefined()
      await user.click(dialog.getByLabelText(/code/))
      await user.paste('123456')
      expect(await results()).toBeDefined()
      const word = { approvalTransactionId: 'approval-1', code: '123456' }
      expect(approve).toHaveBeenCalledExactlyOnceWith(word)
    },
  )

  it.each(['none', 'simple'] as const)(
    'wants no code, and moves nothing before the button is pressed: %s (APPR-002, APPR-003)',
    async approveType => {
      const approve = vi.fn<Bank['approve']>(async () => DONE)
      const sendCode = async () => aRequestCode({ approveType, sentTo: undefined, ways: [] })
      const { user, dialog } = await opened({ sendCode, approve })
      expect(dialog.queryByLabelText(/code/)).toBeNull()
      expect(approve).not.toHaveBeenCalled()
      await user.dblClick(dialog.getByRole('button', { name: 'Approve' }))
      expect(await results()).toBeDefined()
      expect(approve).toHaveBeenCalledExactlyOnceWith({ approvalTransactionId: 'approval-1' })
    },
  )

  it('waits for a device, with digits, recipients and sum: push (APPR-003)', async () => {
    const approve = vi.fn<Bank['approve']>(fails('approval_pending'))
    const { dialog } = await opened({ sendCode: async () => PUSH, approve })
    for (const text of ['42', 'Sofia’s phone', 'Vera K.', 'Ben O.', '€35.25']) {
      expect(dialog.getByText(text)).toBeDefined()
    }
    await waitFor(() => expect(approve).toHaveBeenCalled())
    approve.mockImplementation(async () => DONE)
    expect(within(await results()).getByText('Done: 2 of 2.')).toBeDefined()
  })

  it('says that the device has refused, and asks no more (APPR-005)', async () => {
    const approve = vi.fn<Bank['approve']>(fails('approval_refused'))
    const { dialog } = await opened({ sendCode: async () => PUSH, approve })
    expect(await dialog.findByText(/It was rejected on your device/)).toBeDefined()
    expect(dialog.queryByText('42')).toBeNull()
    expect(await dialog.findByRole('button', { name: 'Send again' })).toBeDefined()
  })

  it('goes over to another way that leads to the approver (APPR-012)', async () => {
    const sendCode = vi.fn<Bank['sendCode']>(async ({ approveType }) =>
      approveType === undefined ? PUSH : aRequestCode({ approveType, ways: ['otp', 'push'] }),
    )
    const { user, dialog } = await opened({ sendCode, approve: fails('approval_pending') })
    await user.click(dialog.getByRole('button', { name: 'Use a code by email' }))
    expect(await dialog.findByLabelText(/code/)).toBeDefined()
    expect(sendCode).toHaveBeenLastCalledWith({
      transactionIds: ['one', 'two'],
      approveType: 'otp' satisfies ApprovalMode,
    })
  })

  it('opens again what was closed by mistake, without another code', async () => {
    const sendCode = vi.fn<Bank['sendCode']>(async () => aRequestCode())
    const { user, dialog } = await opened({ sendCode })
    await user.click(dialog.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await user.click(await screen.findByRole('button', { name: 'Approve' }))
    expect(await screen.findByLabelText(/code/)).toBeDefined()
    expect(sendCode).toHaveBeenCalledOnce()
  })

  it.each(['offline', 'timeout', 'request_decided', 'session_expired'] as const)(
    'says that nothing is known to be done: %s, and takes the same code again',
    async code => {
      const approve = vi.fn<Bank['approve']>(fails(code))
      const { user, dialog } = await opened({ sendCode: async () => aRequestCode(), approve })
      await user.click(dialog.getByLabelText(/code/))
      await user.paste('123456')
      expect(await dialog.findByText('The payment hasn’t been approved')).toBeDefined()
      approve.mockImplementation(async () => DONE)
      await user.click(dialog.getByRole('button', { name: 'Approve' }))
      expect(await results()).toBeDefined()
      const word = { approvalTransactionId: 'approval-1', code: '123456' }
      expect(approve.mock.calls).toEqual([[word], [word]])
    },
  )

  it('keeps asking for the device while the list says that others have decided', async () => {
    const list = vi.fn<Bank['list']>(async () => ({ items: TWO, total: 2 }))
    let isAnswered = false
    const approve = vi.fn<Bank['approve']>(async () => {
      if (isAnswered) return DONE
      throw new SixpenceError('approval_pending', 'no')
    })
    const { user, realtime } = inBank(<Approvals />, { list, sendCode: async () => PUSH, approve })
    await user.click(await screen.findByRole('checkbox', { name: /Select all/ }))
    await user.click(await screen.findByRole('button', { name: 'Approve' }))
    await screen.findByRole('dialog')
    list.mockImplementation(async () => ({ items: [], total: 0 }))
    const at = '2026-11-20T09:00:00.000Z'
    realtime.tell({ id: 'n', at, status: 'info', type: 'requestChanged' })
    expect(await screen.findByText('Nothing to approve')).toBeDefined()
    isAnswered = true
    expect(await results()).toBeDefined()
  })
})
