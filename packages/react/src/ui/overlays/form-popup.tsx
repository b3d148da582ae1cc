import type { ReactNode } from 'react'
import { useMessages } from '../../i18n/index.ts'
import { Button } from '../buttons/button.tsx'
import { ErrorView } from '../feedback/error-view.tsx'
import type { FormProps } from '../fields/form.tsx'
import { Stack } from '../layout/stack.tsx'
import { Dialog } from './dialog.tsx'
import { ErrorPopup, type ErrorPopupProps } from './error-popup.tsx'

export interface FormPopupProps {
  /** The form, for example the result of `useForm`. */
  form: {
    readonly submit: FormProps['onSubmit']
    readonly isPending: boolean
    /** The reason why it couldn't be sent, unless a field shows it. */
    readonly error: ErrorPopupProps['failure']
    /** Clears the error. */
    readonly clear: () => void
  }
  title: string
  submitText: string
  /** The title of the failure above the fields. Without one, it has a popup of its own. */
  failedTitle?: string | undefined
  /** The text of the failure. Default: the text for its code. */
  failedText?: string | undefined
  onClose: () => void
  /** The fields. */
  children: ReactNode
}

/** A form in a dialog. It can be closed without doing anything. */
export function FormPopup(props: FormPopupProps) {
  const { form, title, submitText, failedTitle, failedText, onClose, children } = props
  const { t } = useMessages('common')
  const { error } = form
  return (
    <Dialog
      isOpen
      title={title}
      onClose={onClose}
      onSubmit={form.submit}
      actions={
        <>
          <Button type="submit" variant="primary" isPending={form.isPending}>
            {submitText}
          </Button>
          <Button onPress={onClose}>{t('cancelCta')}</Button>
        </>
      }
    >
      <Stack gap={4}>
        {failedTitle !== undefined && (
          <ErrorView failure={error} title={failedTitle} text={failedText} />
        )}
        {children}
      </Stack>
      {failedTitle === undefined && <ErrorPopup failure={error} onClose={form.clear} />}
    </Dialog>
  )
}
