import { externalAction } from '@sixpence/core/transfers'
import { useAccess } from '@sixpence/react/access'
import { useMessages } from '@sixpence/react/i18n'
import { TRANSFER_TARGETS, useBrand, type TransferTarget } from '@sixpence/react/provider'
import { OwnTransferForm, P2pTransferForm, SendMoney } from '@sixpence/react/transfers'
import { Alert, Button, Stack } from '@sixpence/react/ui'
import { useState } from 'react'
import { ConfirmAsk } from './confirm-ask.tsx'
import type { EmbedPageProps } from './embed-page-props.ts'
import { transferForms, type TransferForm } from './transfer-forms.ts'
import { useCardsAddedElsewhere } from './use-cards-added-elsewhere.ts'
import { useNamedKinds } from './use-named-kinds.ts'

/** The kinds of transfers that the host names. The customer sends them in a window of the bank. */
export function TransferFrame(props: EmbedPageProps) {
  const { t } = useMessages('embedding')
  const { destination, go, host } = props
  const forms = transferForms(useNamedKinds(props.kinds, host))
  const [ended, setEnded] = useState<Ended>()
  if (ended) {
    const again = () => {
      setEnded(undefined)
      go({ to: ended.target })
    }
    return <End ended={ended} onAgain={again} />
  }
  if (
    destination.to === 'payment' &&
    destination.kind !== 'checkout' &&
    destination.kind !== 'invoice' &&
    destination.kind !== 'refund' &&
    destination.kind !== 'batch'
  ) {
    const target = TRANSFER_TARGETS[destination.kind]
    const end = (intentId: string) => {
      if (host.status === 'connected') host.link.send({ type: 'transferSettled', intentId })
      setEnded({ as: 'settled', target })
    }
    const hold = () => setEnded({ as: 'held', target })
    return <ConfirmAsk id={destination.id} onSettled={end} onHeld={hold} {...props} />
  }
  // After the others, because a transfer that was begun continues whatever the host offers
  // meanwhile.
  if (forms.length === 0) {
    return (
      <Alert tone="warning" title={t('noKindsTitle')}>
        {t('noKindsText')}
      </Alert>
    )
  }
  return <Forms forms={forms} {...props} />
}

interface Ended {
  readonly as: 'settled' | 'held'
  /** The form of the transfer. */
  readonly target: TransferTarget
}

const ENDS = {
  settled: { tone: 'positive', title: 'settledTitle', text: 'settledText' },
  held: { tone: 'info', title: 'heldTitle', text: 'heldText' },
} as const

function End({ ended: { as, target }, onAgain }: { ended: Ended; onAgain: () => void }) {
  const { t } = useMessages('embedding')
  const payments = useMessages('payments')
  const { tone, title, text } = ENDS[as]
  // A transfer to another bank has left this one but hasn't arrived yet.
  const isOnItsWay = as === 'settled' && target === 'externalTransfer'
  const bank = useBrand().projectName
  return (
    <Stack gap={4}>
      <Alert tone={tone} title={isOnItsWay ? payments.t('settledExternalTitle') : t(title)}>
        {t(text, { bank })}
      </Alert>
      <Button onPress={onAgain}>{t('againCta')}</Button>
    </Stack>
  )
}

type FormsProps = EmbedPageProps & { forms: readonly TransferForm[] }

/**
 * Shows one form at a time. Leaves out forms that the customer's users may not fill in, unless none
 * is left.
 */
function Forms({ forms, destination, go }: FormsProps) {
  const { t } = useMessages('embedding')
  const mayFill = useMayFill()
  useCardsAddedElsewhere()
  const open = forms.filter(mayFill)
  const offered = open.length > 0 ? open : forms
  const shown = offered.find(({ to }) => to === destination.to) ?? offered[0]
  if (!shown) return null
  const edit = 'edit' in destination && shown.to === destination.to ? destination.edit : undefined
  return (
    <Stack gap={4}>
      {offered.length > 1 && (
        <nav className="sp-embed-kinds" aria-label={t('kindsLabel')}>
          {offered.map(({ to }) => (
            <Button
              key={to}
              size="small"
              variant="quiet"
              aria-pressed={to === shown.to}
              onPress={() => go({ to })}
            >
              {t(NAMES[to])}
            </Button>
          ))}
        </nav>
      )}
      <Form key={`${shown.to}/${edit}`} form={shown} edit={edit} />
    </Stack>
  )
}

const NAMES = {
  ownTransfer: 'ownKindCta',
  p2pTransfer: 'p2pKindCta',
  externalTransfer: 'externalKindCta',
} as const satisfies Record<TransferTarget, string>

function Form({ form: { to, kinds }, edit }: { form: TransferForm; edit: string | undefined }) {
  if (to === 'ownTransfer') return <OwnTransferForm edit={edit} />
  if (to === 'p2pTransfer') return <P2pTransferForm edit={edit} />
  return <SendMoney edit={edit} kinds={kinds} canAddCards={false} />
}

/** Returns a check if the customer's flags allow a form. */
function useMayFill() {
  const { mayBegin } = useAccess()
  return ({ to, kinds = [] }: TransferForm): boolean => {
    if (to === 'ownTransfer') return mayBegin('betweenAccounts')
    if (to === 'p2pTransfer') return mayBegin('p2p')
    return kinds.some(
      kind => mayBegin(externalAction(kind, 'own')) || mayBegin(externalAction(kind, '3d')),
    )
  }
}
