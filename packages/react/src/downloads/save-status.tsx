import { useMessages } from '../i18n/index.ts'
import { useFailureText, useReported } from '../ui/index.ts'
import type { DocumentTask } from './use-document.ts'

export interface SaveStatusProps {
  task: Pick<DocumentTask, 'savedAs' | 'error'>
}

/** Announces the name of the saved file, or the reason why there is none. */
export function SaveStatus({ task: { savedAs, error } }: SaveStatusProps) {
  const { t } = useMessages('common')
  const textOf = useFailureText()
  useReported(error)
  return (
    <span role="status" className={error ? 'sp-save-status sp-field-error' : 'sp-save-status'}>
      {savedAs !== undefined && <span>{t('savedText', { name: savedAs })}</span>}
      {error && <span>{textOf(error)}</span>}
    </span>
  )
}
