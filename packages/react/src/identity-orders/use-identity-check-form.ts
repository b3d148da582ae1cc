import type { Account } from '@sixpence/core/accounts'
import { IDENTITY_ORDER_FIELDS } from '@sixpence/core/merchant'
import { useState } from 'react'
import { useForm } from '../forms/index.ts'
import { useMessages } from '../i18n/index.ts'
import { useWrite } from '../store/index.ts'
import { identityOrdersApi } from './identity-orders-api.ts'
import { useCheckFee } from './check-fee.tsx'

/** Holds the form for a check with its price, and orders it at that price. */
export function useIdentityCheckForm(accounts: readonly Account[]) {
  const { t } = useMessages('merchant')
  const [accountId, setAccountId] = useState(accounts[0]?.accountId ?? '')
  const { write, ...attempt } = useWrite()
  const form = useForm(IDENTITY_ORDER_FIELDS, {
    attempt,
    initial: { reportType: 'standard' },
    check: ({ name }) => ({ name: name.length < 2 ? t('checkedNameError') : undefined }),
    send: async values => {
      if (!fee.data) return undefined
      const { amount: expectedFee } = fee.data
      const order = { ...values, accountId, expectedFee }
      const done = await write(identityOrdersApi.orderIdentityCheck, order)
      if (!done) fee.refetch()
      return done
    },
    onDone: () => form.reset(),
    doneText: t('orderedToast'),
  })
  const fee = useCheckFee({ accountId, reportType: form.values.reportType })
  return { ...form, accountId, setAccountId, fee }
}
