import type { Subscriber } from '@sixpence/core/merchant'
import { useState } from 'react'
import { useFormats, useMessages } from '../i18n/index.ts'
import { useRepetitionText } from '../payments/index.ts'
import { Button, DefinitionList, Dialog, Money, Stack } from '../ui/index.ts'
import { CancelSubscriber } from './cancel-subscriber.tsx'
import { Installments } from './installments.tsx'
import { SubscriberStatus } from './subscriber-status.tsx'

interface SubscriberDialogProps {
  subscriber: Subscriber
  mayCancel: boolean
  onClose: () => void
}

/** One subscription: its successful and failed payments, and a way to cancel it. */
export function SubscriberDialog({ subscriber, mayCancel, onClose }: SubscriberDialogProps) {
  const { t } = useMessages('subscribers')
  const [isCancelling, setCancelling] = useState(false)
  if (isCancelling) {
    return <CancelSubscriber subscriber={subscriber} onClose={() => setCancelling(false)} />
  }
  return (
    <Dialog
      isOpen
      title={subscriber.name}
      onClose={onClose}
      actions={
        <>
          {mayCancel && subscriber.status === 'active' && (
            <Button onPress={() => setCancelling(true)}>{t('cancelCta')}</Button>
          )}
          <Button onPress={onClose}>{t('closeCta')}</Button>
        </>
      }
    >
      <Stack gap={4}>
        <Facts subscriber={subscriber} />
        <Installments subscriptionId={subscriber.subscriptionId} />
      </Stack>
    </Dialog>
  )
}

function Facts({ subscriber }: { subscriber: Subscriber }) {
  const { t } = useMessages('subscribers')
  const formats = useFormats()
  const repetitionOf = useRepetitionText()
  const { email, description, amount, currencyCode, firstDate, nextDate, status } = subscriber
  return (
    <DefinitionList
      items={[
        { id: 'email', term: t('emailTerm'), details: <span className="sp-break">{email}</span> },
        { id: 'what', term: t('whatColumn'), details: description },
        {
          id: 'amount',
          term: t('amountLabel'),
          details: <Money amount={amount} currencyCode={currencyCode} />,
        },
        { id: 'repeats', term: t('repeatsTerm'), details: repetitionOf(subscriber) },
        { id: 'since', term: t('sinceTerm'), details: formats.calendarDay(firstDate) },
        ...(nextDate === undefined
          ? []
          : [{ id: 'next', term: t('nextColumn'), details: formats.calendarDay(nextDate) }]),
        { id: 'status', term: t('statusLabel'), details: <SubscriberStatus status={status} /> },
      ]}
    />
  )
}
