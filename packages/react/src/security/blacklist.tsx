import type { BlacklistUser } from '@sixpence/core'
import { useState } from 'react'
import { useMessages } from '../i18n/index.ts'
import {
  Button,
  Card,
  EmptyState,
  ErrorPopup,
  ErrorView,
  Icon,
  Inline,
  List,
  ListRow,
  Skeleton,
  Stack,
  SuccessPopup,
} from '../ui/index.ts'
import { BLOCK_TEXTS } from './block-texts.ts'
import { BlacklistPopup } from './blacklist-popup.tsx'
import { useBlacklist, type BlacklistTask } from './use-blacklist.ts'

/** The people whom the customer keeps from paying them and from being paid by them. */
export function Blacklist() {
  const { t } = useMessages('security')
  const task = useBlacklist()
  const [isAdding, setAdding] = useState(false)
  const [added, setAdded] = useState<string>()
  const { users, changeFailure } = task
  if (task.isLoading) return <Skeleton shape="row" lines={3} />
  if (!users) {
    return <ErrorView failure={task.failure} title={t('loadFailedTitle')} onRetry={task.retry} />
  }
  return (
    <Stack gap={4}>
      <Card padding="none">
        {users.length === 0 ? (
          <EmptyState title={t('blacklistEmptyTitle')} icon="person">
            {t('blacklistEmptyText')}
          </EmptyState>
        ) : (
          <List aria-label={t('blacklistTitle')}>
            {users.map(user => (
              <BlacklistRow key={user.email} user={user} task={task} />
            ))}
          </List>
        )}
      </Card>
      <Inline>
        <Button onPress={() => setAdding(true)}>{t('addPersonCta')}</Button>
      </Inline>
      {isAdding && <BlacklistPopup onClose={() => setAdding(false)} onAdded={setAdded} />}
      {added !== undefined && (
        <SuccessPopup title={t('doneTitle')} onClose={() => setAdded(undefined)}>
          <p>{t('blacklistedText', { email: added })}</p>
        </SuccessPopup>
      )}
      {changeFailure && <ErrorPopup failure={changeFailure} onClose={task.forgetFailure} />}
    </Stack>
  )
}

function BlacklistRow({ user, task }: { user: BlacklistUser; task: BlacklistTask }) {
  const { t } = useMessages('security')
  return (
    <ListRow
      leading={<Icon name="person" />}
      title={user.email}
      description={t(BLOCK_TEXTS[user.blockType])}
      trailing={
        <Button
          variant="quiet"
          size="small"
          aria-label={t('removeNamedCta', { name: user.email })}
          onPress={() => task.remove(user.email)}
        >
          {t('removeCta')}
        </Button>
      }
    />
  )
}
