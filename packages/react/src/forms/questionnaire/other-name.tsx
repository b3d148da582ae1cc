import { namesMatch } from '@sixpence/core/identity-check'
import { useMessages } from '../../i18n/index.ts'
import { Alert, DefinitionList } from '../../ui/index.ts'
import { useDebouncedValue } from '../use-debounced-value.ts'

export interface OtherNameProps {
  typed: string
  /** The name on file at the bank. */
  onFile: string | undefined
}

/** Warns if a typed name differs from the one on file. It blocks nothing. */
export function OtherName({ typed, onFile }: OtherNameProps) {
  const { t } = useMessages('questionnaire')
  const name = useDebouncedValue(typed.trim(), PAUSE_MS)
  if (!name || !onFile || namesMatch(name, onFile).result !== 'different') return null
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
