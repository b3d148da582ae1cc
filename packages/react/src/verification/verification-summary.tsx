import { accountStatus, bannerOf, requiredActions } from '@sixpence/core/verification'
import type { ReactNode } from 'react'
import { useMessages } from '../i18n/index.ts'
import { loadStateOf } from '../store/index.ts'
import { Card, List, Loaded, Stack } from '../ui/index.ts'
import { hosted } from '../provider/index.ts'
import { ActionRow } from './action-row.tsx'
import { StatusAlert } from './status-alert.tsx'
import { verificationApi } from './verification-api.ts'

export interface VerificationSummaryProps {
  /** Renders the link to the bank's page for a task, by its path. */
  action: (path: '/limited-account' | '/profile') => ReactNode
}

/**
 * The customer's status and tasks, without a name, a number or an address: for a frame in another
 * site. It only calls `accountStatusGet`.
 */
export const VerificationSummary = hosted('VerificationSummary', VerificationSummaryContent)

function VerificationSummaryContent({ action }: VerificationSummaryProps) {
  const { t } = useMessages('verification')
  const query = verificationApi.accountStatus.useRead()
  const facts = query.data && { ...query.data, isRepresentative: false }
  return (
    <Loaded
      of={loadStateOf(query)}
      value={facts}
      loadingLabel={t('loadingStatus')}
      failedTitle={t('loadFailedTitle')}
      lines={3}
    >
      {shown => {
        const { result } = accountStatus(shown)
        const banner = bannerOf(result)
        const actions = requiredActions(shown)
        return (
          <Stack gap={4}>
            <StatusAlert status={result} />
            {actions.length > 0 && (
              <Card padding="none">
                <List aria-label={t('tasksTitle')}>
                  {actions.map(({ result: each }) => (
                    <ActionRow key={each} kind={each} />
                  ))}
                </List>
              </Card>
            )}
            {banner && action(banner.to === 'limitedAccount' ? '/limited-account' : '/profile')}
          </Stack>
        )
      }}
    </Loaded>
  )
}
