import type { Account, HistorySearch } from '@sixpence/core'
import { useState } from 'react'
import { lastDigits, useAccountTitle } from '../accounts/index.ts'
import { useMessages } from '../i18n/index.ts'
import { Button, Dialog, NativeSelect, Stack, TextField } from '../ui/index.ts'
import { TRANSACTION_STATUS } from './transaction-status.ts'
import { TRANSACTION_TYPE_NAME } from './transaction-type-name.ts'
import { useFilterDraft, type FilterDraft } from './use-filter-draft.ts'

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
  const draft = useFilterDraft(search)
  const [wasSent, setWasSent] = useState(false)
  const submit = () => {
    setWasSent(true)
    if (draft.search) onApply(draft.search)
  }
  return (
    <Dialog
      isOpen
      title={t('filtersTitle')}
      onClose={onClose}
      onSubmit={submit}
      actions={
        <>
          <Button type="submit" variant="primary">
            {t('applyCta')}
          </Button>
          <Button onPress={onClose}>{t('cancelCta')}</Button>
        </>
      }
    >
      <div className="sp-select-fields">
        <Stack gap={4}>
          {accounts && <AccountField draft={draft} accounts={accounts} />}
          <Choices draft={draft} />
          <Bounds draft={draft} areFaultsShown={wasSent} />
          <TextField
            type="email"
            inputMode="email"
            label={t('emailLabel')}
            description={t('emailDescription')}
            autoComplete="off"
            maxLength={254}
            value={draft.fields.email}
            onChange={email => draft.edit({ email })}
          />
        </Stack>
      </div>
    </Dialog>
  )
}

interface FieldsProps {
  draft: FilterDraft
}

function AccountField({ draft, accounts }: FieldsProps & { accounts: readonly Account[] }) {
  const { t } = useMessages('history')
  const titleOf = useAccountTitle()
  const { fields, edit } = draft
  const isKnown = accounts.some(({ accountId }) => accountId === fields.accountId)
  return (
    <NativeSelect
      label={t('accountLabel')}
      selectedId={isKnown ? fields.accountId : ''}
      onSelect={accountId => edit({ accountId })}
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

function Choices({ draft: { fields, edit } }: FieldsProps) {
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
        label={t('typeLabel')}
        options={[any, ...types]}
        selectedId={fields.transactionType}
        onSelect={transactionType => edit({ transactionType })}
      />
      <NativeSelect
        label={t('directionLabel')}
        options={[
          any,
          { id: 'in', label: said('incomingLabel') },
          { id: 'out', label: said('outgoingLabel') },
        ]}
        selectedId={fields.transactionDirection}
        onSelect={transactionDirection => edit({ transactionDirection })}
      />
      <NativeSelect
        label={t('statusLabel')}
        options={[any, ...statuses]}
        selectedId={fields.status}
        onSelect={status => edit({ status })}
      />
    </>
  )
}

function Bounds({ draft, areFaultsShown }: FieldsProps & { areFaultsShown: boolean }) {
  const { t } = useMessages('history')
  const { fields, edit, faults } = draft
  const errorOf = (field: keyof typeof faults) => {
    const fault = areFaultsShown ? faults[field] : undefined
    return fault && t(fault)
  }
  return (
    <div className="sp-history-bounds">
      <TextField
        type="date"
        label={t('fromDateLabel')}
        value={fields.fromDate}
        onChange={fromDate => edit({ fromDate })}
      />
      <TextField
        type="date"
        label={t('toDateLabel')}
        error={errorOf('toDate')}
        value={fields.toDate}
        onChange={toDate => edit({ toDate })}
      />
      <TextField
        inputMode="decimal"
        label={t('fromAmountLabel')}
        autoComplete="off"
        error={errorOf('fromAmount')}
        value={fields.fromAmount}
        onChange={fromAmount => edit({ fromAmount })}
      />
      <TextField
        inputMode="decimal"
        label={t('toAmountLabel')}
        autoComplete="off"
        error={errorOf('toAmount')}
        value={fields.toAmount}
        onChange={toAmount => edit({ toAmount })}
      />
    </div>
  )
}
