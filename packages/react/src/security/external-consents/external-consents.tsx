import { useFormats, useMessages } from '../../i18n/index.ts'
import { Button, ErrorPopup, Icon, ListCard, ListRow, Loaded } from '../../ui/index.ts'
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
    <Loaded of={task} value={task.consents} failedTitle={t('loadFailedTitle')}>
      {consents => (
        <>
          <ListCard
            label={t('outsidersListLabel')}
            items={consents}
            empty={{
              title: t('outsidersEmptyTitle'),
              icon: 'lock',
              text: t('outsidersEmptyText'),
              isRow: true,
            }}
          >
            {({ id, name, grantedAt }) => (
              <ListRow
                key={id}
                leading={<Icon name="globe" />}
                title={name}
                description={t('outsiderText', { date: formats.date(grantedAt) })}
                trailing={
                  <Button
                    variant="quiet"
                    size="small"
                    isPending={task.isPending}
                    aria-label={t('withdrawNamedCta', { name })}
                    onPress={() => task.withdraw(id)}
                  >
                    {t('withdrawCta')}
                  </Button>
                }
              />
            )}
          </ListCard>
          {task.changeFailure && (
            <ErrorPopup failure={task.changeFailure} onClose={task.forgetFailure} />
          )}
        </>
      )}
    </Loaded>
  )
}
