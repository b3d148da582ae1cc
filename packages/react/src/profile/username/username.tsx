import type { UsernameChangeRequest } from '@sixpence/core/profile'
import { useState } from 'react'
import { useCustomer } from '../../accounts/index.ts'
import { useFormats, useMessages } from '../../i18n/index.ts'
import { useWrite } from '../../store/index.ts'
import { Alert, Button, Card, ErrorPopup, Inline, Loaded, Stack } from '../../ui/index.ts'
import { hosted } from '../../provider/index.ts'
import { profileApi } from '../profile-api.ts'
import { UsernamePopup } from './username-popup.tsx'

export interface UsernameProps {
  /** The requested change that isn't done yet. */
  request: UsernameChangeRequest | undefined
}

/** The name that the person signs in with. */
export const Username = hosted('Username', UsernameContent)

function UsernameContent({ request }: UsernameProps) {
  const { t } = useMessages('profile')
  const task = useCustomer()
  const [isOpen, setOpen] = useState(false)
  const mayAsk = request === undefined || request.status === 'failed'
  return (
    <Card>
      <Stack gap={4}>
        <Loaded of={task} value={task.data} failedTitle={t('loadFailedTitle')} lines={1}>
          {({ login }) => (
            <Inline justify="between">
              <span>{login}</span>
              {mayAsk && (
                <Button aria-label={t('changeUsernameCta')} onPress={() => setOpen(true)}>
                  {t('changeCta')}
                </Button>
              )}
            </Inline>
          )}
        </Loaded>
        {request && <Request request={request} />}
      </Stack>
      {isOpen && <UsernamePopup onClose={() => setOpen(false)} />}
    </Card>
  )
}

const TEXTS = {
  active: 'usernameActiveText',
  pending: 'usernamePendingText',
  failed: 'usernameFailedText',
} as const

function Request({ request }: { request: UsernameChangeRequest }) {
  const { t } = useMessages('profile')
  const formats = useFormats()
  const { write, isPending, error, clear } = useWrite()
  const { newUsername, status, expiresAt } = request
  const until = expiresAt === undefined ? '' : formats.dateTime(expiresAt)
  return (
    <Stack gap={3} align="start">
      <Alert tone={status === 'failed' ? 'warning' : 'info'}>
        {t(TEXTS[status], { username: newUsername, until })}
      </Alert>
      <Button isPending={isPending} onPress={() => void write(profileApi.cancelUsernameChange, {})}>
        {t(status === 'failed' ? 'dismissCta' : 'cancelRequestCta')}
      </Button>
      <ErrorPopup failure={error} onClose={clear} />
    </Stack>
  )
}
