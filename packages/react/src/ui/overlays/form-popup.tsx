import type { SixpenceError } from '@sixpence/core/session'
import type { ReactNode } from 'react'
import { Button } from '../buttons/button.tsx'
import { Stack } from '../layout/stack.tsx'
import { Dialog, type DialogProps } from './dialog.tsx'
import { ErrorPopup } from './error-popup.tsx'

export interface FormPopupProps {
  title: string
  submitText: string
  cancelText: string
  isPending: boolean
  onSubmit: NonNullable<DialogProps['onSubmit']>
  onClose: () => void
  /**
   * The failure, shown in its own popup until `forget` is called. Left out by a form that shows it
   * itself.
   */
  failed?: { readonly failure: SixpenceError | undefined; readonly forget: () => void }
  /** The fields. */
  children: ReactNode
}

/** A form that can be left without doing anything. */
export function FormPopup({ title, submitText, isPending, failed, ...form }: FormPopupProps) {
  return (
    <Dialog
      isOpen
      title={title}
      onClose={form.onClose}
      onSubmit={form.onSubmit}
      actions={
        <>
          <Button type="submit" variant="primary" isPending={isPending}>
            {submitText}
          </Button>
          <Button onPress={form.onClose}>{form.cancelText}</Button>
        </>
      }
    >
      <Stack gap={4}>{form.children}</Stack>
      {failed?.failure && <ErrorPopup failure={failed.failure} onClose={failed.forget} />}
    </Dialog>
  )
}
