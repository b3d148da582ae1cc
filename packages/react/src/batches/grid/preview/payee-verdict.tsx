import type { RowPreview } from '@sixpence/core/batch-files'
import { useMessages } from '../../../i18n/index.ts'
import { Icon } from '../../../ui/index.ts'

/** The name in a row compared with the account holder's, and its account with the one paid last. */
export function PayeeVerdict({ preview: { nameCheck, formerAccount } }: { preview: RowPreview }) {
  const { t } = useMessages('batches')
  const { result, name = '' } = nameCheck ?? {}
  return (
    <>
      {result === 'match' && <Calm>{t('nameMatchStatus')}</Calm>}
      {result === 'unknown' && <Calm>{t('nameUnknownStatus')}</Calm>}
      {result === 'closeMatch' && <Doubt>{t('nameCloseStatus', { name })}</Doubt>}
      {result === 'noMatch' && <Doubt>{t('nameNoMatchStatus')}</Doubt>}
      {formerAccount && (
        <Doubt>{t('otherAccountStatus', { digits: lastDigits(formerAccount.details) })}</Doubt>
      )}
    </>
  )
}

const Calm = ({ children }: { children: string }) => (
  <>
    {' '}
    <span className="sp-muted sp-small">{children}</span>
  </>
)

const Doubt = ({ children }: { children: string }) => (
  <>
    {' '}
    <span className="sp-batch-fault">
      <Icon name="warning" />
      <span>{children}</span>
    </span>
  </>
)

/** Returns the last digits of an account, from the detail that identifies it. */
function lastDigits({ iban, accountNumber, ...others }: Readonly<Record<string, string>>): string {
  return (iban ?? accountNumber ?? Object.values(others).at(-1) ?? '').slice(-4)
}
