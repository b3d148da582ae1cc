import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import type { Destination } from '../../provider/index.ts'
import { BankStore } from '../../store/index.ts'
import { aBank } from '../../testing/a-bank.ts'
import { aPayment } from '../../testing/a-payments.ts'
import { renderInBank } from '../../testing/render-in-bank.tsx'
import { PaymentSettled } from './payment-settled.tsx'

const SETTLED = aPayment({ status: 'settled', transactionId: 'T-9' })

describe('PaymentSettled', () => {
  it('hands the receipt on, and offers the same payment again', async () => {
    const share = vi.fn<Navigator['share']>(async () => undefined)
    Object.defineProperty(navigator, 'share', { value: share, configurable: true })
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'share'))
    const onNavigate = vi.fn<(destination: Destination) => void>()
    renderInBank(
      <BankStore>
        <PaymentSettled payment={SETTLED} showReturnLink={false} />
      </BankStore>,
      { sixpence: aBank().sixpence, onNavigate },
    )
    await userEvent.click(await screen.findByRole('button', { name: 'Share receipt' }))
    const [{ text = '' } = {}] = share.mock.lastCall ?? []
    expect(text.split('\n')).toEqual([
      '€25.00 sent to Ben O.',
      'Arrived now',
      expect.stringMatching(/^Sent: /),
      'Transaction number: T-9',
    ])
    await userEvent.click(screen.getByRole('button', { name: 'Send again' }))
    expect(onNavigate.mock.lastCall?.[0]).toMatchObject({
      to: 'p2pTransfer',
      draft: { toEmail: 'ben@sixpence.example', amount: '25.00' },
    })
  })
})
