import { useMessages } from '../../../i18n/index.ts'
import { Button, Icon, Spinner } from '../../../ui/index.ts'
import type { SendMoneyTask } from '../use-send-money.ts'

export interface NameStatusProps {
  task: Pick<SendMoneyTask, 'payeeCheck' | 'edit' | 'details'>
}

/** Shows if the name matches the account; before that, how to write it. */
export function NameStatus({ task }: NameStatusProps) {
  const { t } = useMessages('send-money')
  const { result, name, isPending } = task.payeeCheck
  // The owner of a key is shown below it.
  const hasOwner = task.details.fields.some(({ owner }) => owner?.exists === true)
  return (
    <span className="sp-name-status" role="status">
      {!isPending && result === undefined && <span>{t('payeeNameText')}</span>}
      {isPending && <Spinner label={t('nameCheckingStatus')} />}
      {result === 'match' && (
        <span className="sp-payee-status sp-payee-status-found">
          <Icon name="check" />
          {t('nameMatchText')}
        </span>
      )}
      {result === 'closeMatch' && name !== undefined && (
        <>
          <span>{t('nameCloseText', { name })}</span>
          <Button variant="link" size="small" onPress={() => task.edit({ payeeName: name })}>
            {t('useNameCta')}
          </Button>
        </>
      )}
      {result === 'unknown' && !hasOwner && (
        <span className="sp-muted">{t('nameUnknownText')}</span>
      )}
    </span>
  )
}
