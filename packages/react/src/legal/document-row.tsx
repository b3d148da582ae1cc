import type { BankDocument, Sixpence } from '@sixpence/core'
import { useDocument } from '../downloads/index.ts'
import { useMessages } from '../i18n/index.ts'
import { Button, Icon, ListRow, useFailureText } from '../ui/index.ts'

interface DocumentRowProps {
  title: string
  description: string
  fetch: (sixpence: Sixpence) => Promise<BankDocument>
}

/** A file in a list, with what became of saving it. */
export function DocumentRow({ title, description, fetch }: DocumentRowProps) {
  const { t } = useMessages('legal')
  const textOf = useFailureText()
  const { isPending, savedAs, failure, save } = useDocument(fetch)
  return (
    <ListRow
      leading={<Icon name="list" />}
      title={title}
      description={
        <>
          {description}
          <span
            role="status"
            className={failure ? 'sp-document-news sp-field-error' : 'sp-document-news'}
          >
            {savedAs !== undefined && t('savedText', { name: savedAs })}
            {failure && textOf(failure)}
          </span>
        </>
      }
      trailing={
        <Button
          variant="quiet"
          size="small"
          className="sp-button-icon"
          isPending={isPending}
          aria-label={t('downloadNamedCta', { name: title })}
          onPress={() => void save()}
        >
          <Icon name="download" />
        </Button>
      }
    />
  )
}
