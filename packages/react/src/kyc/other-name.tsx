import { namesMatch } from '@sixpence/core'
import { useEffect, useState } from 'react'
import { useMessages } from '../i18n/index.ts'
import { Alert, DefinitionList } from '../ui/index.ts'

export interface OtherNameProps {
  typed: string
  /** The name on file at the bank. */
  onFile: string | undefined
}

/** Warns if a typed name differs from the one on file. It blocks nothing. */
export function OtherName({ typed, onFile }: OtherNameProps) {
  const { t } = useMessages('kyc')
  const name = useSettled(typed.trim())
  if (name === '' || !onFile || namesMatch(name, onFile).result !== 'different') return null
  return (
    <Alert tone="warning" title={t('otherNameTitle')} announce="soon">
      <DefinitionList
        items={[
          { id: 'typed', term: t('typedNameLabel'), details: name },
          { id: 'onFile', term: t('nameOnFileLabel'), details: onFile },
        ]}
      />
      <p>{t('otherNameText')}</p>
    </Alert>
  )
}

const PAUSE_MS = 1200

/** Returns the text once typing pauses; empty while it changes. */
function useSettled(typed: string): string {
  const [settled, setSettled] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed])
  return settled === typed ? settled : ''
}
