import type { Ref } from 'react'
import { useMessages } from '../../i18n/index.ts'
import { Button, ErrorView, Icon, Spinner, TextField } from '../../ui/index.ts'
import type { Payee } from './use-payee.ts'
import type { P2pTransferTask } from './use-p2p-transfer.ts'

export interface PayeePartProps {
  task: P2pTransferTask
  isValidated: boolean
  inputRef: Ref<HTMLInputElement>
}

/** Whom to pay: those paid before, or an e-mail address and whose it is. */
export function PayeePart({ task, isValidated, inputRef }: PayeePartProps) {
  const { t } = useMessages('transfers')
  const { draft, payee, edit } = task
  return (
    <div className="sp-payee">
      <RecentPayees task={task} />
      <TextField
        label={t('payeeEmailLabel')}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="off"
        spellCheck={false}
        value={draft.email}
        inputRef={inputRef}
        error={usePayeeError()(task, isValidated)}
        onChange={email => edit({ email })}
      />
      <div className="sp-payee-found" role="status">
        <PayeeFound payee={payee} />
      </div>
      {payee.status === 'failed' && (
        <ErrorView
          failure={payee.failure}
          title={t('payeeCheckFailedTitle')}
          onRetry={payee.retry}
        />
      )}
    </div>
  )
}

function PayeeFound({ payee }: { payee: Payee }) {
  const { t } = useMessages('transfers')
  if (payee.status === 'checking') return <Spinner label={t('payeeCheckingStatus')} />
  if (payee.status !== 'found') return null
  const { name } = payee
  return (
    <>
      <Icon name="check" /> {name ? t('payeeFoundText', { name }) : t('payeeFoundPlainText')}
    </>
  )
}

function usePayeeError() {
  const { t } = useMessages('transfers')
  return ({ faults, draft }: P2pTransferTask, isJudged: boolean): string | undefined => {
    if (faults.payee === 'own') return t('payeeOwnError')
    if (faults.payee === 'missing') return isJudged ? t('payeeEmailMissingError') : undefined
    if (faults.payee !== 'unknown') return undefined
    if (looksWhole(draft.email)) return t('payeeUnknownError')
    return isJudged ? t('payeeEmailInvalidError') : undefined
  }
}

// While the address is being typed, an unknown payee is not an error yet.
const looksWhole = (email: string): boolean => /@[^\s@]+\.[^\s@.]{2,}$/.test(email.trim())

function RecentPayees({ task }: { task: P2pTransferTask }) {
  const { t } = useMessages('transfers')
  const { recent, draft, edit } = task
  if (recent.length === 0) return null
  return (
    <fieldset className="sp-recent-payees">
      <legend className="sp-field-label">{t('recentLabel')}</legend>
      <div className="sp-recent-payees-row">
        {recent.map(({ id, beneficiaryName, beneficiaryEmail }) => (
          <Button
            key={id}
            size="small"
            icon={<Icon name="person" />}
            aria-pressed={draft.email === beneficiaryEmail}
            onPress={() => edit({ email: beneficiaryEmail })}
          >
            {beneficiaryName}
          </Button>
        ))}
      </div>
    </fieldset>
  )
}
