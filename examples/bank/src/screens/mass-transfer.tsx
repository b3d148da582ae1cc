import { DRAFT_ROWS, type PaidBatchType } from '@sixpence/core/batches'
import { MassTransfer } from '@sixpence/react/batches'
import { useMessages } from '@sixpence/react/i18n'
import { useLocation, useRouter, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { linkTo } from '../routing/destinations.ts'
import { MASS_KINDS } from '../routing/mass-kinds.ts'
import { AskBeforeLeaving } from '../shell/ask-before-leaving.tsx'
import { MassKinds } from '../shell/mass-kinds.tsx'
import { Screen } from '../shell/screen.tsx'
import { TransferKinds } from '../shell/transfer-kinds.tsx'

/** Pays many: the kind by the path, and the draft in the address. */
export function MassTransferScreen() {
  const { t } = useMessages('shell')
  const { pathname } = useLocation()
  const { batch, rows: named } = useSearch({ strict: false })
  const rows = DRAFT_ROWS.find(each => each === named)
  const [isUnsaved, setUnsaved] = useState(false)
  const { type } = MASS_KINDS.find(({ to }) => to === pathname) ?? MASS_KINDS[0]
  const ways = useWays(type)
  return (
    <Screen title={t('payManyTitle')}>
      <TransferKinds />
      <MassKinds />
      <MassTransfer
        key={type}
        type={type}
        batchId={batch}
        rows={rows}
        onUnsaved={setUnsaved}
        {...ways}
      />
      <AskBeforeLeaving isAsking={isUnsaved} />
    </Screen>
  )
}

/** Returns the ways that lead on from a batch. Everything is saved, so none of them asks. */
function useWays(type: (typeof MASS_KINDS)[number]['type']) {
  const { navigate, history } = useRouter()
  const workbench = { ...linkTo({ to: 'massTransfer', type }), ignoreBlocker: true }
  return {
    onKept: (batchId: string) => {
      const draft = linkTo({ to: 'massTransfer', type, batchId })
      void navigate({ ...draft, replace: true, ignoreBlocker: true })
      // Otherwise the next step would replace this one, and Back would lead to an empty workbench.
      history.flush()
    },
    // A draft has the address of its own kind.
    onOtherType: (own: PaidBatchType, batchId: string) => {
      const draft = linkTo({ to: 'massTransfer', type: own, batchId })
      void navigate({ ...draft, replace: true, ignoreBlocker: true })
    },
    onHandedIn: (batchId: string) =>
      void navigate({ ...linkTo({ to: 'batchReview', type, batchId }), ignoreBlocker: true }),
    onDeleted: () => void navigate(workbench),
  }
}
