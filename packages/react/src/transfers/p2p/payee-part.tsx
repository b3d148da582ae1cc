import { useMessages } from '../../i18n/index.ts'
import { ErrorView, Icon, Spinner, TextField } from '../../ui/index.ts'
import { RecentPayees } from './recent-payees.tsx'
import type { Payee } from './use-payee.ts'
import type { P2pTransferTask } from './use-p2p-transfer.ts'

export interface PayeePartProps {
  task: P2pTransferTask
  isSubmitted: boolean
  /** Called when someone is chosen: only the amount is left. */
  onTake: () => void
}

/** The recipient: someone paid before, or an email address and its owner. */
export function PayeePart({ task, isSubmitted, onTake }: PayeePartProps) {
  const { t } = useMessages('transfers')
  const { draft, payee, edit } = task
  return (
    <div className="sp-payee">
      <RecentPayees task={task} onTake={onTake} />
      <TextField
        label={t('payeeEmailLabel')}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="off"
        spellCheck={false}
        value={draft.email}
        description={<PayeeStatus payee={payee} />}
        error={usePayeeError()(task, isSubmitted)}
        onChange={email => edit({ email })}
      />
      {payee.status === 'failed' && (
        <ErrorView
          failure={payee.error}
          title={t('payeeCheckFailedTitle')}
          onRetry={payee.refetch}
        />
      )}
    </div>
  )
}

/** One line in every state: when the answer comes, the fields below stay where they are. */
function PayeeStatus({ payee }: { payee: Payee }) {
  const { t } = useMessages('transfers')
  const { status } = payee
  return (
    <span className={`sp-payee-status sp-payee-status-${status}`} role="status">
      {status === 'checking' && <Spinner label={t('payeeCheckingStatus')} />}
      {status === 'missing' && <span>{t('payeeEmailText')}</span>}
      {status === 'found' && (
        <>
          <Icon name="check" />
          <span>
            {payee.name ? t('payeeFoundText', { name: payee.name }) : t('payeeFoundPlainText')}
          </span>
        </>
      )}
    </span>
  )
}

function usePayeeError() {
  const { t } = useMessages('transfers')
  return ({ payee }: P2pTransferTask, isSubmitted: boolean): string | undefined => {
    // The reason is below the field.
    if (payee.status === 'failed') return isSubmitted ? '' : undefined
    if (payee.status === 'own') return t('payeeOwnError')
    if (payee.status === 'missing') return isSubmitted ? t('payeeEmailMissingError') : undefined
    if (payee.status !== 'unknown') return undefined
    // While the address is being typed, an unknown payee isn't an error yet.
    if (payee.isAddress) return t('payeeUnknownError')
    return isSubmitted ? t('payeeEmailInvalidError') : undefined
  }
}
