import type { ReactNode } from 'react'
import { useMessages } from '../../i18n/index.ts'
import { Alert } from './alert.tsx'
import { Button } from '../buttons/button.tsx'
import { useFailureText, type ShownFailure } from './use-failure-text.ts'

export interface ErrorViewProps {
  /** Why it failed; undefined leaves an empty region that announces what comes later. */
  failure: ShownFailure | undefined
  /** By default a general one. */
  title?: string | undefined
  /** Instead of the words for its code. */
  text?: string | undefined
  onRetry?: (() => void) | undefined
  isRetrying?: boolean | undefined
  /** More about it, between reason and reference. */
  children?: ReactNode
}

/** What was mistyped, or refused on purpose, is put right without the bank’s help. */
const MENDABLE: ReadonlySet<ShownFailure['code']> = new Set([
  'wrong_credentials',
  'wrong_code',
  'approval_refused',
])

/** Tells why the bank did not do it, with the reference to give to the bank. */
export function ErrorView({ failure, title, text, onRetry, isRetrying, children }: ErrorViewProps) {
  const { t } = useMessages('common')
  const { t: tErrors } = useMessages('errors')
  const textOf = useFailureText()
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
