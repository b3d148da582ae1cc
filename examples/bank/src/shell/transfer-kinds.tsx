import { useMessages } from '@sixpence/react/i18n'
import { Link } from '@tanstack/react-router'
import { useTransferKinds } from './use-transfer-kinds.ts'

/** Links between the kinds of transfers, if there are several. */
export function TransferKinds() {
  const { t } = useMessages('shell')
  const open = useTransferKinds()
  if (open.length < 2) return null
  return (
    <nav className="sp-card-kinds sp-transfer-kinds" aria-label={t('transferKindsLabel')}>
      {open.map(({ to, word }) => (
        <Link key={to} to={to} className="sp-tab" activeOptions={ACTIVE}>
          {t(word)}
        </Link>
      ))}
    </nav>
  )
}

const ACTIVE = { includeSearch: false }
