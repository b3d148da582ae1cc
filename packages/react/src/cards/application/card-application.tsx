import { CARD_NAME_FIELDS, type CardOffer } from '@sixpence/core/cards'
import { formatRoundMoney, isPositive } from '@sixpence/core/money'
import { useId } from 'react'
import { useFormats, useMessages } from '../../i18n/index.ts'
import {
  Alert,
  Button,
  Card,
  EmptyState,
  ErrorView,
  Form,
  Heading,
  RadioGroup,
  Skeleton,
  Stack,
  TextField,
} from '../../ui/index.ts'
import { hosted } from '../../provider/index.ts'
import { AddressFields, CountrySelect } from '../address/address-fields.tsx'
import { FeePayer } from './fee-payer.tsx'
import { OfferPart } from './offer-part.tsx'
import { useCardApplication, type ApplicationTask } from './use-card-application.ts'

/** The form to apply for a card. Leads to the confirmation through `onNavigate`. */
export const CardApplication = hosted('CardApplication', CardApplicationContent)

function CardApplicationContent() {
  const task = useCardApplication()
  // Waits for everything only at first; later the country choice stays while another country loads.
  if (task.isLoading && task.draft.countryCode === undefined) return <Waiting />
  return (
    <Form onSubmit={task.apply}>
      <Stack gap={5}>
        {/* If one country fails to load, the customer can choose another. */}
        {task.countries.length > 0 && (
          <CountrySelect
            countries={task.countries}
            selectedId={task.countryCode}
            onSelect={countryCode => task.edit({ countryCode })}
          />
        )}
        <Offers task={task} />
      </Stack>
    </Form>
  )
}

function Waiting() {
  const { t } = useMessages('cards')
  return <Skeleton shape="row" lines={4} label={t('loadingStatus')} />
}

function Offers({ task }: { task: ApplicationTask }) {
  const { t } = useMessages('cards')
  const { data: offers, offer, isLoading, error, refetch } = task
  if (isLoading) return <Waiting />
  if (!offers) return <ErrorView failure={error} onRetry={refetch} />
  if (!offer) {
    return (
      <EmptyState title={t('noOfferTitle')} icon="card">
        {t('noOfferText')}
      </EmptyState>
    )
  }
  return <Application task={task} offers={offers} offer={offer} />
}

interface OffersProps {
  task: ApplicationTask
  offers: readonly CardOffer[]
}

function Application({ task, offers, offer }: OffersProps & PartProps) {
  const { t } = useMessages('cards')
  return (
    <Stack gap={5}>
      <OfferPart task={task} offers={offers} offer={offer} />
      <TextField
        label={t('aliasLabel')}
        description={t('aliasText')}
        maxLength={CARD_NAME_FIELDS.cardAliasName.most}
        value={task.draft.alias}
        onChange={alias => task.edit({ alias })}
      />
      {!offer.cardIsVirtual && <SendingPart task={task} offer={offer} />}
      <FeePayer
        accounts={task.payers}
        currency={offer.fees.currency}
        selectedId={task.feeAccountId}
        onSelect={feeAccountId => task.edit({ feeAccountId })}
      />
      {/* The form is longer than a screen, so the error appears next to the button. */}
      <ErrorView failure={task.address.error} title={t('actionFailedTitle')} />
      <Button type="submit" variant="primary" isWide isPending={task.change.isPending}>
        {t('continueCta')}
      </Button>
    </Stack>
  )
}

interface PartProps {
  task: ApplicationTask
  offer: CardOffer
}

function SendingPart({ task, offer }: PartProps) {
  const { t } = useMessages('cards')
  const { locale } = useFormats()
  const ways = offer.fees.shipping
  return (
    <>
      <RadioGroup
        label={t('shippingLabel')}
        options={ways
          .filter(({ disabledReasons }) => disabledReasons.length === 0)
          .map(({ id, type, fee, deliveryTime }) => ({
            id,
            label: t(`${type}Label`),
            description: t('shippingText', {
              count: deliveryTime,
              fee: isPositive(fee)
                ? formatRoundMoney({ amount: fee, currencyCode: offer.fees.currency }, locale)
                : t('freeFee'),
            }),
          }))}
        selectedId={task.shippingId ?? ''}
        onSelect={shippingId => task.edit({ shippingId })}
      />
      {ways.flatMap(({ type, disabledReasons }) =>
        disabledReasons.map(reason => (
          <Alert key={`${type}.${reason}`} tone="info" title={t(`${type}Label`)}>
            {t(`${reason}Reason`)}
          </Alert>
        )),
      )}
      <SendingAddress task={task} />
    </>
  )
}

function SendingAddress({ task }: { task: ApplicationTask }) {
  const { t } = useMessages('cards')
  const titleId = useId()
  return (
    <Card as="section" aria-labelledby={titleId}>
      <Stack gap={3}>
        <Heading level={2} size={4} id={titleId}>
          {t('addressTitle')}
        </Heading>
        <p className="sp-muted sp-small sp-live" role="status">
          {task.isAddressOnFile && t('addressOnFileText')}
        </p>
        <AddressFields form={task.address} countryCode={task.countryCode} />
      </Stack>
    </Card>
  )
}
