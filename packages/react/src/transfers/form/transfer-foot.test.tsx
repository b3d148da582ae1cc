import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { InBank, renderInBank } from '../../testing/render-in-bank.tsx'
import { TransferFoot, type TransferFootProps } from './transfer-foot.tsx'

const TASK: TransferFootProps['task'] = {
  reviewing: {
    isPending: false,
    error: undefined,
    similar: undefined,
    dismiss: () => undefined,
  },
  reviewAnyway: async () => undefined,
}

const foot = (total: TransferFootProps['total']) => (
  <TransferFoot task={TASK} kind="p2pTransfer" total={total} isWaiting={false} />
)

describe('TransferFoot', () => {
  it('shows no total before there is one, and says it then', () => {
    const { rerender } = renderInBank(foot(undefined))
    expect(screen.queryByText('Total')).toBeNull()
    rerender(<InBank>{foot({ amount: '25.25', currencyCode: 'EUR' })}</InBank>)
    expect(screen.getByRole('status').textContent).toMatch(/^Total €25.25$/)
  })
})
