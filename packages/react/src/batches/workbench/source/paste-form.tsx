import { useState } from 'react'
import { useMessages } from '../../../i18n/index.ts'
import { Button, Inline, Stack, TextArea } from '../../../ui/index.ts'

export interface PasteFormProps {
  /** True if a payee can be a line of free text. */
  takesLines: boolean
  onText: (text: string) => void
  onClose: () => void
}

/** A field for cells from a spreadsheet, or for payees one a line. */
export function PasteForm({ takesLines, onText, onClose }: PasteFormProps) {
  const { t } = useMessages('mass-transfer')
  const { t: tCommon } = useMessages('common')
  const [text, setText] = useState('')
  const [isTried, setTried] = useState(false)
  const isEmpty = text.trim() === ''
  const go = () => {
    setTried(true)
    if (!isEmpty) onText(text)
  }
  return (
    <Stack gap={3}>
      <TextArea
        label={t('pasteLabel')}
        value={text}
        onChange={setText}
        rows={6}
        description={t(takesLines ? 'pasteLinesText' : 'pasteCellsText')}
        error={isTried && isEmpty ? t('pasteEmptyError') : undefined}
      />
      <Inline>
        <Button variant="primary" onPress={go}>
          {t('checkCta')}
        </Button>
        <Button onPress={onClose}>{tCommon('cancelCta')}</Button>
      </Inline>
    </Stack>
  )
}
