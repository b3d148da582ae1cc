import type { SavedButton } from '@sixpence/core/merchant'
import { useMessages } from '../i18n/index.ts'
import { Button, CodeBlock, CopyButton, Dialog, Heading, QrCode, Stack } from '../ui/index.ts'

interface SharePopupProps {
  button: SavedButton
  onClose: () => void
}

/** The ways to share a button: code for a page, a link, or a QR code. */
export function SharePopup({ button, onClose }: SharePopupProps) {
  const { t } = useMessages('saved-buttons')
  return (
    <Dialog
      isOpen
      title={button.name}
      onClose={onClose}
      actions={<Button onPress={onClose}>{t('closeCta')}</Button>}
    >
      <Stack gap={5}>
        <Way title={t('htmlTitle')} text={button.html} lead={t('htmlText')} />
        <Way title={t('linkTitle')} text={button.link} lead={t('linkText')} />
        <Stack gap={2}>
          <Heading level={3} size={3}>
            {t('qrTitle')}
          </Heading>
          <QrCode text={button.link} label={t('qrLabel', { name: button.name })} />
          <p className="sp-saved-button-address">{button.link}</p>
        </Stack>
      </Stack>
    </Dialog>
  )
}

/** A text to copy. */
function Way({ title, text, lead }: { title: string; text: string; lead: string }) {
  return (
    <Stack gap={2}>
      <div className="sp-saved-button-way">
        <Heading level={3} size={3}>
          {title}
        </Heading>
        <CopyButton text={text} label={title} />
      </div>
      <p>{lead}</p>
      <CodeBlock text={text} label={title} className="sp-saved-button-code" />
    </Stack>
  )
}
