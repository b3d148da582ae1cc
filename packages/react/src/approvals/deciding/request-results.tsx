import { useMessages } from '../../i18n/index.ts'
import {
  Badge,
  Button,
  Dialog,
  List,
  ListRow,
  Money,
  Stack,
  useFailureText,
} from '../../ui/index.ts'
import type { DecidedItem, SelectionTask } from './use-selection.ts'

/** The result of each request that was decided together with others. */
export function RequestResults({ task }: { task: SelectionTask }) {
  const { t } = useMessages('approvals')
  const { results, closeResults } = task
  if (!results) return null
  const done = results.filter(({ outcome }) => !outcome.failure).length
  return (
    <Dialog
      isOpen
      title={t('resultsTitle')}
      onClose={closeResults}
      actions={
        <Button variant="primary" onPress={closeResults}>
          {t('closeCta')}
        </Button>
      }
    >
      <Stack gap={3}>
        <p role="status">{t('resultsText', { done, count: results.length })}</p>
        <List aria-label={t('resultsTitle')}>
          {results.map(item => (
            <Result key={item.request.id} item={item} />
          ))}
        </List>
      </Stack>
    </Dialog>
  )
}

function Result({ item: { request, outcome } }: { item: DecidedItem }) {
  const { t } = useMessages('approvals')
  const failureText = useFailureText()
  const { failure, transactionId } = outcome
  const { type, beneficiary, total, currencyCode } = request
  const done = transactionId === undefined ? 'declinedStatus' : 'approvedStatus'
  return (
    <ListRow
      title={type === 'betweenAccounts' ? t('ownTransferText') : beneficiary}
      description={failure && failureText(failure)}
      trailing={<Money amount={total} currencyCode={currencyCode} />}
      trailingDescription={
        failure ? (
          <Badge tone="negative">{t('notDoneStatus')}</Badge>
        ) : (
          <Badge tone={transactionId === undefined ? 'neutral' : 'positive'}>{t(done)}</Badge>
        )
      }
    />
  )
}
