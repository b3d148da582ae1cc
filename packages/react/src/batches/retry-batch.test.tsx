import type { Sixpence } from '@sixpence/core'
import type { Batch } from '@sixpence/core/batches'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { BankStore } from '../store/index.ts'
import { aBank, EVERYDAY } from '../testing/a-bank.ts'
import { renderInBank } from '../testing/render-in-bank.tsx'
import { RetryBatch } from './retry-batch.tsx'

const batch = (status: Batch['status']): Batch => ({
  id: '7',
  name: 'Wages',
  type: 'p2p',
  accountId: EVERYDAY.accountId,
  currencyCode: 'EUR',
  date: '2025-03-04T12:00:00.000Z',
  status,
  paymentCount: 2,
  refusedCount: 1,
  cancelledCount: 0,
})

it.each([
  ['partial', 'Pay the failed ones again'],
  ['expired', 'Prepare it again'],
] as const)('makes a new draft of what was not paid, and leads to it: %s', async (status, name) => {
  const retry = vi.fn<Sixpence['batches']['retry']>(async () => ({ batchId: '8' }))
  const { sixpence } = aBank({ batches: { retry, newKey: () => 'key-1' } })
  const onNavigate = vi.fn<(destination: object) => void>()
  renderInBank(
    <BankStore>
      <RetryBatch batch={batch(status)} />
    </BankStore>,
    { sixpence, onNavigate },
  )
  await userEvent.setup().click(await screen.findByRole('button', { name }))
  const workbench = { to: 'massTransfer', type: 'p2p', batchId: '8' }
  await waitFor(() => expect(onNavigate).toHaveBeenCalledExactlyOnceWith(workbench))
  expect(retry).toHaveBeenCalledExactlyOnceWith({ batchId: '7' }, { key: 'key-1' })
})
