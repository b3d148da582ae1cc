import type { DocumentNames } from '@sixpence/core/documents'
import { useMessages } from '../../i18n/index.ts'
import { DefinitionList } from './definition-list.tsx'

/**
 * The bank's name for the customer and the one on a document, side by side: often only the spelling
 * differs.
 */
export function TwoNames({ names }: { names: DocumentNames }) {
  const { t } = useMessages('common')
  return (
    <DefinitionList
      items={[
        { id: 'onFile', term: t('nameOnFileLabel'), details: names.onFile },
        { id: 'onDocument', term: t('nameOnDocumentLabel'), details: names.onDocument },
      ]}
    />
  )
}
