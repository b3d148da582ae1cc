import type { ExternalCard } from '@sixpence/core/transfers'
import { useState } from 'react'
import { useMessages } from '../../i18n/index.ts'
import { useUserRights } from '../../start/index.ts'
import { Badge, Button, EmptyState, Icon, ListRow, ListView, SuccessPopup } from '../../ui/index.ts'
import { hosted } from '../../provider/index.ts'
import { transfersApi } from '../transfers-api.ts'
import { AddExternalCard } from './add-external-card.tsx'
import { cardMonthText } from './card-month.ts'
import { RemoveExternalCard } from './remove-external-card.tsx'
import { useCardText } from './use-card-text.ts'
import { useExternalCards } from './use-external-cards.ts'

/** Lists the cards of other banks that money can be paid out to, and adds and removes them. */
export const ExternalCards = hosted('ExternalCards', ExternalCardsContent)

function ExternalCardsContent() {
  const { t } = useMessages('external-cards')
  const task = useExternalCards()
  const textOf = useCardText()
  const { mayCall } = useUserRights()
  const [open, setOpen] = useState<'adding' | ExternalCard>()
  const [added, setAdded] = useState<ExternalCard>()
  const close = () => setOpen(undefined)
  const mayChange = mayCall(transfersApi.addExternalCard)
  const add = mayChange && <Button onPress={() => setOpen('adding')}>{t('addCta')}</Button>
  return (
    <ListView
      of={task}
      items={task.data}
      failedTitle={t('failedTitle')}
      gap={3}
      label={t('listLabel')}
      row={card => <CardRow key={card.id} card={card} onRemove={mayChange ? setOpen : undefined} />}
      empty={
        <EmptyState title={t('emptyTitle')} icon="card" action={add}>
          {t('emptyText')}
        </EmptyState>
      }
      add={add}
    >
      {open === 'adding' && (
        <AddExternalCard
          onClose={close}
          onAdded={card => {
            close()
            setAdded(card)
          }}
        />
      )}
      {typeof open === 'object' && <RemoveExternalCard card={open} task={task} onClose={close} />}
      {added && (
        <SuccessPopup title={t('addedTitle')} onClose={() => setAdded(undefined)}>
          <p>{t('addedText', { name: textOf(added) })}</p>
        </SuccessPopup>
      )}
    </ListView>
  )
}

interface CardRowProps {
  card: ExternalCard
  /** Undefined if the user may not remove cards. */
  onRemove: ((card: ExternalCard) => void) | undefined
}

function CardRow({ card, onRemove }: CardRowProps) {
  const { t } = useMessages('external-cards')
  const name = useCardText()(card)
  return (
    <ListRow
      leading={<Icon name="card" />}
      title={name}
      description={t('holderText', {
        name: card.holderName,
        month: cardMonthText(card.expires),
      })}
      trailing={
        onRemove && (
          <Button
            variant="quiet"
            size="small"
            aria-label={t('removeNamedCta', { name })}
            onPress={() => onRemove(card)}
          >
            {t('removeCta')}
          </Button>
        )
      }
      trailingDescription={card.isDisabled && <Badge tone="warning">{t('disabledStatus')}</Badge>}
    />
  )
}
