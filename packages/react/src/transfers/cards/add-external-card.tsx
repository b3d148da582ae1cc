import { HOLDER_NAME_LENGTH, type ExternalCard } from '@sixpence/core'
import { useMessages } from '../../i18n/index.ts'
import { Button, Dialog, ErrorView, Stack, TextField } from '../../ui/index.ts'
import { CardNumberField, Fault } from './card-number-field.tsx'
import { useAddExternalCard, type AddExternalCardTask } from './use-add-external-card.ts'

export interface AddExternalCardProps {
  onClose: () => void
  /** Called with the card that can now be paid to. */
  onAdded: (card: ExternalCard) => void
}

/** Adds a card of another bank. The customer types its number in a vault's frame. */
export function AddExternalCard({ onClose, onAdded }: AddExternalCardProps) {
  const { t } = useMessages('external-cards')
  const task = useAddExternalCard(onAdded)
  const { number, faults, failure, vaultFault, isAccepted } = task
  const errorOf = useFieldError(failure)
  return (
    <Dialog
      isOpen
      title={t('addTitle')}
      onClose={onClose}
      onSubmit={task.submit}
      actions={
        <>
          {isAccepted && (
            <Button type="submit" variant="primary" isPending={task.isPending}>
              {t('submitCta')}
            </Button>
          )}
          <Button onPress={onClose}>{t('cancelCta')}</Button>
        </>
      }
    >
      <Stack gap={4}>
        <ErrorView failure={failure} title={t('addFailedTitle')} />
        {vaultFault && <Fault fault={vaultFault} />}
        <CardNumberField
          task={number}
          error={errorOf('token', faults.number && t(NUMBER_TEXTS[faults.number]))}
        />
        {isAccepted && <Rest task={task} errorOf={errorOf} />}
      </Stack>
    </Dialog>
  )
}

const NUMBER_TEXTS = { empty: 'numberEmptyError', wrong: 'numberWrongError' } as const
const HOLDER_TEXTS = { empty: 'holderEmptyError', digits: 'holderDigitsError' } as const

type FieldError = (field: string, own: string | undefined) => string | undefined

/** Returns the form's own error for a field, or else the bank's. */
const useFieldError =
  (failure: AddExternalCardTask['failure']): FieldError =>
  (field, own) =>
    own ?? failure?.fields.find(one => one.field === field)?.message

/** The other fields, hidden for a card that can't be paid to. */
function Rest({ task, errorOf }: { task: AddExternalCardTask; errorOf: FieldError }) {
  const { t } = useMessages('external-cards')
  const { draft, edit, faults, inputs } = task
  const holder = faults.holderName && t(HOLDER_TEXTS[faults.holderName])
  return (
    <>
      <TextField
        label={t('holderLabel')}
        autoComplete="cc-name"
        maxLength={HOLDER_NAME_LENGTH}
        spellCheck={false}
        value={draft.holderName}
        onChange={holderName => edit({ holderName })}
        inputRef={inputs.holderName}
        error={errorOf('holderName', holder)}
      />
      <TextField
        label={t('expiresLabel')}
        description={t('expiresText')}
        inputMode="numeric"
        autoComplete="cc-exp"
        maxLength={9}
        value={draft.expires}
        onChange={expires => edit({ expires })}
        inputRef={inputs.expires}
        error={errorOf('expires', faults.expires && t('expiresError'))}
      />
    </>
  )
}
