import { useState } from 'react'
import { useMessages } from '../i18n/index.ts'
import { Card, EmptyState, ListEnd, Loaded, Stack } from '../ui/index.ts'
import { SubscriberDialog } from './subscriber-dialog.tsx'
import { SubscriberFilters } from './subscriber-filters.tsx'
import { SubscriberTable } from './subscriber-table.tsx'
import { useSubscribers, type SubscriberQuestion } from './use-subscribers.ts'

/** A merchant's subscribers, each with their payments and a way to cancel the subscription. */
export function Subscribers() {
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
  return (
    <Loaded
      of={task}
      value={task.subscribers}
      loadingLabel={t('loadingLabel')}
      failedTitle={t('failedTitle')}
    >
      {subscribers => {
        const open = subscribers.find(({ subscriptionId }) => subscriptionId === openId)
        return (
          <Stack gap={4}>
            <Card padding="none">
              {subscribers.length === 0 ? (
                <NoneFound isFiltered={Object.keys(question).length > 0} />
              ) : (
                <SubscriberTable subscribers={subscribers} onOpen={setOpenId} />
              )}
            </Card>
            <ListEnd of={task} failedTitle={t('failedTitle')} />
            {open && (
              <SubscriberDialog
                subscriber={open}
                mayCancel={task.mayCancel}
                onClose={() => setOpenId(undefined)}
              />
            )}
          </Stack>
        )
      }}
    </Loaded>
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
