import { isOpenPrepaidCard, maskCardNumber, type Account, type AttentionItem } from '@sixpence/core'
import { useAccountTitle } from '../accounts/index.ts'
import { useMessages } from '../i18n/index.ts'
import { useNavigateTo, type Destination } from '../provider/index.ts'
import { Icon, ListRow, type IconName } from '../ui/index.ts'

interface AttentionRowProps {
  item: AttentionItem
  /** One line, without what is to be done. */
  isSlim: boolean
}

/** One thing to look at or do; it leads to where that is done. */
export function AttentionRow({ item, isSlim }: AttentionRowProps) {
  const { t } = useMessages('attention')
  const navigateTo = useNavigateTo()
  const nameOf = useName()
  const destination = destinationOf(item)
  const text = t(`${item.kind}Text`)
  const about = 'account' in item ? `${nameOf(item.account)} · ${text}` : text
  const titleOf = (shown: AttentionItem) =>
    'count' in shown ? t(`${shown.kind}Title`, { count: shown.count }) : t(`${shown.kind}Title`)
  return (
    <ListRow
      leading={<Icon name={iconOf(item)} />}
      title={titleOf(item)}
      description={isSlim ? undefined : about}
      onPress={() => navigateTo(destination)}
    />
  )
}

function useName(): (account: Account) => string {
  const titleOf = useAccountTitle()
  return account =>
    [titleOf(account), account.cardNumber && maskCardNumber(account.cardNumber)]
      .filter(Boolean)
      .join(' ')
}

/** Where it is done; nowhere in the bank's own screens where only the bank can undo it. */
function destinationOf(item: AttentionItem): Destination {
  switch (item.kind) {
    case 'identity':
    case 'personalInfo':
      return { to: 'start' }
    case 'news':
      return { to: 'news', id: item.id }
    case 'requests':
      return { to: 'approvals' }
    case 'unfinishedCard':
      return { to: 'confirmCard', cardId: item.account.accountId }
    case 'limitedAccount':
      return { to: 'account', accountId: item.account.accountId }
    default:
      return placeOf(item.account)
  }
}

/** A debit card has no page of its own: it stands among the cards that can be held. */
function placeOf(card: Account): Destination {
  if (!isOpenPrepaidCard(card)) return { to: 'cards', kind: 'physical' }
  return { to: 'card', accountId: card.accountId }
}

const WARNINGS: ReadonlySet<AttentionItem['kind']> = new Set(['fraudCard', 'stoppedCard'])

function iconOf(item: AttentionItem): IconName {
  if (WARNINGS.has(item.kind)) return 'warning'
  if (item.kind === 'news') return 'mail'
  if (item.kind === 'requests') return 'check'
  if (item.kind === 'limitedAccount') return 'wallet'
  return 'account' in item ? 'card' : 'person'
}
