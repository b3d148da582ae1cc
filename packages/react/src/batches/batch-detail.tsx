import { type Batch, batches } from '@sixpence/core/batches'
import { AccountName, useAccounts } from '../accounts/index.ts'
import { SaveButton, useDocument } from '../downloads/index.ts'
import { useFormats, useMessages } from '../i18n/index.ts'
import {
  Alert,
  Badge,
  Card,
  DefinitionList,
  Heading,
  ListView,
  Loaded,
  Moment,
  Money,
  Stack,
  StaleAlert,
} from '../ui/index.ts'
import { hosted } from '../provider/index.ts'
import { BatchPaymentRow } from './batch-payment-row.tsx'
import { BATCH_STATUS, BATCH_TYPE_NAME } from './batch-words.ts'
import { useBatch, type BatchTask } from './use-batch.ts'

export interface BatchDetailProps {
  id: string
}

/** One batch: its result, its file and its payments. */
export const BatchDetail = hosted('BatchDetail', BatchDetailContent)

function BatchDetailContent({ id }: BatchDetailProps) {
  return <Found key={id} id={id} />
}

function Found({ id }: BatchDetailProps) {
  const { t } = useMessages('batches')
  const task = useBatch(id)
  return (
    <Loaded of={task} value={task.data} failedTitle={t('detailFailedTitle')} lines={6}>
      {batch => (
        <Stack gap={5}>
          <StaleAlert of={task} />
          <Summary batch={batch} />
          <Payments batch={batch} task={task} />
        </Stack>
      )}
    </Loaded>
  )
}

function Summary({ batch }: { batch: Batch }) {
  const { t } = useMessages('batches')
  const { refusedCount, status, name } = batch
  return (
    <Card>
      <Stack gap={4}>
        <Heading level={2} size={3}>
          {name}
        </Heading>
        {status !== 'executed' && (
          <Alert tone="warning" title={t('notPaidTitle', { count: refusedCount })}>
            {t('notPaidText')}
          </Alert>
        )}
        <Facts batch={batch} />
        <BatchFile id={batch.id} />
      </Stack>
    </Card>
  )
}

function Facts({ batch }: { batch: Batch }) {
  const { t } = useMessages('batches')
  const { data: accounts } = useAccounts()
  const { status, type, date, accountId, amount, fee, currencyCode } = batch
  const account = accounts?.find(one => one.accountId === accountId)
  const { key, tone } = BATCH_STATUS[status]
  return (
    <DefinitionList
      items={[
        {
          id: 'status',
          term: t('statusLabel'),
          details: <Badge tone={tone}>{t(key)}</Badge>,
        },
        { id: 'type', term: t('typeLabel'), details: t(BATCH_TYPE_NAME[type]) },
        {
          id: 'date',
          term: t('dateLabel'),
          details: <Moment at={date} />,
        },
        {
          id: 'account',
          term: t('accountLabel'),
          details: account ? <AccountName account={account} /> : accountId,
        },
        {
          id: 'amount',
          term: t('amountLabel'),
          details: <Money amount={amount} currencyCode={currencyCode} />,
          isStrong: true,
        },
        { id: 'fee', term: t('feeLabel'), details: <Money {...{ amount: fee, currencyCode }} /> },
        { id: 'number', term: t('numberLabel'), details: batch.id },
      ]}
    />
  )
}

function BatchFile({ id }: BatchDetailProps) {
  const { t } = useMessages('batches')
  const task = useDocument(bank => bank.use(batches).file({ id }))
  return (
    <Stack gap={2} align="start">
      <SaveButton task={task}>{t('fileCta')}</SaveButton>
    </Stack>
  )
}

function Payments({ batch, task }: { batch: Batch; task: BatchTask }) {
  const { t } = useMessages('batches')
  const formats = useFormats()
  const { payments, total } = task
  return (
    <Stack gap={4}>
      <Heading level={2} size={4}>
        {t('paymentsTitle')}
      </Heading>
      <ListView
        // Its age is shown above the batch.
        of={{ ...task, asOf: undefined }}
        items={payments}
        failedTitle={t('detailFailedTitle')}
        label={t('paymentsTitle')}
        row={payment => (
          <BatchPaymentRow
            key={payment.rowId}
            payment={payment}
            currencyCode={batch.currencyCode}
          />
        )}
        countText={shown =>
          t('paymentsShownText', {
            shown: formats.count(shown),
            total: formats.count(total),
            count: total,
          })
        }
      />
    </Stack>
  )
}
