import type { ReactNode } from 'react'
import { useMessages } from '../../i18n/index.ts'
import { Button } from '../buttons/button.tsx'
import { ErrorView, type ErrorViewProps } from '../feedback/error-view.tsx'
import { Stack } from '../layout/stack.tsx'
import { Dialog, type DialogProps } from './dialog.tsx'

export interface AskPopupProps<Done> extends Pick<
  DialogProps,
  'title' | 'icon' | 'isAlert' | 'onClose'
> {
  /** The state of the last attempt. */
  of: { readonly error: ErrorViewProps['failure']; readonly isPending: boolean }
  /** The explanation of the consequences. */
  text?: string | undefined
  confirmText: string
  /** Default: the word for cancelling. */
  cancelText?: string | undefined
  /** True if confirming takes something away for good. */
  isDanger?: boolean | undefined
  isDisabled?: boolean | undefined
  failedTitle?: string | undefined
  /** Does it. The popup stays open if the result is undefined or false. */
  onConfirm: () => Promise<Done | undefined>
  /** Called when it is done and the popup has closed. */
  onDone?: ((done: Done) => void) | undefined
  /** More below the text. */
  children?: ReactNode
}

/** Asks for confirmation before something irreversible. If it fails, the popup shows the reason. */
export function AskPopup<Done>(props: AskPopupProps<Done>) {
  const { of, title, icon, isAlert, isDisabled, onClose } = props
  const { t } = useMessages('common')
  const confirm = async () => {
    const done = await props.onConfirm()
    if (!done) return
    onClose()
    props.onDone?.(done)
  }
  return (
    <Dialog
      isOpen
      {...{ title, icon, isAlert, onClose }}
      actions={
        <>
          <Button
            variant={props.isDanger ? 'danger' : 'primary'}
            isPending={of.isPending}
            isDisabled={isDisabled}
            onPress={() => void confirm()}
          >
            {props.confirmText}
          </Button>
          <Button onPress={onClose}>{props.cancelText ?? t('cancelCta')}</Button>
        </>
      }
    >
      <Stack gap={4}>
        <ErrorView failure={of.error} title={props.failedTitle} />
        {props.text !== undefined && <p>{props.text}</p>}
        {props.children}
      </Stack>
    </Dialog>
  )
}
