import type { Ref } from 'react'
import { useFormats, useMessages } from '../../../i18n/index.ts'
import { Alert } from '../../../ui/index.ts'
import type { SendMoneyTask } from '../use-send-money.ts'

export interface PayeeWarningProps {
  task: Pick<SendMoneyTask, 'payeeCheck' | 'draft'>
  warningRef: Ref<HTMLDivElement>
}

/** Warns before the review that the name or the account differs. */
export function PayeeWarning({ task, warningRef }: PayeeWarningProps) {
  const { t } = useMessages('send-money')
  const formats = useFormats()
  const { result, former } = task.payeeCheck
  const name = task.draft.payeeName.trim()
  return (
    <div ref={warningRef} tabIndex={-1} className="sp-payee-warnings">
      <Alert tone="warning" title={result === 'noMatch' ? t('noMatchTitle') : undefined}>
        {result === 'noMatch' && t('noMatchText')}
      </Alert>
      <Alert tone="warning" title={former && t('changedTitle')}>
        {former &&
          t('changedText', {
            name,
            when: formats.date(former.paidAt),
            digits: lastDigits(former.details),
          })}
      </Alert>
    </div>
  )
}

/** Returns the last digits of an account, from the detail that identifies it. */
function lastDigits({ iban, accountNumber, ...others }: Readonly<Record<string, string>>): string {
  const number = iban ?? accountNumber ?? Object.values(others).at(-1) ?? ''
  return number.slice(-4)
}
