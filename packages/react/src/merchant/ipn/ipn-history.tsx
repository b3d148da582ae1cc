import { useState } from 'react'
import { useMessages } from '../../i18n/index.ts'
import { Card, EmptyState, ListEnd, Loaded, Stack } from '../../ui/index.ts'
import { IpnMessageDialog } from './ipn-message-dialog.tsx'
import { IpnTable } from './ipn-table.tsx'
import { useIpnHistory } from './use-ipn-history.ts'

/** The notifications to a merchant's single address. Each can be opened and confirmed by hand. */
export function IpnHistory() {
  const { t } = useMessages('merchant-api')
  const task = useIpnHistory()
  const [openId, setOpenId] = useState<string>()
  return (
    <Loaded
      of={task}
      value={task.messages}
      loadingLabel={t('ipnLoading')}
      failedTitle={t('ipnFailedTitle')}
    >
      {messages => (
        <Stack gap={4}>
          <Card padding="none">
            {messages.length === 0 ? (
              <EmptyState title={t('ipnEmptyTitle')} icon="bell">
                {t('ipnEmptyText')}
              </EmptyState>
            ) : (
              <IpnTable messages={messages} onOpen={setOpenId} />
            )}
          </Card>
          <ListEnd of={task} failedTitle={t('ipnFailedTitle')} />
          {openId !== undefined && (
            <IpnMessageDialog
              id={openId}
              mayChange={task.mayChange}
              onClose={() => setOpenId(undefined)}
            />
          )}
        </Stack>
      )}
    </Loaded>
  )
}
