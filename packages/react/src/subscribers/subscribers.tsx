import { useState } from 'react'
import { useMessages } from '../i18n/index.ts'
import { EmptyState, ListView, Stack } from '../ui/index.ts'
import { hosted } from '../provider/index.ts'
import { SubscriberDialog } from './subscriber-dialog.tsx'
import { SubscriberFilters } from './subscriber-filters.tsx'
import { SubscriberTable } from './subscriber-table.tsx'
import { useSubscribers, type SubscriberQuestion } from './use-subscribers.ts'

/** A merchant's subscribers, each with their payments and a way to cancel the subscription. */
export const Subscribers = hosted('Subscribers', SubscribersContent)

function SubscribersContent() {
  const [question, setQuestion] = useState<SubscriberQuestion>({})
  return (
    <Stack gap={5}>
      <SubscriberFilters onSearch={setQuestion} />
      <Found question={question} />
    </Stack>
  )
}

function Found({ question }: { question: SubscriberQuestion }) {
  const { t } = useMessages('subscribers')
  const task = useSubscribers(question)
  const [openId, setOpenId] = useState<string>()
  const open = task.data?.find(({ subscriptionId }) => subscriptionId === openId)
  return (
    <ListView
      of={task}
      items={task.data}
      loadingLabel={t('loadingLabel')}
      failedTitle={t('failedTitle')}
      table={subscribers => <SubscriberTable subscribers={subscribers} onOpen={setOpenId} />}
      empty={<NoneFound isFiltered={Object.keys(question).length > 0} />}
    >
      {open && (
        <SubscriberDialog
          subscriber={open}
          mayCancel={task.mayCancel}
          onClose={() => setOpenId(undefined)}
        />
      )}
    </ListView>
  )
}

function NoneFound({ isFiltered }: { isFiltered: boolean }) {
  const { t } = useMessages('subscribers')
  return (
    <div role="status">
      <EmptyState title={t(isFiltered ? 'noneFoundTitle' : 'emptyTitle')} icon="person">
        {t(isFiltered ? 'noneFoundText' : 'emptyText')}
      </EmptyState>
    </div>
  )
}
