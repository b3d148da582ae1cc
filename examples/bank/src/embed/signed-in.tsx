import { ErrorBoundary } from '@sixpence/react/provider'
import { BankStore } from '@sixpence/react/store'
import { Skeleton } from '@sixpence/react/ui'
import { Suspense, use, type ReactNode } from 'react'
import { openBank, type BankClient } from '../client/open-bank.ts'

/** The whole bank, for the parts that show a customer's data. */
export function SignedIn({ bank, children }: { bank: BankClient; children: ReactNode }) {
  return (
    <ErrorBoundary>
      <Suspense fallback={<Skeleton shape="card" />}>
        <Opened bank={bank}>{children}</Opened>
      </Suspense>
    </ErrorBoundary>
  )
}

function Opened({ bank, children }: { bank: BankClient; children: ReactNode }) {
  return <BankStore sixpence={use(openBank(bank))}>{children}</BankStore>
}
