import { useId } from 'react'
import { useMessages } from '../../i18n/index.ts'
import { useStartInfo } from '../../start/index.ts'
import { loadStateOfAll } from '../../store/index.ts'
import { Alert, Card, ErrorView, Heading, Skeleton, Stack } from '../../ui/index.ts'
import { hosted } from '../../provider/index.ts'
import { CardCodeStep } from '../detail/card-code-step.tsx'
import { CardFace } from '../list/card-face.tsx'
import { ChangePin } from './change-pin.tsx'
import { PinReveal } from './pin-reveal.tsx'
import { useCard } from '../detail/use-card.ts'
import { useCardPin } from './use-card-pin.ts'

export interface CardPinProps {
  accountId: string
}

/** Shows a card's PIN for half a minute after a code, and lets the customer change it. */
export const CardPin = hosted('CardPin', CardPinContent)

function CardPinContent({ accountId }: CardPinProps) {
  // The key drops the PIN and the code before the next card.
  return <Found key={accountId} accountId={accountId} />
}

function Found({ accountId }: CardPinProps) {
  const { t } = useMessages('cards')
  const id = useId()
  const { data: card, actions, ...ofCard } = useCard(accountId)
  const { data: info, ...ofStart } = useStartInfo()
  const { isLoading, error, refetch } = loadStateOfAll(card, ofCard, ofStart)
  if (isLoading) return <Skeleton shape="card" lines={2} label={t('loadingStatus')} />
  if (!card || !actions || !info) {
    return <ErrorView failure={error} title={t('failedTitle')} onRetry={refetch} />
  }
  const { rule } = actions.showPin
  if (rule !== 'allowed') return <Alert tone="warning">{t(`${rule}Reason`)}</Alert>
  return (
    <div className="sp-card-detail">
      <CardFace card={card} />
      <Stack gap={5}>
        <Card as="section" aria-labelledby={`${id}show`}>
          <Stack gap={4}>
            <Heading level={2} size={3} id={`${id}show`}>
              {t('showPinCta')}
            </Heading>
            <ShowPin accountId={accountId} />
          </Stack>
        </Card>
        <Card as="section" aria-labelledby={`${id}change`}>
          <Stack gap={4}>
            <Heading level={2} size={3} id={`${id}change`}>
              {t('changePinTitle')}
            </Heading>
            <ChangePin accountId={accountId} />
          </Stack>
        </Card>
      </Stack>
    </div>
  )
}

function ShowPin({ accountId }: CardPinProps) {
  const { t } = useMessages('cards')
  const { pin, change, request, forget } = useCardPin(accountId)
  if (pin !== undefined) return <PinReveal pin={pin} onGone={forget} />
  return <CardCodeStep change={change} request={request} failedTitle={t('pinFailedTitle')} />
}
