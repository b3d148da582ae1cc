import type { PaymentInstruction } from '@sixpence/core/accounts'
import { SixpenceError } from '@sixpence/core/errors'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { BankStore } from '../../store/index.ts'
import { aBank } from '../../testing/a-bank.ts'
import { renderInBank } from '../../testing/render-in-bank.tsx'
import { useInstructions } from './use-funding.ts'

const SEPA: PaymentInstruction = {
  id: 'sepa',
  method: 'sepa',
  currencyCode: 'EUR',
  beneficiaryName: 'Ada Lindholm',
  bankAccountNumber: 'IE29AIBK93115212345678',
  bankName: 'Sixpence',
  bankAddress: '1 Main Street, Dublin',
}

function Numbers({ accountId }: { accountId: string }) {
  const { data: instructions, error } = useInstructions(accountId)
  return <p>{instructions?.map(one => one.bankAccountNumber) ?? error?.code ?? 'none yet'}</p>
}

it('never tells the number of one account for another (ACCT-010)', async () => {
  const { sixpence } = aBank({
    accounts: {
      instructions: async ({ accountId }) => {
        if (accountId === 'first') return [SEPA]
        throw new SixpenceError('offline', 'no network')
      },
    },
  })
  const inStore = (accountId: string) => (
    <BankStore>
      <Numbers accountId={accountId} />
    </BankStore>
  )
  const { rerenderInBank } = renderInBank(inStore('first'), { sixpence })
  await screen.findByText(SEPA.bankAccountNumber)
  rerenderInBank(inStore('second'))
  expect(screen.queryByText(SEPA.bankAccountNumber)).toBeNull()
  expect(await screen.findByText('offline')).toBeDefined()
})
