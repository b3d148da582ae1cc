import type { Account } from '@sixpence/core/accounts'
import { legal } from '@sixpence/core/legal'
import { useAccountTitle } from '../accounts/index.ts'
import { useMessages } from '../i18n/index.ts'
import { DocumentRow } from './document-row.tsx'
import { hosted } from '../provider/index.ts'

export interface AccountLetterProps {
  account: Account
}

/** The letter that confirms an open account, as a row of a `List`. */
export const AccountLetter = hosted('AccountLetter', AccountLetterContent)

function AccountLetterContent({ account }: AccountLetterProps) {
  const titleOf = useAccountTitle()
  const { accountId } = account
  return (
    <DocumentRow
      title={`${titleOf(account)} · ${accountId}`}
      description={useMessages('legal').t('letterText')}
      fetch={bank => bank.use(legal).accountConfirmation({ accountId })}
    />
  )
}
