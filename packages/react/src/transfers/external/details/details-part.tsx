import { useMessages } from '../../../i18n/index.ts'
import { Stack, TextField } from '../../../ui/index.ts'
import { PAYEE_NAME_LENGTH } from '../send-money-rules.ts'
import type { SendMoneyTask } from '../use-send-money.ts'
import { NameStatus } from '../payee/name-status.tsx'
import { PlainOffer } from '../payee/plain-offer.tsx'
import { DetailInput } from './detail-input.tsx'
import type { CardAdding } from './use-card-adding.ts'

export interface DetailsPartProps {
  task: Pick<
    SendMoneyTask,
    'way' | 'draft' | 'details' | 'faults' | 'edit' | 'typeDetail' | 'offer' | 'payeeCheck'
  >
  isValidated: boolean
  adding: CardAdding
}

/** Whose account the money goes to, in the fields that the bank asks for. */
export function DetailsPart({ task, isValidated, adding }: DetailsPartProps) {
  const { t } = useMessages('send-money')
  const { way, draft, details, offer } = task
  if (!way) return null
  const isOwn = draft.permission === 'own'
  return (
    <fieldset className="sp-payout-details">
      <legend className="sp-payout-details-title">
        {t(isOwn ? 'ownDetailsLabel' : 'detailsLabel')}
      </legend>
      <Stack gap={4}>
        {isOwn ? (
          <p className="sp-muted sp-small">{t('ownDetailsText')}</p>
        ) : (
          <PayeeName task={task} isValidated={isValidated} />
        )}
        {details.fields.map(detail => (
          <DetailInput
            key={detail.field.name}
            detail={detail}
            countryCode={offer.countryCode}
            isValidated={isValidated}
            adding={adding}
            onType={typed => task.typeDetail(detail.field.name, typed)}
          />
        ))}
        {!isOwn && <NameStatus task={task} />}
      </Stack>
    </fieldset>
  )
}

function PayeeName({ task, isValidated }: Omit<DetailsPartProps, 'adding'>) {
  const { t } = useMessages('send-money')
  const { draft, faults, edit } = task
  const error = {
    missing: isValidated ? t('payeeNameMissingError') : undefined,
    too_long: t('payeeNameTooLongError', {
      count: draft.payeeName.trim().length - PAYEE_NAME_LENGTH,
    }),
  }
  return (
    <div data-field="payeeName">
      <TextField
        label={t('payeeNameLabel')}
        name="payeeName"
        value={draft.payeeName}
        autoComplete="off"
        spellCheck={false}
        description={t('payeeNameText')}
        error={faults.payeeName && error[faults.payeeName]}
        onChange={payeeName => edit({ payeeName })}
      />
      <PlainOffer
        rail={task.way?.rail}
        text={draft.payeeName}
        onTake={payeeName => edit({ payeeName })}
      />
    </div>
  )
}
