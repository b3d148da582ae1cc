import { useState } from 'react'
import { ConfirmChangePopup } from '../../attempts/index.ts'
import { useMessages } from '../../i18n/index.ts'
import { Badge, Button, EmptyState, ErrorPopup, Icon, ListRow, ListView } from '../../ui/index.ts'
import { hosted } from '../../provider/index.ts'
import { AddEmailPopup } from './add-email-popup.tsx'
import { EmailPopup } from './email-popup.tsx'
import { useEmails } from './use-emails.ts'

export interface EmailListProps {
  mayChange: boolean
}

/** The customer's email addresses; each opens the actions for it. */
export const EmailList = hosted('EmailList', EmailListContent)

function EmailListContent({ mayChange }: EmailListProps) {
  const { t } = useMessages('profile')
  const task = useEmails()
  const [isAdding, setAdding] = useState(false)
  const [openId, setOpenId] = useState<string>()
  const open = task.data?.find(({ emailId }) => emailId === openId)
  const { confirmation } = task
  const add = mayChange ? (
    <Button onPress={() => setAdding(true)}>{t('addEmailCta')}</Button>
  ) : undefined
  return (
    <ListView
      of={task}
      items={task.data}
      failedTitle={t('loadFailedTitle')}
      gap={3}
      label={t('emailsTitle')}
      row={({ emailId, email, isPrimary, confirmed }) => (
        <ListRow
          key={emailId}
          leading={<Icon name="mail" />}
          title={email}
          description={
            <>
              {isPrimary && <span>{t('mainStatus')}</span>}{' '}
              <Badge tone={confirmed ? 'positive' : 'neutral'}>
                {t(confirmed ? 'confirmedStatus' : 'unconfirmedStatus')}
              </Badge>
            </>
          }
          onPress={mayChange ? () => setOpenId(emailId) : undefined}
        />
      )}
      empty={
        <EmptyState title={t('emailsEmptyTitle')} icon="mail" isRow action={add}>
          {t('emailsEmptyText')}
        </EmptyState>
      }
      add={add}
    >
      {isAdding && (
        <AddEmailPopup
          onClose={() => setAdding(false)}
          onAdded={emailId => void task.confirm(emailId)}
        />
      )}
      {open && <EmailPopup email={open} task={task} onClose={() => setOpenId(undefined)} />}
      <ConfirmChangePopup
        change={confirmation}
        title={t('confirmEmailTitle')}
        doneText={t('emailConfirmedText')}
      />
      {confirmation.error && confirmation.stage.name !== 'code' && (
        <ErrorPopup failure={confirmation.error} onClose={confirmation.close} />
      )}
    </ListView>
  )
}
