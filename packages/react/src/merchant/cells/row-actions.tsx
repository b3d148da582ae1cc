import type { ReactNode } from 'react'
import { useMessages } from '../../i18n/index.ts'
import { Button } from '../../ui/index.ts'

interface RowActionsProps {
  /** What they are done with. */
  name: string
  onEdit?: (() => void) | undefined
  onDelete: () => void
  /** What else can be done, before the rest. */
  children?: ReactNode
}

/** What can be done with a row. */
export function RowActions({ name, onEdit, onDelete, children }: RowActionsProps) {
  const { t } = useMessages('merchant-api')
  return (
    <span
      className={children === undefined ? 'sp-row-actions' : 'sp-row-actions sp-row-actions-many'}
    >
      {children}
      {onEdit && (
        <Button variant="link" aria-label={t('editNamedCta', { name })} onPress={onEdit}>
          {t('editCta')}
        </Button>
      )}
      <Button variant="link" aria-label={t('deleteNamedCta', { name })} onPress={onDelete}>
        {t('deleteCta')}
      </Button>
    </span>
  )
}
