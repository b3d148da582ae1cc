import type { Transaction } from '@sixpence/core'
import { transferDraft } from '@sixpence/core/transfers'
import { useDocument } from '../downloads/index.ts'
import { useMessages } from '../i18n/index.ts'
import { useBrand, useNavigateTo } from '../provider/index.ts'
import { useUserRights } from '../start/index.ts'
import { Button, Icon, Inline, useFailureText } from '../ui/index.ts'

/** What can be done with a row of the history: send it again, keep it on paper. */
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
  const textOf = useFailureText()
  const { isPending, savedAs, failure, save } = useDocument(({ history }) =>
    history.receipt({ id }),
  )
  return (
    <>
      <Button icon={<Icon name="download" />} isPending={isPending} onPress={() => void save()}>
        {t('receiptCta')}
      </Button>
      <span role="status" className={failure && 'sp-field-error'}>
        {savedAs !== undefined && t('savedText', { name: savedAs })}
        {failure && textOf(failure)}
      </span>
    </>
  )
}

/** A mail to the bank that names the transaction, and nothing more of it. */
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
