import { useMessages } from '../../i18n/index.ts'
import { Button, Inline } from '../../ui/index.ts'

interface RowActionsProps {
  /** What they are done with. */
  name: string
  onEdit?: (() => void) | undefined
  onDelete: () => void
}

/** What can be done with a row. */
export function RowActions({ name, onEdit, onDelete }: RowActionsProps) {
  const { t } = useMessages('merchant-api')
  return (
    <Inline>
      {onEdit && (
        <Button variant="link" aria-label={t('editNamedCta', { name })} onPress={onEdit}>
          {t('editCta')}
        </Button>
      )}
      <Button variant="link" aria-label={t('deleteNamedCta', { name })} onPress={onDelete}>
        {t('deleteCta')}
      </Button>
    </Inline>
  )
}
