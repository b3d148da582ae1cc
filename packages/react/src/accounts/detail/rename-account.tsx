import { NICKNAME_LENGTH, type Account } from '@sixpence/core'
import { useState } from 'react'
import { useFormats, useMessages } from '../../i18n/index.ts'
import { useWrite } from '../../store/index.ts'
import { Button, Dialog, ErrorView, Stack, TextField, useToast } from '../../ui/index.ts'
import { accountsApi } from '../accounts-api.ts'

export interface RenameAccountProps {
  account: Account
  close: () => void
}

/** A dialog to rename an account. */
export function RenameAccount({ account, close }: RenameAccountProps) {
  const { t } = useMessages('account')
  const { currencyName } = useFormats()
  const { save, isPending, failure } = useRename(account, close)
  const [nickname, setNickname] = useState(account.nickname ?? '')
  const isRefused = failure?.code === 'invalid_input'
  return (
    <Dialog
      isOpen
      title={t('renameTitle')}
      onClose={close}
      onSubmit={() => save(nickname)}
      actions={
        <Button type="submit" variant="primary" isPending={isPending}>
          {t('saveCta')}
        </Button>
      }
    >
      <Stack gap={4}>
        <ErrorView failure={isRefused ? undefined : failure} title={t('renameFailedTitle')} />
        <TextField
          label={t('nicknameLabel')}
          description={t('nicknameText', { name: currencyName(account.currencyCode) })}
          error={isRefused ? t('nicknameError') : undefined}
          name="nickname"
          value={nickname}
          maxLength={NICKNAME_LENGTH}
          autoComplete="off"
          onChange={setNickname}
        />
      </Stack>
    </Dialog>
  )
}

function useRename({ accountId }: Account, close: () => void) {
  const { t } = useMessages('account')
  const { write, isPending, failure } = useWrite()
  const toast = useToast()
  const save = async (nickname: string) => {
    if (!(await write(accountsApi.setNickname, { accountId, nickname }))) return
    close()
    toast({ tone: 'positive', text: t('renamedText') })
  }
  return { save, isPending, failure }
}
