import type { Account } from '@sixpence/core/accounts'
import type { HistorySearch } from '@sixpence/core/history'
import { lastDigits, useAccountTitle } from '../accounts/index.ts'
import { useMessages } from '../i18n/index.ts'
import { FormPopup, NativeSelect, Stack, TextField } from '../ui/index.ts'
import { TRANSACTION_STATUS } from './transaction-status.ts'
import { TRANSACTION_TYPE_NAME } from './transaction-type-name.ts'
import { useFilterForm, type FilterForm } from './use-filter-form.ts'

export interface FilterDialogProps {
  search: HistorySearch
  /** Undefined if the list shows only one account. */
  accounts: readonly Account[] | undefined
  onApply: (search: HistorySearch) => void
  onClose: () => void
}

/** A dialog with all filters of the history. */
export function FilterDialog({ search, accounts, onApply, onClose }: FilterDialogProps) {
  const { t } = useMessages('history')
  const form = useFilterForm(search, onApply)
  return (
    <FormPopup form={form} title={t('filtersTitle')} submitText={t('applyCta')} onClose={onClose}>
      <div className="sp-select-fields">
        <Stack gap={4}>
          {accounts && <AccountField form={form} accounts={accounts} />}
          <Choices form={form} />
          <Bounds form={form} />
          <TextField
            {...form.field('email')}
            type="email"
            inputMode="email"
            label={t('emailLabel')}
            description={t('emailDescription')}
          />
        </Stack>
      </div>
    </FormPopup>
  )
}

interface FieldsProps {
  form: FilterForm
}

function AccountField({ form, accounts }: FieldsProps & { accounts: readonly Account[] }) {
  const { t } = useMessages('history')
  const titleOf = useAccountTitle()
  const { selectedId, ...choice } = form.choice('accountId')
  const isKnown = accounts.some(({ accountId }) => accountId === selectedId)
  return (
    <NativeSelect
      {...choice}
      selectedId={isKnown ? selectedId : ''}
      label={t('accountLabel')}
      options={[
        { id: '', label: t('allAccountsOption') },
        ...accounts.map(account => ({
          id: account.accountId,
          label: `${titleOf(account)} ${lastDigits(account.accountId)} · ${account.currencyCode}`,
        })),
      ]}
    />
  )
}

function Choices({ form }: FieldsProps) {
  const { t } = useMessages('history')
  const { t: said } = useMessages('common')
  const any = { id: '', label: t('anyOption') } as const
  const types = Object.entries(TRANSACTION_TYPE_NAME).map(([id, key]) => ({ id, label: t(key) }))
  const statuses = Object.entries(TRANSACTION_STATUS).map(([id, { key }]) => ({
    id,
    label: t(key),
  }))
  return (
    <>
      <NativeSelect
        {...form.choice('transactionType')}
        label={t('typeLabel')}
        options={[any, ...types]}
      />
      <NativeSelect
        {...form.choice('transactionDirection')}
        label={t('directionLabel')}
        options={[
          any,
          { id: 'in', label: said('incomingLabel') },
          { id: 'out', label: said('outgoingLabel') },
        ]}
      />
      <NativeSelect
        {...form.choice('status')}
        label={t('statusLabel')}
        options={[any, ...statuses]}
      />
    </>
  )
}

function Bounds({ form }: FieldsProps) {
  const { t } = useMessages('history')
  return (
    <div className="sp-history-bounds">
      <TextField {...form.field('fromDate')} type="date" label={t('fromDateLabel')} />
      <TextField {...form.field('toDate')} type="date" label={t('toDateLabel')} />
      <TextField {...form.field('fromAmount')} inputMode="decimal" label={t('fromAmountLabel')} />
      <TextField {...form.field('toAmount')} inputMode="decimal" label={t('toAmountLabel')} />
    </div>
  )
}
