import { useAccess } from '@sixpence/react/access'
import { useMessages } from '@sixpence/react/i18n'
import { Link } from '@tanstack/react-router'

/** Leads from one kind of transfer to the other where the menu has room for one of them alone. */
export function TransferKinds() {
  const { t } = useMessages('shell')
  const { isBusiness, mayBegin } = useAccess()
  if (!isBusiness || !mayBegin('p2p') || !mayBegin('betweenAccounts')) return null
  const activeOptions = { includeSearch: false }
  return (
    <nav className="sp-card-kinds" aria-label={t('transferKindsLabel')}>
      <Link to="/transfer/p2p" className="sp-tab" activeOptions={activeOptions}>
        {t('p2pTransferLink')}
      </Link>
      <Link to="/transfer/account" className="sp-tab" activeOptions={activeOptions}>
        {t('ownTransferLink')}
      </Link>
    </nav>
  )
}
