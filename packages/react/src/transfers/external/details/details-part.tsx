import { useMessages } from '../../../i18n/index.ts'
import { Button, FocusKeeper, Stack, TextField } from '../../../ui/index.ts'
import { CountryPart } from '../country-part.tsx'
import { NameStatus } from '../payee/name-status.tsx'
import { PlainOffer } from '../payee/plain-offer.tsx'
import { PAYEE_NAME_LENGTH } from '../send-money-rules.ts'
import { FieldPair } from '../../form/transfer-form.tsx'
import { RoutePart } from '../ways/route-part.tsx'
import { WaysPart } from '../ways/ways-part.tsx'
import { DetailInput } from './detail-input.tsx'
import type { DetailsPartProps } from './details-part-props.ts'
import { IbanPart } from './iban-part.tsx'

/** The props of all parts together. */
export interface PayeePartProps extends DetailsPartProps {
  /** True if the ways to an IBAN are open. */
  isChanging: boolean
  onChange: (isChanging: boolean) => void
}

/**
 * The account that the money goes to: by its IBAN, or by its country and the fields that a way
 * there needs.
 */
export function DetailsPart({ isChanging, onChange, ...parts }: PayeePartProps) {
  const { t } = useMessages('send-money')
  const { draft } = parts.task
  const isOwn = draft.permission === 'own'
  const isByIban = draft.routedBy === 'iban'
  return (
    <Stack gap={isByIban ? 2 : 4}>
      {isOwn && <p className="sp-muted sp-small">{t('ownDetailsText')}</p>}
      <FieldPair>
        {!isOwn && <PayeeName {...parts} />}
        {isByIban && <IbanPart {...parts} />}
      </FieldPair>
      {/* The button that changes the way goes when it is pressed. */}
      <FocusKeeper>
        {isByIban ? (
          <RoutePart task={parts.task} isChanging={isChanging} onChange={onChange} />
        ) : (
          <ByCountry {...parts} />
        )}
      </FocusKeeper>
    </Stack>
  )
}

function ByCountry({ task, isSubmitted, adding }: DetailsPartProps) {
  const { t } = useMessages('send-money')
  return (
    <Stack gap={4}>
      <div className="sp-route">
        <CountryPart task={task} isSubmitted={isSubmitted} />
        {task.takesIban && (
          <Button variant="link" size="small" onPress={() => task.edit({ routedBy: 'iban' })}>
            {t('byIbanCta')}
          </Button>
        )}
      </div>
      <WaysPart task={task} />
      {task.details.fields.map(detail => (
        <DetailInput
          key={detail.field.name}
          detail={detail}
          countryCode={task.offer.countryCode}
          isSubmitted={isSubmitted}
          adding={adding}
          onType={typed => task.typeDetail(detail.field.name, typed)}
          onLeave={text => task.leaveDetail(detail.field.name, text)}
        />
      ))}
    </Stack>
  )
}

function PayeeName({ task, isSubmitted }: Omit<DetailsPartProps, 'adding'>) {
  const { t } = useMessages('send-money')
  const { draft, faults, edit } = task
  const error = {
    missing: isSubmitted ? t('payeeNameMissingError') : undefined,
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
        description={<NameStatus task={task} />}
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
