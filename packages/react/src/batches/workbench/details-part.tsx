import { LONGEST_BATCH_NAME } from '@sixpence/core/batches'
import { AccountSelect, useAccountTitle } from '../../accounts/index.ts'
import { useMessages } from '../../i18n/index.ts'
import { DefinitionList, TextField } from '../../ui/index.ts'
import type { Workbench } from './use-workbench.ts'

/** The account that pays, and the name of the batch. The bank's draft keeps both. */
export function DetailsPart({ bench, isTried = false }: { bench: Workbench; isTried?: boolean }) {
  const { t } = useMessages('mass-transfer')
  const { accounts, account, name, kept } = bench
  if (kept) return <KeptDetails bench={bench} />
  return (
    <div className="sp-batch-details">
      <AccountSelect
        label={t('accountLabel')}
        accounts={accounts}
        selectedId={account?.accountId}
        onSelect={bench.chooseAccount}
      />
      <TextField
        label={t('nameLabel')}
        value={name}
        onChange={bench.setName}
        description={t('nameText')}
        error={isTried && name.trim() === '' ? t('nameMissingError') : undefined}
        maxLength={LONGEST_BATCH_NAME}
        autoComplete="off"
      />
    </div>
  )
}

function KeptDetails({ bench: { account, kept } }: { bench: Workbench }) {
  const { t } = useMessages('mass-transfer')
  const titleOf = useAccountTitle()
  return (
    <DefinitionList
      items={[
        { id: 'name', term: t('nameLabel'), details: kept?.name },
        {
          id: 'account',
          term: t('accountLabel'),
          details: account ? titleOf(account) : kept?.accountId,
        },
      ]}
    />
  )
}
