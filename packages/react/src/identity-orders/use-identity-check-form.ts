import type { Account, ReportType } from '@sixpence/core'
import { useState } from 'react'
import { useEmailDraft } from '../forms/index.ts'
import { useMessages } from '../i18n/index.ts'
import { useWrite } from '../store/index.ts'
import { useToast } from '../ui/index.ts'
import { identityOrdersApi } from './identity-orders-api.ts'
import { useCheckFee } from './check-fee.tsx'

/** Holds the form for a check with its price, and orders it at that price. */
export function useIdentityCheckForm(accounts: readonly Account[]) {
  const { t } = useMessages('merchant')
  const toast = useToast()
  const email = useEmailDraft()
  const [name, setName] = useState('')
  const [reportType, setReportType] = useState<ReportType>('standard')
  const [accountId, setAccountId] = useState(accounts[0]?.accountId ?? '')
  const [isTried, setTried] = useState(false)
  const fee = useCheckFee({ accountId, reportType })
  const { write, isPending, failure } = useWrite()
  const isNameMissing = name.trim().length < 2

  async function order() {
    setTried(true)
    const isFaulty = !email.validate() || isNameMissing
    if (isFaulty || isPending || !fee.price) return
    const { amount: expectedFee } = fee.price
    const asked = { accountId, email: email.address, name: name.trim(), reportType, expectedFee }
    if (!(await write(identityOrdersApi.orderIdentityCheck, asked))) {
      fee.retry()
      return
    }
    toast({ tone: 'positive', text: t('orderedToast') })
    // The next check starts with an empty form.
    setTried(false)
    setName('')
    setReportType('standard')
    email.empty()
  }

  return {
    email,
    name,
    setName,
    nameError: isTried && isNameMissing ? t('checkedNameError') : undefined,
    reportType,
    setReportType,
    accountId,
    setAccountId,
    fee,
    isPending,
    failure,
    order,
  }
}
