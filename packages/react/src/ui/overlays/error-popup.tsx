import { popupText } from '@sixpence/core/errors'
import { useMessages } from '../../i18n/index.ts'
import { useReported } from '../loading/host-events.ts'
import { Button } from '../buttons/button.tsx'
import { Dialog } from './dialog.tsx'
import { useFailureText, type ShownFailure } from '../feedback/use-failure-text.ts'

export interface ErrorPopupProps {
  /**
   * The failure: the bank's own words come first, or the text for its code if it has none. Shows
   * nothing while it is undefined.
   */
  failure:
    | (ShownFailure & {
        readonly description?: string | undefined
        readonly details?: readonly string[]
      })
    | undefined
  onClose: () => void
  onRetry?: (() => void) | undefined
}

/** Shows a refusal that no form shows itself, and stays until it is closed. */
export function ErrorPopup({ failure, onClose, onRetry }: ErrorPopupProps) {
  const { t } = useMessages('common')
  const { t: tErrors } = useMessages('errors')
  const textOf = useFailureText()
  useReported(failure)
  if (!failure) return null
  const text = popupText(failure) ?? { header: tErrors('title'), body: textOf(failure) }
  return (
    <Dialog
      isOpen
      isAlert
      icon="warning"
      title={text.header ?? tErrors('popupTitle')}
      onClose={onClose}
      actions={
        <>
          <Button variant="primary" onPress={onClose}>
            {t('closeCta')}
          </Button>
          {onRetry && <Button onPress={onRetry}>{t('retryCta')}</Button>}
        </>
      }
    >
      {text.body !== undefined && <p>{text.body}</p>}
      {failure.requestId !== undefined && (
        <p className="sp-reference">{tErrors('referenceLabel', { id: failure.requestId })}</p>
      )}
    </Dialog>
  )
}
