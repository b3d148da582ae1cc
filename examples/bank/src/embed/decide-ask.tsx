import { useMessages } from '@sixpence/react/i18n'
import { useActing, useBrand } from '@sixpence/react/provider'
import { useRefresh } from '@sixpence/react/store'
import { Alert, Button } from '@sixpence/react/ui'
import type { EmbedPageProps } from './embed-page-props.ts'
import type { DecideQuestion } from './window-questions.ts'
import { useWindow } from './use-window.ts'
import { windowPath } from './window-path.ts'

const DECIDE = { domain: 'approvals', name: 'decide' }

export interface DecideAskProps extends EmbedPageProps {
  /** The ids of the requests. They are decided in the window, not here. */
  ids: readonly string[]
}

/** Opens a window of the bank, where the user reviews the requests again and decides them. */
export function DecideAsk({ ids, embedder, host, locale }: DecideAskProps) {
  const { t } = useMessages('embedding')
  const brand = useBrand()
  const acting = useActing()
  const refresh = useRefresh()
  const bankWindow = useWindow(host)

  async function decide() {
    const customerId = acting.isOther ? acting.customerId : undefined
    const question: DecideQuestion = { ids, customerId }
    await bankWindow.ask(windowPath('decide', embedder, locale), question, {
      onDone() {
        refresh(DECIDE)
        if (host.status === 'connected') host.link.send({ type: 'approvalsDecided' })
      },
    })
    // The window may have been closed before it received the outcome of the last decision.
    refresh(DECIDE)
  }

  return (
    <>
      <Alert tone="warning">{bankWindow.isBlocked && t('blockedText')}</Alert>
      <Button variant="primary" isPending={bankWindow.isOpen} onPress={() => void decide()}>
        {t('decideCta', { bank: brand.projectName })}
      </Button>
    </>
  )
}
