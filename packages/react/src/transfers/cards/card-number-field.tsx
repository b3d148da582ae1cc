import { SixpenceError, type SixpenceErrorCode } from '@sixpence/core/errors'
import { useId, useMemo } from 'react'
import { CardBrand, type CardVaultFault } from '../../card-vault/index.ts'
import { useMessages } from '../../i18n/index.ts'
import { Alert, Button, ErrorView, Spinner, Stack, useHold, useReported } from '../../ui/index.ts'
import type { CardNumberTask } from './use-card-number.ts'
import { useFrameFocus } from './use-frame-focus.ts'

export interface CardNumberFieldProps {
  task: Pick<CardNumberTask, 'target' | 'number' | 'isReady' | 'fault' | 'error' | 'refetch'>
  /** The reason why the number wasn't accepted. */
  error?: string | undefined
}

/**
 * A field for the number of a card, in a frame that this page can't read. Shows the card's brand
 * and issuer below it, or that nothing can be paid to the card.
 */
export function CardNumberField({ task, error }: CardNumberFieldProps) {
  const { t } = useMessages('external-cards')
  const id = useId()
  const { target, number, isReady, fault, error: failure, refetch } = task
  const isFocused = useFrameFocus(target)
  useHold(!isReady)
  const isGone = fault !== undefined || failure !== undefined
  return (
    <Stack gap={2}>
      <div
        className="sp-field"
        role="group"
        aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-text`}
        data-invalid={error !== undefined || undefined}
        hidden={isGone}
      >
        <span id={`${id}-label`} className="sp-field-label">
          {t('numberLabel')}
        </span>
        <div className="sp-field-box" data-focused={isFocused || undefined}>
          {!isReady && !isGone && <Spinner label={t('openingStatus')} />}
          <div ref={target} className="sp-card-number" />
        </div>
        <span id={`${id}-text`} className="sp-field-description">
          {t('numberText')}
        </span>
        <span className="sp-field-error sp-live" aria-live="polite">
          {error}
        </span>
      </div>
      <CardBrand cardNumber={number.bin ?? ''} />
      {failure && <ErrorView failure={failure} title={t('openFailedTitle')} onRetry={refetch} />}
      {fault && <Fault fault={fault} onRetry={refetch} />}
    </Stack>
  )
}

const FAULT_TEXTS = {
  not_configured: 'fieldNotConfiguredError',
  refused: 'fieldRefusedError',
  offline: 'fieldOfflineError',
  timeout: 'fieldTimeoutError',
  frame_blocked: 'fieldBlockedError',
} as const satisfies Readonly<Record<CardVaultFault, string>>

const FAULT_CODES = {
  not_configured: 'refused',
  refused: 'refused',
  offline: 'offline',
  timeout: 'timeout',
  frame_blocked: 'refused',
} as const satisfies Readonly<Record<CardVaultFault, SixpenceErrorCode>>

/** Shows the fault of a field or a vault. */
export function Fault({ fault, onRetry }: { fault: CardVaultFault; onRetry?: () => void }) {
  const { t } = useMessages('external-cards')
  const error = useMemo(
    () => new SixpenceError(FAULT_CODES[fault], `The card vault: ${fault}`),
    [fault],
  )
  useReported(error)
  return (
    <Alert
      tone="negative"
      title={t('openFailedTitle')}
      actions={
        onRetry && (
          <Button size="small" onPress={onRetry}>
            {t('retryCta')}
          </Button>
        )
      }
    >
      {t(FAULT_TEXTS[fault])}
    </Alert>
  )
}
