import { useEffect, useRef, useState } from 'react'
import { useMessages } from '../../i18n/index.ts'
import { Alert, Button, Spinner, Stack } from '../../ui/index.ts'
import type {
  CaptureEvents,
  CaptureFault,
  CaptureRequest,
  IdentityCapture,
} from './identity-capture.ts'

export interface CaptureViewProps extends Pick<CaptureEvents, 'onDone'> {
  /** The capture. Create it once, outside of rendering. */
  capture: IdentityCapture
  request: CaptureRequest
  /** Called to choose another device or a file. */
  onOtherWay: () => void
  /** Called to get a new token. Without it, the customer sees that it took too long. */
  onExpired?: (() => void) | undefined
}

/** Captures a document and a face. If that fails, it offers other ways. */
export function CaptureView({ onExpired, ...props }: CaptureViewProps) {
  const { t } = useMessages('identity-check')
  const [fault, setFault] = useState<CaptureFault>()
  const fail = (next: CaptureFault) => {
    if (next === 'expired' && onExpired) onExpired()
    else setFault(next)
  }
  return (
    <Stack gap={4}>
      {fault ? (
        <Failure fault={fault} onRetry={() => setFault(undefined)} />
      ) : (
        <Capturing {...props} onFault={fail} />
      )}
      <div>
        <Button onPress={props.onOtherWay}>{t('otherWaysCta')}</Button>
      </div>
    </Stack>
  )
}

type CapturingProps = Omit<CaptureViewProps, 'onExpired'> & Pick<CaptureEvents, 'onFault'>

function Capturing({ capture, request, onDone, onOtherWay, onFault }: CapturingProps) {
  const { t } = useMessages('identity-check')
  const container = useRef<HTMLDivElement>(null)
  const events = useRef<CaptureEvents>(undefined)
  useEffect(() => {
    events.current = { onDone, onLeft: onOtherWay, onFault }
  })
  const { sdkToken, workflowRunId, locale } = request
  useEffect(() => {
    if (!container.current) return undefined
    // React owns the outer element, the provider the one inside.
    const own = document.createElement('div')
    own.className = 'sp-capture-place'
    container.current.append(own)
    const end = capture.show(
      own,
      { sdkToken, workflowRunId, locale },
      {
        onDone: () => events.current?.onDone(),
        onLeft: () => events.current?.onLeft(),
        onFault: fault => events.current?.onFault(fault),
      },
    )
    return () => {
      end()
      own.remove()
    }
  }, [capture, sdkToken, workflowRunId, locale])
  return (
    <div ref={container} className="sp-capture">
      <Spinner label={t('captureLoadingStatus')} />
    </div>
  )
}

function Failure({ fault, onRetry }: { fault: CaptureFault; onRetry: () => void }) {
  const { t } = useMessages('identity-check')
  return (
    <Alert
      tone="warning"
      announce="now"
      actions={
        fault !== 'expired' && (
          <Button variant="primary" onPress={onRetry}>
            {t('retryCta')}
          </Button>
        )
      }
    >
      {t(`${fault}CaptureError`)}
    </Alert>
  )
}
