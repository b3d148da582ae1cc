import type { Account } from '@sixpence/core'
import { useMessages } from '../i18n/index.ts'
import { DocumentRow } from './document-row.tsx'

export interface AccountLetterProps {
  account: Pick<Account, 'accountId' | 'currencyCode'>
}

/** The letter that confirms an open account, as a row of a `List`. */
export function AccountLetter({ account: { accountId, currencyCode } }: AccountLetterProps) {
  return (
    <DocumentRow
      title={`${accountId} · ${currencyCode}`}
      description={useMessages('legal').t('letterText')}
      fetch={({ legal }) => legal.accountConfirmation({ accountId })}
    />
  )
}
