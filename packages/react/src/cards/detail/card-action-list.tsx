import type { Account } from '@sixpence/core/accounts'
import { cardMenu, type CardMenuAction } from '@sixpence/core/cards'
import { useMessages } from '../../i18n/index.ts'
import { useNavigateTo } from '../../provider/index.ts'
import {
  Button,
  Card,
  Icon,
  List,
  ListRow,
  Stack,
  useScreenToast,
  type IconName,
} from '../../ui/index.ts'
import type { CardTask } from './use-card.ts'

/** The dialogs that an action on a card can open. */
export type CardQuestion =
  | 'details'
  | 'block'
  | 'rename'
  | 'reissue'
  | 'upgradeShipping'
  | 'activate'

export interface CardActionListProps {
  card: Account
  task: CardTask
  onSelect: (question: CardQuestion) => void
}

/** An action's icon and what it does. */
interface Row {
  readonly icon: IconName
  readonly does: () => void
}

/** Lists the actions on a card. Unavailable ones show the reason. */
export function CardActionList({ card, task, onSelect }: CardActionListProps) {
  const { t } = useMessages('cards')
  const { actions } = task
  const rows = useRows({ card, task, onSelect })
  if (!actions) return null
  return (
    <Stack gap={4}>
      {task.awaitsConfirmation && <ConfirmFirst card={card} />}
      {actions.activate.result && (
        <Button variant="primary" isWide onPress={() => onSelect('activate')}>
          {t('activateCta')}
        </Button>
      )}
      <Card padding="none">
        <List aria-label={t('actionsLabel')}>
          {cardMenu(card).map(action => {
            const { icon, does } = rows[action]
            const { rule } = actions[action]
            const denial = rule === 'allowed' ? undefined : rule
            return (
              <ListRow
                key={ROW_KEYS[action] ?? action}
                leading={<Icon name={icon} />}
                title={t(`${action}Cta`)}
                description={denial && t(`${denial}Reason`)}
                onPress={denial === undefined ? does : undefined}
              />
            )
          })}
        </List>
      </Card>
    </Stack>
  )
}

/** Actions that take each other's place share one row, so that it keeps the focus. */
const ROW_KEYS: Partial<Record<CardMenuAction, CardMenuAction>> = {
  unpause: 'pause',
  upgradeShipping: 'reissue',
}

function ConfirmFirst({ card }: { card: Account }) {
  const { t } = useMessages('cards')
  const navigateTo = useNavigateTo()
  return (
    <Button
      variant="primary"
      isWide
      onPress={() => navigateTo({ to: 'confirmCard', cardId: card.accountId })}
    >
      {t('confirmApplicationCta')}
    </Button>
  )
}

function useRows({
  card: { accountId },
  task,
  onSelect,
}: CardActionListProps): Readonly<Record<CardMenuAction, Row>> {
  const { t } = useMessages('cards')
  const navigateTo = useNavigateTo()
  const toast = useScreenToast()
  const change = async (work: () => Promise<boolean>, done: string) => {
    if (await work()) toast({ tone: 'positive', text: done })
  }
  return {
    load: {
      icon: 'arrow-down-left',
      does: () => navigateTo({ to: 'ownTransfer', toAccount: accountId }),
    },
    pause: { icon: 'pause', does: () => void change(task.pause, t('pausedText')) },
    unpause: { icon: 'play', does: () => void change(task.unpause, t('unpausedText')) },
    details: { icon: 'eye', does: () => onSelect('details') },
    showPin: { icon: 'lock', does: () => navigateTo({ to: 'cardPin', accountId }) },
    history: { icon: 'list', does: () => navigateTo({ to: 'history', accountId }) },
    editName: { icon: 'settings', does: () => onSelect('rename') },
    reissue: { icon: 'swap', does: () => onSelect('reissue') },
    upgradeShipping: { icon: 'clock', does: () => onSelect('upgradeShipping') },
    block: { icon: 'close', does: () => onSelect('block') },
  }
}
