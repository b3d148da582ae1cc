import { useFormats, useMessages } from '../../i18n/index.ts'
import { Button, EmptyState, ErrorPopup, Icon, ListRow, ListView } from '../../ui/index.ts'
import { useExternalConsents } from './use-external-consents.ts'

/**
 * The outsiders who may know the customer when they sign in with the bank; each consent can be
 * withdrawn.
 */
export function ExternalConsents() {
  const { t } = useMessages('security')
  const formats = useFormats()
  const task = useExternalConsents()
  return (
    <ListView
      of={task}
      items={task.data}
      failedTitle={t('loadFailedTitle')}
      label={t('outsidersListLabel')}
      row={({ id, name, grantedAt }) => (
        <ListRow
          key={id}
          leading={<Icon name="globe" />}
          title={name}
          description={t('outsiderText', { date: formats.date(grantedAt) })}
          trailing={
            <Button
              variant="quiet"
              size="small"
              isPending={task.change.isPending}
              aria-label={t('withdrawNamedCta', { name })}
              onPress={() => task.withdraw(id)}
            >
              {t('withdrawCta')}
            </Button>
          }
        />
      )}
      empty={
        <EmptyState title={t('outsidersEmptyTitle')} icon="lock" isRow>
          {t('outsidersEmptyText')}
        </EmptyState>
      }
    >
      <ErrorPopup failure={task.change.error} onClose={task.change.clear} />
    </ListView>
  )
}
