import type { ReactNode } from 'react'
import { useMessages } from '../../i18n/index.ts'
import { useHold, useReported } from '../loading/host-events.ts'
import { Alert } from './alert.tsx'
import { Button } from '../buttons/button.tsx'
import { useFailureText, type ShownFailure } from './use-failure-text.ts'

export interface ErrorViewProps {
  /** The failure; undefined leaves an empty region that announces later failures. */
  failure: ShownFailure | undefined
  /** A general title by default. */
  title?: string | undefined
  /** Replaces the text for its code. */
  text?: string | undefined
  onRetry?: (() => void) | undefined
  isRetrying?: boolean | undefined
  /** More about it, between reason and reference. */
  children?: ReactNode
}

/** Typing errors and deliberate refusals are corrected without the bank’s help. */
const MENDABLE: ReadonlySet<ShownFailure['code']> = new Set([
  'wrong_credentials',
  'wrong_code',
  'approval_refused',
])

/** Shows why the bank refused, with the reference to give to the bank. */
export function ErrorView({ failure, title, text, onRetry, isRetrying, children }: ErrorViewProps) {
  const { t } = useMessages('common')
  const { t: tErrors } = useMessages('errors')
  const textOf = useFailureText()
  useReported(failure)
  useHold(failure !== undefined)
  if (!failure) return <Alert tone="negative" />
  return (
    <Alert
      tone="negative"
      title={title ?? tErrors('title')}
      actions={
        onRetry && (
          <Button size="small" isPending={isRetrying ?? false} onPress={onRetry}>
            {t('retryCta')}
          </Button>
        )
      }
    >
      <p>{text ?? textOf(failure)}</p>
      {children}
      {failure.requestId !== undefined && !MENDABLE.has(failure.code) && (
        <p className="sp-reference">{tErrors('referenceLabel', { id: failure.requestId })}</p>
      )}
    </Alert>
  )
}
