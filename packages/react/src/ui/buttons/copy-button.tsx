import { useEffect, useState } from 'react'
import { useMessages } from '../../i18n/index.ts'
import { Button } from './button.tsx'
import { Icon } from '../icon.tsx'
import { putIntoClipboard } from './put-into-clipboard.ts'
import { VisuallyHidden } from '../accessibility/visually-hidden.tsx'

export interface CopyButtonProps {
  text: string
  /** The name of the text for screen readers, e.g. `IBAN`. */
  label: string
  /** Called when it is in the clipboard. */
  onCopied?: (() => void) | undefined
}

const SHOWN_MS = 2_500

const ICON = { idle: 'copy', copied: 'check', refused: 'warning' } as const

/** Copies a text to the clipboard and confirms it. Shows an error if the browser refuses. */
export function CopyButton({ text, label, onCopied }: CopyButtonProps) {
  const { t } = useMessages('common')
  const [outcome, setOutcome] = useState<'copied' | 'refused'>()
  useEffect(() => {
    if (!outcome) return undefined
    const timer = setTimeout(() => setOutcome(undefined), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [outcome])
  const copy = async () => {
    const isCopied = await putIntoClipboard(text)
    setOutcome(isCopied ? 'copied' : 'refused')
    if (isCopied) onCopied?.()
  }
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        className="sp-button-icon"
        aria-label={t('copyNamedCta', { name: label })}
        onPress={() => void copy()}
      >
        <Icon name={ICON[outcome ?? 'idle']} />
      </Button>
      <VisuallyHidden>
        <span role="status">{outcome && t(`${outcome}Status`)}</span>
      </VisuallyHidden>
    </>
  )
}
