import type { Account } from '@sixpence/core'
import { AccountSelect } from '../accounts/index.ts'
import { EmailField } from '../forms/index.ts'
import { useMessages } from '../i18n/index.ts'
import { Button, ErrorView, Form, RadioGroup, Stack, TextField } from '../ui/index.ts'
import { CheckFee } from './check-fee.tsx'
import { useIdentityCheckForm } from './use-identity-check-form.ts'

interface IdentityCheckFormProps {
  accounts: readonly Account[]
}

/** A form for the person to check. Shows the price and orders the check at that price. */
export function IdentityCheckForm({ accounts }: IdentityCheckFormProps) {
  const { t } = useMessages('merchant')
  const form = useIdentityCheckForm(accounts)
  return (
    <Form onSubmit={form.order}>
      <Stack gap={4}>
        <ErrorView failure={form.failure} title={t('orderFailedTitle')} />
        <TextField
          label={t('checkedNameLabel')}
          maxLength={100}
          autoComplete="off"
          value={form.name}
          error={form.nameError}
          onChange={form.setName}
        />
        <EmailField
          label={t('emailLabel')}
          draft={form.email}
          invalidText={t('emailInvalidError')}
          failure={form.failure}
        />
        <RadioGroup
          label={t('reportTypeLabel')}
          selectedId={form.reportType}
          onSelect={form.setReportType}
          options={[
            { id: 'standard', label: t('standardOption') },
            { id: 'express', label: t('expressOption') },
          ]}
        />
        <AccountSelect
          label={t('payFromLabel')}
          accounts={accounts}
          selectedId={form.accountId}
          onSelect={form.setAccountId}
        />
        <CheckFee fee={form.fee} />
        <Button type="submit" variant="primary" isPending={form.isPending}>
          {t('orderCheckCta')}
        </Button>
      </Stack>
    </Form>
  )
}
