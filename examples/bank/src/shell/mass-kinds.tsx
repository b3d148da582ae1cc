import { useAccess } from '@sixpence/react/access'
import { useMessages } from '@sixpence/react/i18n'
import { Link } from '@tanstack/react-router'
import { openMassKinds } from '../routing/mass-kinds.ts'

/** Links between the ways to pay many, if there are several. */
export function MassKinds() {
  const { t } = useMessages('shell')
  const { t: tBatches } = useMessages('batches')
  const { mayBegin } = useAccess()
  const open = openMassKinds(mayBegin)
  if (open.length < 2) return null
  return (
    <nav className="sp-card-kinds sp-transfer-kinds" aria-label={t('massKindsLabel')}>
      {open.map(({ to, word }) => (
        <Link key={to} to={to} className="sp-tab">
          {tBatches(word)}
        </Link>
      ))}
    </nav>
  )
}
