import type { Account } from '@sixpence/core/accounts'
import { AccountSelect } from '../accounts/index.ts'
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
  const { fee, accountId, setAccountId, ...form } = useIdentityCheckForm(accounts)
  return (
    <Form onSubmit={form.submit}>
      <Stack gap={4}>
        <ErrorView failure={form.error} title={t('orderFailedTitle')} />
        <TextField {...form.field('name', t('checkedNameError'))} label={t('checkedNameLabel')} />
        <TextField {...form.field('email', t('emailInvalidError'))} label={t('emailLabel')} />
        <RadioGroup
          {...form.choice('reportType')}
          label={t('reportTypeLabel')}
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
        <Button type="submit" variant="primary" isPending={form.isPending}>
          {t('orderCheckCta')}
        </Button>
      </Stack>
    </Form>
  )
}
