import { useMessages } from '../i18n/index.ts'
import { Alert, Button, Inline, QrCode, Stack } from '../ui/index.ts'
import type { CameraFault } from './camera-state.ts'

export interface CameraFailureProps {
  fault: CameraFault
  onRetry: () => void
  onLeave: () => void
  phoneUrl?: string | undefined
}

/** Explains why there is no picture, with every way to continue. */
export function CameraFailure({ fault, onRetry, onLeave, phoneUrl }: CameraFailureProps) {
  const { t } = useMessages('camera')
  return (
    <Stack gap={4}>
      <Alert tone="warning">{t(`${fault}Error`)}</Alert>
      <Inline>
        <Button variant="primary" onPress={onRetry}>
          {t('retryCta')}
        </Button>
        <Button onPress={onLeave}>{t('fileCta')}</Button>
      </Inline>
      {phoneUrl !== undefined && (
        <Stack gap={3}>
          <p>{t('phoneText')}</p>
          <div className="sp-camera-code">
            <QrCode text={phoneUrl} label={t('phoneLabel')} />
          </div>
        </Stack>
      )}
    </Stack>
  )
}
