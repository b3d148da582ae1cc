import type { ExternalCard } from '@sixpence/core/transfers'
import { useMessages } from '../../i18n/index.ts'
import { Button, Dialog, ErrorView, Stack, TextField } from '../../ui/index.ts'
import { hosted } from '../../provider/index.ts'
import { CardNumberField, Fault } from './card-number-field.tsx'
import { useAddExternalCard, type AddExternalCardTask } from './use-add-external-card.ts'

export interface AddExternalCardProps {
  onClose: () => void
  /** Called with the card that can now be paid to. */
  onAdded: (card: ExternalCard) => void
}

/** Adds a card of another bank. The customer types its number in a vault's frame. */
export const AddExternalCard = hosted('AddExternalCard', AddExternalCardContent)

function AddExternalCardContent({ onClose, onAdded }: AddExternalCardProps) {
  const { t } = useMessages('external-cards')
  const task = useAddExternalCard(onAdded)
  const { vaultFault, isAccepted } = task
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
        <ErrorView failure={task.error} title={t('addFailedTitle')} />
        {vaultFault && <Fault fault={vaultFault} />}
        <CardNumberField task={task.number} error={task.field('token').error} />
        {isAccepted && <Rest task={task} />}
      </Stack>
    </Dialog>
  )
}

/** The other fields, hidden for a card that can't be paid to. */
function Rest({ task }: { task: AddExternalCardTask }) {
  const { t } = useMessages('external-cards')
  return (
    <>
      <TextField
        {...task.field('holderName')}
        label={t('holderLabel')}
        autoComplete="cc-name"
        spellCheck={false}
      />
      <TextField
        {...task.field('expires')}
        label={t('expiresLabel')}
        description={t('expiresText')}
        inputMode="numeric"
        autoComplete="cc-exp"
      />
    </>
  )
}
