import { useState } from 'react'
import { useMessages } from '../../i18n/index.ts'
import { EmptyState, ListView } from '../../ui/index.ts'
import { hosted } from '../../provider/index.ts'
import { IpnMessageDialog } from './ipn-message-dialog.tsx'
import { IpnTable } from './ipn-table.tsx'
import { useIpnHistory } from './use-ipn-history.ts'

/** The notifications to a merchant's single address. Each can be opened and confirmed by hand. */
export const IpnHistory = hosted('IpnHistory', IpnHistoryContent)

function IpnHistoryContent() {
  const { t } = useMessages('merchant-api')
  const task = useIpnHistory()
  const [openId, setOpenId] = useState<string>()
  return (
    <ListView
      of={task}
      items={task.data}
      loadingLabel={t('ipnLoading')}
      failedTitle={t('ipnFailedTitle')}
      table={messages => <IpnTable messages={messages} onOpen={setOpenId} />}
      empty={
        <EmptyState title={t('ipnEmptyTitle')} icon="bell">
          {t('ipnEmptyText')}
        </EmptyState>
      }
    >
      {openId !== undefined && (
        <IpnMessageDialog
          id={openId}
          mayChange={task.mayChange}
          onClose={() => setOpenId(undefined)}
        />
      )}
    </ListView>
  )
}
