import { useState } from 'react'
import { useMessages } from '../i18n/index.ts'
import { Alert, Button, CopyButton, Dialog, Icon, Stack } from '../ui/index.ts'

interface SecretPopupProps {
  title: string
  secret: string
  /** Called when the user closes the popup. The secret can't be shown again. */
  onClose: () => void
}

/** Shows a secret the only time possible: hidden at first, with a button to copy it. */
export function SecretPopup({ title, secret, onClose }: SecretPopupProps) {
  const { t } = useMessages('merchant-api')
  const [isShown, setShown] = useState(false)
  const [isKept, setKept] = useState(false)
  const askToClose = () => {
    if (isKept) onClose()
  }
  return (
    <Dialog
      isOpen
      // A press outside, Escape or Back would lose a secret that nobody has seen.
      isAlert
      title={title}
      onClose={askToClose}
      actions={
        <Button variant="primary" onPress={onClose}>
          {t('secretDoneCta')}
        </Button>
      }
    >
      <Stack gap={4}>
        <Alert tone="warning" announce="never">
          {t('secretOnceText')}
        </Alert>
        <div className="sp-secret">
          <code className="sp-secret-text">{isShown ? secret : HIDDEN}</code>
          <Button
            variant="quiet"
            size="small"
            className="sp-button-icon"
            aria-label={t(isShown ? 'hideSecretCta' : 'showSecretCta')}
            onPress={() => {
              setKept(true)
              setShown(!isShown)
            }}
          >
            <Icon name={isShown ? 'eye-off' : 'eye'} />
          </Button>
          <CopyButton text={secret} label={t('secretLabel')} onCopied={() => setKept(true)} />
        </div>
      </Stack>
    </Dialog>
  )
}

const HIDDEN = '•'.repeat(24)
