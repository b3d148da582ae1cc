import type { PreapprovedItem } from '@sixpence/core/preapproved'
import { useAccounts, useAccountTitle } from '../accounts/index.ts'
import { useFormats, useMessages } from '../i18n/index.ts'
import { useRepetitionText } from '../payments/index.ts'
import { Badge, Button, Icon, ListRow, Money } from '../ui/index.ts'

const STATUS = {
  active: { text: 'activeStatus', tone: 'positive' },
  completed: { text: 'completedStatus', tone: 'neutral' },
  canceled: { text: 'canceledStatus', tone: 'neutral' },
  stopped: { text: 'stoppedStatus', tone: 'negative' },
} as const

const FAULT = {
  funds: 'fundsFault',
  limit: 'limitFault',
  account: 'accountFault',
  standing: 'standingFault',
  other: 'otherFault',
} as const

/** One repeating payment: its amount, its next date, and the payments left. */
export function PreapprovedRow({
  item,
  onCancel,
}: {
  item: PreapprovedItem
  onCancel: () => void
}) {
  const { text, tone } = STATUS[item.status]
  const { t } = useMessages('preapproved')
  const title = useTarget(item)
  return (
    <ListRow
      leading={<Icon name="swap" />}
      title={title}
      description={<Details item={item} title={title} onCancel={onCancel} />}
      trailing={<Money amount={item.amount} currencyCode={item.currencyCode} />}
      trailingDescription={<Badge tone={tone}>{t(text)}</Badge>}
    />
  )
}

/** Returns the name of the customer's own account; else the recipient. */
export function useTarget({ toAccount, beneficiaryName }: PreapprovedItem): string {
  const { data: accounts = [] } = useAccounts()
  const titleOf = useAccountTitle()
  if (toAccount === undefined) return beneficiaryName
  const account = accounts.find(({ accountId }) => accountId === toAccount)
  return account ? titleOf(account) : toAccount
}

interface DetailsProps {
  item: PreapprovedItem
  title: string
  onCancel: () => void
}

function Details({ item, title, onCancel }: DetailsProps) {
  const { t } = useMessages('preapproved')
  const lines = useLines(item)
  const isActive = item.status === 'active'
  return (
    <span className="sp-repetition">
      {lines.map(line => (
        <span key={line}>{line}</span>
      ))}
      {isActive && !item.userCancel && <span>{t('bankOnlyText')}</span>}
      {isActive && item.userCancel && (
        <span>
          <Button variant="link" aria-label={t('cancelLabel', { name: title })} onPress={onCancel}>
            {t('cancelCta')}
          </Button>
        </span>
      )}
    </span>
  )
}

function useLines(item: PreapprovedItem): readonly string[] {
  const { t } = useMessages('preapproved')
  const formats = useFormats()
  const repetitionOf = useRepetitionText()
  const { nextDate, transactionsLeft, transactionsMade, lastFault } = item
  return [
    item.description,
    repetitionOf({ frequency: item.frequency, endDate: item.endDate }),
    nextDate && t('nextText', { date: formats.calendarDay(nextDate) }),
    t('madeText', { number: formats.count(transactionsMade) }),
    transactionsLeft !== undefined && t('leftText', { number: formats.count(transactionsLeft) }),
    lastFault &&
      t('faultText', {
        date: formats.calendarDay(lastFault.date),
        reason: t(FAULT[lastFault.fault]),
      }),
  ].filter(line => typeof line === 'string')
}
