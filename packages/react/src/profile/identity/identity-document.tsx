import type { UploadStatus } from '@sixpence/core/documents'
import type { Identity } from '@sixpence/core/profile'
import type { ReactNode } from 'react'
import { useFormats, useMessages } from '../../i18n/index.ts'
import { hosted, SupportLink } from '../../provider/index.ts'
import { Badge, Card, DefinitionList, EmptyState, Stack } from '../../ui/index.ts'
import { DOCUMENT_WORDS, documentTone } from '../document-words.ts'

export interface IdentityDocumentProps {
  /** Undefined if the bank knows none. */
  identity: Identity | undefined
  /** The upload of a document; shown if one is missing or was refused. */
  action?: ReactNode
}

/** The document by which the bank identifies the customer. */
export const IdentityDocument = hosted('IdentityDocument', IdentityDocumentContent)

function IdentityDocumentContent({ identity, action }: IdentityDocumentProps) {
  const { t } = useMessages('profile')
  if (!identity) {
    return (
      <Card padding="none">
        <EmptyState title={t('identityEmptyTitle')} icon="person" isRow action={action}>
          {t('identityEmptyText')}
        </EmptyState>
      </Card>
    )
  }
  return (
    <Card>
      <Stack gap={4}>
        <Facts identity={identity} />
        {isRequired(identity) && (identity.isFinal === true ? <SupportLink /> : action)}
      </Stack>
    </Card>
  )
}

const isRequired = ({ status }: Identity) => documentTone(status) === 'warning' || GONE.has(status)

const GONE: ReadonlySet<UploadStatus> = new Set(['canceled', 'deleted'])

function Facts({ identity }: { identity: Identity }) {
  const { t } = useMessages('profile')
  const formats = useFormats()
  const { type, number, status, issuedDate, expiresDate, rejectReason } = identity
  const facts = [
    { id: 'type', term: t('documentTypeLabel'), details: type },
    { id: 'number', term: t('documentNumberLabel'), details: number },
    {
      id: 'issued',
      term: t('issuedLabel'),
      details: issuedDate && formats.calendarDay(issuedDate),
    },
    {
      id: 'expires',
      term: t('expiresLabel'),
      details: expiresDate && formats.calendarDay(expiresDate),
    },
    {
      id: 'status',
      term: t('statusLabel'),
      details: <Badge tone={documentTone(status)}>{t(DOCUMENT_WORDS[status])}</Badge>,
    },
    { id: 'reason', term: t('reasonLabel'), details: rejectReason, isText: true },
  ]
  return <DefinitionList items={facts.filter(({ details }) => details !== undefined)} />
}
