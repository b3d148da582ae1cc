import type { Transaction } from '@sixpence/core/history'
import { transferDraft } from '@sixpence/core/transfers'
import { history } from '@sixpence/core/history'
import { SaveButton, useDocument } from '../downloads/index.ts'
import { useMessages } from '../i18n/index.ts'
import { useBrand, useNavigateTo } from '../provider/index.ts'
import { useUserRights } from '../start/index.ts'
import { Button, Icon, Inline } from '../ui/index.ts'

/** The actions for a transaction: send it again, or save a receipt. */
export function TransactionActions({ transaction }: { transaction: Transaction }) {
  const { id, status } = transaction
  return (
    <Inline>
      <SendAgain transaction={transaction} />
      {status === 'completed' && <Receipt id={id} />}
    </Inline>
  )
}

function SendAgain({ transaction }: { transaction: Transaction }) {
  const { t } = useMessages('history')
  const { mayBegin } = useUserRights()
  const navigateTo = useNavigateTo()
  const draft = transferDraft(transaction)
  if (!draft || !mayBegin('p2p')) return null
  return (
    <Button
      variant="primary"
      icon={<Icon name="arrow-up-right" />}
      onPress={() => navigateTo({ to: 'p2pTransfer', draft })}
    >
      {t('sendAgainCta')}
    </Button>
  )
}

function Receipt({ id }: { id: string }) {
  const { t } = useMessages('history')
  const task = useDocument(bank => bank.use(history).receipt({ id }))
  return <SaveButton task={task}>{t('receiptCta')}</SaveButton>
}

/** A link to email the bank about a transaction. The email contains only its reference. */
export function ProblemLink({ reference }: { reference: string }) {
  const { t } = useMessages('history')
  const { support } = useBrand()
  const subject = encodeURIComponent(t('problemSubject', { reference }))
  return (
    <a className="sp-link" href={`mailto:${support.email}?subject=${subject}`}>
      {t('problemLink')}
    </a>
  )
}
