import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { BankStore } from '../store/index.ts'
import { aBank } from '../testing/a-bank.ts'
import { A_REFUND, aPayment } from '../testing/a-payments.ts'
import { renderInBank } from '../testing/render-in-bank.tsx'
import { PaymentRefused } from './payment-refused.tsx'

it('says of a refund that the account which was paid has too little', async () => {
  const refusal = { code: 'insufficient_funds', message: '', fields: [], requestId: 'r1' } as const
  renderInBank(
    <BankStore>
      <PaymentRefused payment={aPayment({ status: 'refused', refusal, payment: A_REFUND })} />
    </BankStore>,
    { sixpence: aBank().sixpence },
  )
  expect(await screen.findByRole('heading', { name: 'The refund wasn’t made' })).toBeDefined()
  expect(screen.getByRole('alert').textContent).toContain('in the account that was paid')
})
