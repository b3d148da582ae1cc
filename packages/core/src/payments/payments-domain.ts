import { paymentCalls } from '@sixpence/protocol/payments'
import { reportOfNotice } from '@sixpence/protocol/realtime'
import type { BankAccess, Domain } from '../domain/index.ts'
import { createPayments } from './create-payments.ts'
import type { Payments } from './payments.ts'

/** Payments of any kind, and their journal. */
export const payments: Domain<Payments, typeof paymentCalls> = {
  name: 'payments',
  calls: paymentCalls,
  open(bank) {
    const handle = createPayments({
      ...bank,
      owner: { getSnapshot: bank.subject, subscribe: bank.onOtherSubject },
      onNews: hear => watchRequests(bank, hear),
    })
    bank.onDispose(() => handle.dispose())
    return handle
  },
}

/** Users who requested an approval see the result at once. */
function watchRequests({ realtime }: BankAccess, listener: () => void): () => void {
  return realtime.watch(({ type }) => {
    if (reportOfNotice(type) === 'requestChanged') listener()
  })
}
