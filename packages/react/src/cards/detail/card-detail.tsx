import { canMoveOff, canSend, type Account } from '@sixpence/core/accounts'
import { useId, useState } from 'react'
import { useMessages } from '../../i18n/index.ts'
import { hosted, useNavigateTo } from '../../provider/index.ts'
import { useUserRights } from '../../start/index.ts'
import {
  Alert,
  Button,
  Card,
  DefinitionList,
  ErrorView,
  FocusKeeper,
  Heading,
  Money,
  Skeleton,
  StaleAlert,
  Stack,
} from '../../ui/index.ts'
import { ActivateCard } from '../actions/activate-card.tsx'
import { BlockCard } from '../actions/block-card.tsx'
import { CardActionList, type CardQuestion } from './card-action-list.tsx'
import { CardAuthorizations } from '../authorizations/card-authorizations.tsx'
import type { CardDialogProps } from '../actions/card-dialog-props.ts'
import { CardFace, expiryText } from '../list/card-face.tsx'
import { CardNotice } from './card-notice.tsx'
import { ReissueCard } from '../actions/reissue-card.tsx'
import { RenameCard } from '../actions/rename-card.tsx'
import { ShowDetails } from './show-details.tsx'
import { UpgradeShipping } from '../actions/upgrade-shipping.tsx'
import { useCard, type CardTask } from './use-card.ts'

export interface CardDetailProps {
  accountId: string
}

/** One card: its balance, its actions and the payments that shops requested. */
export const CardDetail = hosted('CardDetail', CardDetailContent)

function CardDetailContent({ accountId }: CardDetailProps) {
  // The key resets open dialogs for the next card.
  return <Found key={accountId} accountId={accountId} />
}

function Found({ accountId }: CardDetailProps) {
  const { t } = useMessages('cards')
  const task = useCard(accountId)
  const { data: card, isLoading, error, refetch } = task
  if (isLoading) return <Skeleton shape="card" lines={6} label={t('loadingStatus')} />
  if (!card) {
    return error ? (
      <ErrorView failure={error} title={t('failedTitle')} onRetry={refetch} />
    ) : (
      <Alert tone="info">{t('noCardText')}</Alert>
    )
  }
  return <Shown card={card} task={task} />
}

function Shown({ card, task }: { card: Account; task: CardTask }) {
  const { t } = useMessages('cards')
  const [asked, setAsked] = useState<CardQuestion>()
  const titleId = useId()
  const close = () => {
    task.change.clear()
    setAsked(undefined)
  }
  return (
    <div className="sp-card-detail">
      <Stack gap={5}>
        <CardFace card={card} />
        <CardNotice card={card} />
        <Facts card={card} task={task} />
        {canMoveOff(card) && !canSend(card) && <Leftover card={card} />}
      </Stack>
      <Stack gap={5}>
        {!asked && <ErrorView failure={task.change.error} title={t('actionFailedTitle')} />}
        <CardActionList card={card} task={task} onSelect={setAsked} />
        <section aria-labelledby={titleId}>
          <Stack gap={3}>
            <Heading level={2} size={3} id={titleId}>
              {t('authorizationsTitle')}
            </Heading>
            <CardAuthorizations accountId={card.accountId} />
          </Stack>
        </section>
      </Stack>
      <Question asked={asked} card={card} task={task} close={close} />
    </div>
  )
}

/** Warns that money is left on a card that has ended. */
function Leftover({ card: { accountId } }: { card: Account }) {
  const { t } = useMessages('cards')
  const navigateTo = useNavigateTo()
  const { mayBegin } = useUserRights()
  return (
    <Alert
      tone="info"
      title={t('leftoverTitle')}
      announce="never"
      actions={
        mayBegin('betweenAccounts') && (
          <Button
            size="small"
            onPress={() => navigateTo({ to: 'ownTransfer', fromAccount: accountId })}
          >
            {t('leftoverCta')}
          </Button>
        )
      }
    >
      {t('leftoverText')}
    </Alert>
  )
}

function Facts({ card, task }: { card: Account; task: CardTask }) {
  const { t } = useMessages('cards')
  const { balance, currencyCode, cardExpiryMonth: month, cardExpiryYear: year } = card
  const facts = [
    {
      id: 'balance',
      term: t('balanceLabel'),
      details: <Money amount={balance} currencyCode={currencyCode} />,
      isStrong: true,
    },
    {
      id: 'kind',
      term: t('kindLabel'),
      details: t(card.cardIsVirtual === true ? 'virtualKind' : 'physicalKind'),
    },
    {
      id: 'expiry',
      term: t('expiryLabel'),
      details: month !== undefined && year !== undefined ? expiryText(month, year) : undefined,
    },
  ]
  return (
    <FocusKeeper>
      <Stack gap={3}>
        <StaleAlert of={task} />
        <Card as="section" aria-label={t('factsLabel')}>
          <DefinitionList items={facts.filter(({ details }) => details !== undefined)} />
        </Card>
      </Stack>
    </FocusKeeper>
  )
}

function Question({ asked, ...props }: CardDialogProps & { asked: CardQuestion | undefined }) {
  switch (asked) {
    case undefined:
      return null
    case 'details':
      return <ShowDetails {...props} />
    case 'block':
      return <BlockCard {...props} />
    case 'rename':
      return <RenameCard {...props} />
    case 'reissue':
      return <ReissueCard {...props} />
    case 'upgradeShipping':
      return <UpgradeShipping {...props} />
    case 'activate':
      return <ActivateCard {...props} />
  }
}
