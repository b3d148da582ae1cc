import type { DocumentKind } from '@sixpence/core/documents'
import { useMessages } from '../../i18n/index.ts'
import { Select } from '../../ui/index.ts'

export interface KindSelectProps {
  label: string
  kinds: readonly DocumentKind[]
  kind: number | undefined
  setKind: (kind: number) => void
  error: string | undefined
}

/** A choice of the kind of document. */
export function KindSelect({ label, kinds, kind, setKind, error }: KindSelectProps) {
  const { t } = useMessages('documents')
  return (
    <Select
      label={label}
      placeholder={t('kindPlaceholder')}
      options={kinds.map(({ documentTypeId, documentType }) => ({
        id: String(documentTypeId),
        label: documentType,
      }))}
      selectedId={kind === undefined ? undefined : String(kind)}
      onSelect={id => setKind(Number(id))}
      error={error}
    />
  )
}
