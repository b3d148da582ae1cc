import type { Account, ReportType } from '@sixpence/core'
import { useState, type FormEvent } from 'react'
import { AccountSelect } from '../../accounts/index.ts'
import { EmailField, focusFirstFault, useEmailDraft } from '../../forms/index.ts'
import { useMessages } from '../../i18n/index.ts'
import { useWrite } from '../../store/index.ts'
import { Button, ErrorView, RadioGroup, Stack, TextField, useToast } from '../../ui/index.ts'
import { merchantApi } from '../merchant-api.ts'
import { CheckFee, useCheckFee } from './check-fee.tsx'

interface IdentityCheckFormProps {
  accounts: readonly Account[]
}

/** Asks whom to look at, shows what that costs, and orders it at that price. */
export function IdentityCheckForm({ accounts }: IdentityCheckFormProps) {
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

  async function order(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    const isFaulty = !email.validate() || isNameMissing
    if (isFaulty) focusFirstFault(event.currentTarget)
    if (isFaulty || isPending || !fee.price) return
    const { amount: expectedFee } = fee.price
    const asked = { accountId, email: email.address, name: name.trim(), reportType, expectedFee }
    if (!(await write(merchantApi.orderIdentityCheck, asked))) {
      fee.retry()
      return
    }
    toast({ tone: 'positive', text: t('orderedToast') })
    // The next one begins with an empty form.
    setTried(false)
    setName('')
    setReportType('standard')
    email.empty()
  }

  return (
    <form onSubmit={event => void order(event)} noValidate>
      <Stack gap={4}>
        <ErrorView failure={failure} title={t('orderFailedTitle')} />
        <TextField
          label={t('checkedNameLabel')}
          maxLength={100}
          autoComplete="off"
          value={name}
          error={isTried && isNameMissing ? t('checkedNameError') : undefined}
          onChange={setName}
        />
        <EmailField
          label={t('emailLabel')}
          draft={email}
          invalidText={t('emailInvalidError')}
          failure={failure}
        />
        <RadioGroup
          label={t('reportTypeLabel')}
          selectedId={reportType}
          onSelect={setReportType}
          options={[
            { id: 'standard', label: t('standardOption') },
            { id: 'express', label: t('expressOption') },
          ]}
        />
        <AccountSelect
          label={t('payFromLabel')}
          accounts={accounts}
          selectedId={accountId}
          onSelect={setAccountId}
        />
        <CheckFee fee={fee} />
        <Button type="submit" variant="primary" isPending={isPending}>
          {t('orderCheckCta')}
        </Button>
      </Stack>
    </form>
  )
}
