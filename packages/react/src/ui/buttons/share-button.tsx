import { useEffect, useState } from 'react'
import { useMessages } from '../../i18n/index.ts'
import { VisuallyHidden } from '../accessibility/visually-hidden.tsx'
import { Button } from './button.tsx'
import { putIntoClipboard } from './put-into-clipboard.ts'

export interface ShareButtonProps {
  text: string
  children: string
}

const SHOWN_MS = 2_500

/** Hands a text to another app of the device, or copies it if the browser can't. */
export function ShareButton({ text, children }: ShareButtonProps) {
  const { t } = useMessages('common')
  const [outcome, setOutcome] = useState<'copied' | 'refused'>()
  useEffect(() => {
    if (!outcome) return undefined
    const timer = setTimeout(() => setOutcome(undefined), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [outcome])
  const press = async () => {
    if (await handOver(text)) return
    setOutcome((await putIntoClipboard(text)) ? 'copied' : 'refused')
  }
  return (
    <>
      <Button onPress={() => void press()}>{outcome ? t(`${outcome}Status`) : children}</Button>
      <VisuallyHidden>
        <span role="status">{outcome && t(`${outcome}Status`)}</span>
      </VisuallyHidden>
    </>
  )
}

/** Returns true if the device took it, or the user cancelled. */
async function handOver(text: string): Promise<boolean> {
  if (!('share' in navigator)) return false
  try {
    await navigator.share({ text })
    return true
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError'
  }
}
