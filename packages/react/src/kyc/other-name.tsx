import { namesMatch } from '@sixpence/core'
import { useEffect, useState } from 'react'
import { useMessages } from '../i18n/index.ts'
import { Alert, DefinitionList } from '../ui/index.ts'

export interface OtherNameProps {
  typed: string
  /** As the bank has it. */
  onFile: string | undefined
}

/** Shows a typed name beside the one that the bank has where they differ. It stops nobody. */
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

/** What is typed once nothing more is typed; nothing while it still changes. */
function useSettled(typed: string): string {
  const [settled, setSettled] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed])
  return settled === typed ? settled : ''
}
