import type { BlacklistUser } from '@sixpence/core'
import { useState } from 'react'
import { useMessages } from '../../i18n/index.ts'
import {
  Button,
  ErrorPopup,
  Icon,
  Inline,
  ListCard,
  ListRow,
  Loaded,
  Stack,
  SuccessPopup,
} from '../../ui/index.ts'
import { BLOCK_TEXTS } from './block-texts.ts'
import { BlacklistPopup } from './blacklist-popup.tsx'
import { useBlacklist, type BlacklistTask } from './use-blacklist.ts'

/** The people whom the customer has blocked. */
export function Blacklist() {
  const { t } = useMessages('security')
  const task = useBlacklist()
  const [isAdding, setAdding] = useState(false)
  const [added, setAdded] = useState<string>()
  const { changeFailure } = task
  const add = <Button onPress={() => setAdding(true)}>{t('addPersonCta')}</Button>
  return (
    <Loaded of={task} value={task.users} failedTitle={t('loadFailedTitle')}>
      {users => (
        <Stack gap={3}>
          <ListCard
            label={t('blacklistTitle')}
            items={users}
            empty={{
              title: t('blacklistEmptyTitle'),
              icon: 'person',
              text: t('blacklistEmptyText'),
              isRow: true,
              action: add,
            }}
          >
            {user => <BlacklistRow key={user.email} user={user} task={task} />}
          </ListCard>
          {users.length > 0 && <Inline>{add}</Inline>}
          {isAdding && <BlacklistPopup onClose={() => setAdding(false)} onAdded={setAdded} />}
          {added !== undefined && (
            <SuccessPopup title={t('doneTitle')} onClose={() => setAdded(undefined)}>
              <p>{t('blacklistedText', { email: added })}</p>
            </SuccessPopup>
          )}
          {changeFailure && <ErrorPopup failure={changeFailure} onClose={task.forgetFailure} />}
        </Stack>
      )}
    </Loaded>
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
