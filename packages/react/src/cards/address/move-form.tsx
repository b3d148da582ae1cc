import { maskCardNumber } from '@sixpence/core/cards'
import { isPositive } from '@sixpence/core/money'
import { useAccounts } from '../../accounts/index.ts'
import { useFormats, useMessages } from '../../i18n/index.ts'
import {
  Alert,
  AskPopup,
  Button,
  ErrorView,
  Form,
  Inline,
  List,
  ListRow,
  Stack,
} from '../../ui/index.ts'
import { AddressFields, CountrySelect } from './address-fields.tsx'
import { useCardName } from '../list/use-card-name.ts'
import { useMove, type MoveEffect, type MoveTask } from './use-move.ts'

export interface MoveFormProps {
  /** True if there is no current address to keep. */
  isFirst: boolean
  onMoved: () => void
  onCancel: () => void
}

/** Asks for a new address, and for confirmation if the change cancels cards. */
export function MoveForm({ isFirst, onMoved, onCancel }: MoveFormProps) {
  const { t } = useMessages('cards')
  const task = useMove(onMoved)
  const { form, countryCode, countries, effect } = task
  const keepText = t(isFirst ? 'cancelCta' : 'keepAddressCta')
  return (
    <Form onSubmit={form.submit} aria-label={t('addAddressCta')}>
      <Stack gap={4}>
        {!effect && <ErrorView failure={form.error} title={t('actionFailedTitle')} />}
        <CountrySelect
          countries={countries}
          selectedId={countryCode}
          onSelect={task.chooseCountry}
        />
        <AddressFields form={form} countryCode={countryCode} />
        <Inline>
          <Button type="submit" variant="primary" isPending={form.isPending}>
            {t('saveAddressCta')}
          </Button>
          <Button onPress={onCancel}>{keepText}</Button>
        </Inline>
      </Stack>
      {effect && <EffectDialog task={task} effect={effect} keepText={keepText} />}
    </Form>
  )
}

interface EffectDialogProps {
  task: MoveTask
  effect: MoveEffect
  keepText: string
}

function EffectDialog({ task, effect, keepText }: EffectDialogProps) {
  const { t } = useMessages('cards')
  const { canceled } = effect
  return (
    <AskPopup
      of={task}
      title={t('moveCardsTitle')}
      confirmText={t(canceled.length > 0 ? 'moveAndCancelCta' : 'saveAddressCta')}
      cancelText={keepText}
      isDanger={canceled.length > 0}
      failedTitle={t('actionFailedTitle')}
      onConfirm={task.agree}
      onClose={task.decline}
    >
      <Effect effect={effect} countryCode={task.countryCode} />
    </AskPopup>
  )
}

function Effect({ effect, countryCode }: { effect: MoveEffect; countryCode: string }) {
  const { t } = useMessages('cards')
  const { languageTag } = useFormats()
  const { data: accounts = [] } = useAccounts()
  const { canceled, shippedToOldAddress } = effect
  const names = new Intl.DisplayNames([languageTag], { type: 'region' })
  const country = names.of(countryCode) ?? countryCode
  const hasMoney = accounts.some(
    ({ accountId, balance }) => canceled.includes(accountId) && isPositive(balance),
  )
  return (
    <>
      {canceled.length > 0 && (
        <CardNames label={t('moveCanceledText', { country })} accountIds={canceled} />
      )}
      {hasMoney && <Alert tone="info">{t('moveBalanceText')}</Alert>}
      {shippedToOldAddress.length > 0 && (
        <CardNames label={t('moveShippedText')} accountIds={shippedToOldAddress} />
      )}
    </>
  )
}

function CardNames({ label, accountIds }: { label: string; accountIds: readonly string[] }) {
  const { data: accounts = [] } = useAccounts()
  const nameOf = useCardName()
  return (
    <div>
      <p>{label}</p>
      <List aria-label={label}>
        {accountIds.map(id => {
          const card = accounts.find(({ accountId }) => accountId === id)
          const number = card?.cardNumber && maskCardNumber(card.cardNumber)
          return <ListRow key={id} title={card ? nameOf(card) : id} description={number} />
        })}
      </List>
    </div>
  )
}
