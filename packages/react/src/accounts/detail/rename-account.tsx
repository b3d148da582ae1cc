import { ACCOUNT_NAME_FIELDS, type Account } from '@sixpence/core/accounts'
import { useForm } from '../../forms/index.ts'
import { useFormats, useMessages } from '../../i18n/index.ts'
import { useWrite } from '../../store/index.ts'
import { FormPopup, TextField } from '../../ui/index.ts'
import { accountsApi } from '../accounts-api.ts'

export interface RenameAccountProps {
  account: Account
  close: () => void
}

/** A dialog to rename an account. */
export function RenameAccount({ account, close }: RenameAccountProps) {
  const { t } = useMessages('account')
  const { currencyName } = useFormats()
  const { accountId, currencyCode } = account
  const { write, ...attempt } = useWrite()
  const form = useForm(ACCOUNT_NAME_FIELDS, {
    attempt,
    initial: account,
    send: values => write(accountsApi.setNickname, { accountId, ...values }),
    onDone: close,
    doneText: t('renamedText'),
  })
  return (
    <FormPopup
      form={form}
      title={t('renameTitle')}
      submitText={t('saveCta')}
      failedTitle={t('renameFailedTitle')}
      onClose={close}
    >
      <TextField
        {...form.field('nickname', { refused: t('nicknameError') })}
        label={t('nicknameLabel')}
        description={t('nicknameText', { name: currencyName(currencyCode) })}
      />
    </FormPopup>
  )
}
