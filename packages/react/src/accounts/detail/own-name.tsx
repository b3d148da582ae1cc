import { accountKind, isClosed, type Account } from '@sixpence/core/accounts'
import { useState } from 'react'
import { useMessages } from '../../i18n/index.ts'
import { useUserRights } from '../../start/index.ts'
import { Button } from '../../ui/index.ts'
import { useAccountTitle } from '../account-name.tsx'
import { accountsApi } from '../accounts-api.ts'
import { RenameAccount } from './rename-account.tsx'

/** An account's name, with a button to change it for users who may. */
export function OwnName({ account }: { account: Account }) {
  const { t } = useMessages('account')
  const { mayCall } = useUserRights()
  const titleOf = useAccountTitle()
  const [isRenaming, setRenaming] = useState(false)
  const hasName = accountKind(account.type) !== 'card' && !isClosed(account)
  return (
    <span className="sp-copied sp-own-name">
      <bdi className="sp-copied-text">{titleOf(account)}</bdi>
      {hasName && mayCall(accountsApi.setNickname) && (
        <Button
          variant="link"
          size="small"
          aria-label={t('renameTitle')}
          onPress={() => setRenaming(true)}
        >
          {t('renameCta')}
        </Button>
      )}
      {isRenaming && <RenameAccount account={account} close={() => setRenaming(false)} />}
    </span>
  )
}
