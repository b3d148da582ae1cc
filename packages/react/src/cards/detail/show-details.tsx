import { useState } from 'react'
import type { CardVaultFault } from '../../card-vault/index.ts'
import { useMessages } from '../../i18n/index.ts'
import { Alert, Dialog, Stack } from '../../ui/index.ts'
import { CardCodeStep } from './card-code-step.tsx'
import type { CardDialogProps } from '../actions/card-dialog-props.ts'
import { CardNumberFrame } from './card-number-frame.tsx'
import { useCardDetails } from './use-card-details.ts'

/** Shows a card's printed details for half a minute in the bank's frame, after a code. */
export function ShowDetails({ card, close }: CardDialogProps) {
  const { t } = useMessages('cards')
  const { accountId } = card
  const { display, change, request, forget } = useCardDetails(accountId)
  const [ended, setEnded] = useState<CardVaultFault | 'gone'>()
  const end = (how: CardVaultFault | 'gone') => {
    setEnded(how)
    forget()
  }
  return (
    <Dialog isOpen title={t('detailsTitle')} onClose={close}>
      {display ? (
        <CardNumberFrame accountId={accountId} display={display} onEnd={end} />
      ) : (
        <Stack gap={4}>
          <Ended how={change.stage.name === 'idle' ? ended : undefined} />
          <CardCodeStep change={change} request={request} failedTitle={t('detailsFailedTitle')} />
        </Stack>
      )}
    </Dialog>
  )
}

const FAULT_TEXTS = {
  not_configured: 'vaultNotConfiguredError',
  refused: 'vaultRefusedError',
  offline: 'vaultOfflineError',
  timeout: 'vaultTimeoutError',
  frame_blocked: 'vaultBlockedError',
} as const satisfies Readonly<Record<CardVaultFault, string>>

function Ended({ how }: { how: CardVaultFault | 'gone' | undefined }) {
  const { t } = useMessages('cards')
  if (how === undefined || how === 'gone') {
    return <Alert tone="info">{how && t('detailsGoneText')}</Alert>
  }
  return (
    <Alert tone="negative" title={t('detailsFailedTitle')}>
      {t(FAULT_TEXTS[how])}
    </Alert>
  )
}
