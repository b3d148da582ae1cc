import type { CustomerTask, DocumentTask, RequiredAction } from '@sixpence/core/verification'
import { useId, type ReactNode } from 'react'
import { useMessages } from '../i18n/index.ts'
import { hosted, useActing, useNavigateTo, type Destination } from '../provider/index.ts'
import { List, Loaded, Stack, TitledCard } from '../ui/index.ts'
import { ActionRow } from './action-row.tsx'
import { RequestedDocument } from './requested-document.tsx'
import { useRequiredActions } from './use-required-actions.ts'

export interface RequiredActionsProps {
  /** Renders the upload of a document; without it the row only names the missing document. */
  upload?: ((task: DocumentTask, titleId: string) => ReactNode) | undefined
  /** Shows the documents and nothing else. */
  documentsOnly?: boolean | undefined
}

/** The customer's tasks, each once, with the place to do it. Renders nothing if there are none. */
export const RequiredActions = hosted('RequiredActions', RequiredActionsContent)

function RequiredActionsContent({ upload, documentsOnly = false }: RequiredActionsProps) {
  const { t } = useMessages('verification')
  const { data: tasks, ...task } = useRequiredActions()
  return (
    <Loaded of={task} value={tasks} failedTitle={t('loadFailedTitle')} lines={2}>
      {shown =>
        shown.length > 0 && (
          <Stack gap={4}>
            <Documents tasks={shown} upload={upload} />
            {!documentsOnly && <Actions tasks={shown} />}
          </Stack>
        )
      }
    </Loaded>
  )
}

type TasksProps = RequiredActionsProps & { tasks: readonly CustomerTask[] }

function Documents({ tasks, upload }: TasksProps) {
  const { t } = useMessages('verification')
  const documents = tasks.filter(task => task.kind === 'document')
  if (documents.length === 0) return null
  return (
    <TitledCard title={t('documentsTitle')} text={t('documentsText')}>
      <ul className="sp-requested-documents">
        {documents.map(task => (
          <RequestedDocument
            key={task.document.id ?? task.document.categoryId}
            task={task}
            upload={upload}
          />
        ))}
      </ul>
    </TitledCard>
  )
}

function Actions({ tasks }: TasksProps) {
  const { t } = useMessages('verification')
  const titleId = useId()
  const navigateTo = useNavigateTo()
  const acting = useActing()
  const kinds = tasks.flatMap(({ kind }) => (kind === 'document' ? [] : [kind]))
  if (kinds.length === 0) return null
  return (
    <TitledCard title={t('tasksTitle')} text={t('tasksText')} titleId={titleId}>
      <List aria-labelledby={titleId}>
        {kinds.map(kind => (
          <ActionRow
            key={kind}
            kind={kind}
            onPress={() => navigateTo(destinationOf(kind, acting.isOther))}
          />
        ))}
      </List>
    </TitledCard>
  )
}

/** Only the person themselves can do an identity check. */
function destinationOf(kind: RequiredAction, isActing: boolean): Destination {
  if (kind === 'taxSection') return { to: kind }
  if (!isActing && kind === 'identity') return { to: 'identityCheck' }
  if (!isActing && kind === 'videoIdentity') return { to: kind }
  return { to: 'profile', section: SECTIONS[kind] }
}

const SECTIONS = {
  address: 'addresses',
  proofOfResidence: 'addresses',
  identity: 'identity',
  videoIdentity: 'identity',
  phone: 'phone',
} as const
