import type { BankDocument, Bank } from '@sixpence/core/bank'
import { SaveStatus, useDocument } from '../downloads/index.ts'
import { useMessages } from '../i18n/index.ts'
import { Button, Icon, ListRow } from '../ui/index.ts'

interface DocumentRowProps {
  title: string
  description: string
  fetch: (bank: Bank) => Promise<BankDocument>
}

/** A row for a file, with the result of saving it. */
export function DocumentRow({ title, description, fetch }: DocumentRowProps) {
  const { t } = useMessages('legal')
  const task = useDocument(fetch)
  return (
    <ListRow
      leading={<Icon name="list" />}
      title={title}
      description={
        <>
          {description}
          <SaveStatus task={task} />
        </>
      }
      trailing={
        <Button
          variant="quiet"
          size="small"
          className="sp-button-icon"
          isPending={task.isPending}
          aria-label={t('downloadNamedCta', { name: title })}
          onPress={() => void task.save()}
        >
          <Icon name="download" />
        </Button>
      }
    />
  )
}
