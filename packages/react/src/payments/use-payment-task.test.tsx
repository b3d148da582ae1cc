import type { Sixpence } from '@sixpence/core'
import { act, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useAccounts } from '../accounts/index.ts'
import { BankStore } from '../store/index.ts'
import { aBank, EVERYDAY } from '../testing/a-bank.ts'
import { aPayment, aPayments } from '../testing/a-payments.ts'
import { renderInBank } from '../testing/render-in-bank.tsx'
import { usePaymentTask } from './use-payment-task.ts'

function Shown() {
  const { known } = usePaymentTask('payment-1')
  const { open } = useAccounts()
  return <output>{`${known.status} ${open.length}`}</output>
}

it('asks for the balances again when a refusal lets go of what was held', async () => {
  const payments = aPayments([aPayment({ status: 'unknown' })])
  const list = vi.fn<Sixpence['accounts']['list']>(async () => [EVERYDAY])
  const { sixpence } = aBank({ payments, accounts: { list } })
  renderInBank(
    <BankStore>
      <Shown />
    </BankStore>,
    { sixpence },
  )
  await screen.findByText('known 1')
  const before = list.mock.calls.length
  act(() => void payments.set(aPayment({ status: 'refused' })))
  await waitFor(() => expect(list.mock.calls.length).toBeGreaterThan(before))
})
