import type { ReactNode } from 'react'
import { useAccounts } from '../accounts/index.ts'
import { useMessages } from '../i18n/index.ts'
import { useUserRights } from '../start/index.ts'
import { Card, EmptyState, Heading, ListView, Loaded, Stack } from '../ui/index.ts'
import { hosted } from '../provider/index.ts'
import { IdentityCheckForm } from './identity-check-form.tsx'
import { IdentityCheckTable } from './identity-check-table.tsx'
import { identityOrdersApi } from './identity-orders-api.ts'
import { useIdentityChecks } from './use-identity-checks.ts'

/** The number of recent checks below the form. */
const SHOWN = 5

export interface IdentityChecksProps {
  /** A link to all checks, shown below the recent ones. */
  historyLink?: ReactNode
}

/** Orders an identity check after showing its price. The recent checks are below. */
export const IdentityChecks = hosted('IdentityChecks', IdentityChecksContent)

function IdentityChecksContent({ historyLink }: IdentityChecksProps) {
  const { t } = useMessages('merchant')
  const { mayCall } = useUserRights()
  return (
    <Stack gap={5}>
      {mayCall(identityOrdersApi.orderIdentityCheck) && <Order />}
      <Stack gap={3}>
        <Heading level={2} size={3}>
          {t('checkHistoryTitle')}
        </Heading>
        <Newest />
        {historyLink}
      </Stack>
    </Stack>
  )
}

function Order() {
  const { t } = useMessages('merchant')
  const task = useAccounts()
  return (
    <Loaded of={task} value={task.data} failedTitle={t('accountsFailedTitle')} lines={8}>
      {() => (
        <Card>
          {task.open.length === 0 ? (
            <p>{t('noFeeAccountText')}</p>
          ) : (
            <IdentityCheckForm accounts={task.open} />
          )}
        </Card>
      )}
    </Loaded>
  )
}

function Newest() {
  const { t } = useMessages('merchant')
  const task = useIdentityChecks()
  return (
    <ListView
      of={task}
      items={task.data}
      loadingLabel={t('checksLoading')}
      failedTitle={t('checksFailedTitle')}
      table={checks => <IdentityCheckTable checks={checks.slice(0, SHOWN)} />}
      empty={
        <EmptyState title={t('checksEmptyTitle')} icon="person">
          {t('checksEmptyText')}
        </EmptyState>
      }
    />
  )
}
