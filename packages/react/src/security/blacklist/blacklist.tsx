import type { BlacklistUser } from '@sixpence/core/security'
import { useState } from 'react'
import { useMessages } from '../../i18n/index.ts'
import {
  Button,
  EmptyState,
  ErrorPopup,
  Icon,
  ListRow,
  ListView,
  SuccessPopup,
} from '../../ui/index.ts'
import { hosted } from '../../provider/index.ts'
import { BLOCK_TEXTS } from './block-texts.ts'
import { BlacklistPopup } from './blacklist-popup.tsx'
import { useBlacklist, type BlacklistTask } from './use-blacklist.ts'

/** The people whom the customer has blocked. */
export const Blacklist = hosted('Blacklist', BlacklistContent)

function BlacklistContent() {
  const { t } = useMessages('security')
  const task = useBlacklist()
  const [isAdding, setAdding] = useState(false)
  const [added, setAdded] = useState<string>()
  const add = <Button onPress={() => setAdding(true)}>{t('addPersonCta')}</Button>
  return (
    <ListView
      of={task}
      items={task.data}
      failedTitle={t('loadFailedTitle')}
      gap={3}
      label={t('blacklistTitle')}
      row={user => <BlacklistRow key={user.email} user={user} task={task} />}
      empty={
        <EmptyState title={t('blacklistEmptyTitle')} icon="person" isRow action={add}>
          {t('blacklistEmptyText')}
        </EmptyState>
      }
      add={add}
    >
      {isAdding && <BlacklistPopup onClose={() => setAdding(false)} onAdded={setAdded} />}
      {added !== undefined && (
        <SuccessPopup title={t('doneTitle')} onClose={() => setAdded(undefined)}>
          <p>{t('blacklistedText', { email: added })}</p>
        </SuccessPopup>
      )}
      <ErrorPopup failure={task.change.error} onClose={task.change.clear} />
    </ListView>
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
