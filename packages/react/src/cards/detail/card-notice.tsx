import { isStopped, type Account } from '@sixpence/core/accounts'
import { cardActions } from '@sixpence/core/cards'
import { useMessages } from '../../i18n/index.ts'
import { Alert } from '../../ui/index.ts'

const NOTICES = {
  fraud: { tone: 'negative', title: 'fraudTitle', text: 'fraudText' },
  stopped: { tone: 'negative', title: 'fraudTitle', text: 'stoppedText' },
  document: { tone: 'warning', title: 'documentTitle', text: 'documentText' },
  limited: { tone: 'warning', title: 'limitedTitle', text: 'limitedText' },
} as const

/** Explains why a card can't be used as usual and what helps, if its owner can't simply change that. */
export function CardNotice({ card }: { card: Account }) {
  const { t } = useMessages('cards')
  const kind = noticeOf(card)
  if (!kind) return null
  const { tone, title, text } = NOTICES[kind]
  return (
    <Alert tone={tone} title={t(title)}>
      {t(text)}
    </Alert>
  )
}

function noticeOf(card: Account): keyof typeof NOTICES | undefined {
  if (isStopped(card)) return cardActions(card).block.result ? 'fraud' : 'stopped'
  if (card.accountStatusId === 'pendingDocument') return 'document'
  return card.accountStatusId === 'limited' ? 'limited' : undefined
}
