import { useEffect, useId, useLayoutEffect, useRef, type ReactNode } from 'react'
import { useMessages } from '../../i18n/index.ts'
import { Button } from '../buttons/button.tsx'
import { Form, type FormProps } from '../fields/form.tsx'
import { DialogFoot } from './dialog-foot.tsx'
import { enterDialogStack } from './dialog-stack.ts'
import { Heading } from '../layout/heading.tsx'
import { Icon, type IconName } from '../icon.tsx'

export interface DialogProps {
  isOpen: boolean
  title: string
  /** Shown before the title. */
  icon?: IconName | undefined
  /** Called on Escape, the close button or a press outside. */
  onClose: () => void
  children: ReactNode
  /**
   * The buttons at the foot, the main one first: it stands at the right, on a phone above the
   * others. They stay visible however long the dialog is.
   */
  actions?: ReactNode
  /** Makes it a form, sent by a button of the type `submit` among the actions. */
  onSubmit?: FormProps['onSubmit'] | undefined
  /** Must be answered: has no close button, and a press outside does nothing. */
  isAlert?: boolean | undefined
}

/**
 * A question in front of the page, in the browser's own modal dialog: it keeps the focus inside,
 * hides the page from screen readers, and gives the focus back. A dialog that opens over another is
 * on top of it; `closeTopDialog` closes the top one.
 */
export function Dialog(props: DialogProps) {
  return props.isOpen ? <OpenDialog {...props} /> : null
}

function OpenDialog({ title, icon, onClose, children, actions, isAlert, onSubmit }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  // Closed while it is still in the page, or the browser would not give the focus back.
  useLayoutEffect(() => {
    const dialog = ref.current
    const around = focusableAround(document.activeElement)
    dialog?.showModal()
    dialog?.focus()
    return () => {
      dialog?.close()
      // The element that opened it may be gone, e.g. a removed row: then its container takes the
      // focus.
      const { activeElement } = document
      const isLost = activeElement === document.body || dialog?.contains(activeElement) === true
      if (isLost) around.find(each => each.isConnected)?.focus()
    }
  }, [])
  useStacked(onClose)
  return (
    // The keyboard's way to close is Escape, which arrives as `cancel`.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={ref}
      className="sp-dialog"
      tabIndex={-1}
      role={isAlert ? 'alertdialog' : undefined}
      aria-labelledby={titleId}
      onCancel={event => {
        // React also passes on the events of a dialog within this one.
        if (event.target !== ref.current) return
        event.preventDefault()
        onClose()
      }}
      onClick={event => !isAlert && event.target === ref.current && onClose()}
    >
      <div className="sp-dialog-sheet">
        <div className="sp-dialog-head">
          {icon && (
            <span className={`sp-dialog-icon sp-dialog-icon-${icon}`}>
              <Icon name={icon} />
            </span>
          )}
          <Heading level={2} size={3} id={titleId}>
            {title}
          </Heading>
          {!isAlert && <CloseButton onClose={onClose} />}
        </div>
        <Content onSubmit={onSubmit}>
          <div className="sp-dialog-body">{children}</div>
          {actions !== undefined && <DialogFoot>{actions}</DialogFoot>}
        </Content>
      </div>
    </dialog>
  )
}

function Content({ onSubmit, children }: Pick<DialogProps, 'onSubmit' | 'children'>) {
  if (!onSubmit) return children
  return (
    <Form className="sp-dialog-form" onSubmit={onSubmit}>
      {children}
    </Form>
  )
}

/**
 * Returns the focused element and the elements around it that can take the focus, from the inside
 * out.
 */
function focusableAround(element: Element | null | undefined): readonly HTMLElement[] {
  if (!(element instanceof HTMLElement)) return []
  return [element, ...focusableAround(element.parentElement?.closest('[tabindex]'))]
}

function useStacked(onClose: () => void): void {
  const latest = useRef(onClose)
  useEffect(() => {
    latest.current = onClose
  }, [onClose])
  useEffect(() => enterDialogStack(() => latest.current()), [])
}

function CloseButton({ onClose }: { onClose: () => void }) {
  const { t } = useMessages('common')
  return (
    <Button
      variant="quiet"
      size="small"
      className="sp-button-icon"
      aria-label={t('closeCta')}
      onPress={onClose}
    >
      <Icon name="close" />
    </Button>
  )
}
