import { EXTERNAL_KINDS } from '@sixpence/core'
import { useAccess } from '@sixpence/react/access'
import { useMessages } from '@sixpence/react/i18n'
import { Link } from '@tanstack/react-router'

const KINDS = [
  { kind: 'p2p', to: '/transfer/p2p', word: 'personTransferTab' },
  { kind: 'own', to: '/transfer/account', word: 'accountsTransferTab' },
  { kind: 'external', to: '/transfer/external', word: 'bankTransferTab' },
] as const

/** Leads from one kind of transfer to the others, where there are several. */
export function TransferKinds() {
  const { t } = useMessages('shell')
  const { mayBegin } = useAccess()
  const isOpen = {
    p2p: mayBegin('p2p'),
    own: mayBegin('betweenAccounts'),
    external: EXTERNAL_KINDS.some(kind => mayBegin(`${kind}Own`) || mayBegin(`${kind}3d`)),
  }
  const open = KINDS.filter(({ kind }) => isOpen[kind])
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
