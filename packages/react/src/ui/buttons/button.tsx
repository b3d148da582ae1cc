import type { ComponentProps, KeyboardEvent, MouseEvent, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Spinner } from '../feedback/spinner.tsx'

export interface ButtonProps {
  children: ReactNode
  /** `primary`: the one thing this screen is for. `danger`: removes something. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'link' | 'danger' | undefined
  size?: 'medium' | 'small' | undefined
  type?: 'button' | 'submit' | undefined
  /** Fills the available width. */
  isWide?: boolean | undefined
  isDisabled?: boolean | undefined
  /** True while the action is under way: the button stays focusable, does nothing, and is announced. */
  isPending?: boolean | undefined
  onPress?: (() => void) | undefined
  /** Called when it is pointed at or focused, e.g. to load ahead what a press opens. */
  onApproach?: (() => void) | undefined
  /** Shown before the text, e.g. an `Icon`. */
  icon?: ReactNode
  'aria-label'?: string | undefined
  'aria-describedby'?: string | undefined
  'aria-expanded'?: boolean | undefined
  'aria-pressed'?: boolean | undefined
  className?: string | undefined
}

/** A button that does something. For a place to go to, use a link of the host's router. */
export function Button(props: ButtonProps) {
  const { variant = 'secondary', size = 'medium', isWide, icon, children, className } = props
  return (
    <button
      {...pressProps(props)}
      type={props.type === 'submit' && !props.isPending ? 'submit' : 'button'}
      className={classNames(
        'sp-button',
        `sp-button-${variant}`,
        size === 'small' && 'sp-button-small',
        isWide && 'sp-button-wide',
        className,
      )}
    >
      {icon}
      <span className="sp-button-text">{children}</span>
      {props.isPending && <Spinner />}
    </button>
  )
}

function pressProps({ onPress, onApproach, isDisabled, isPending, ...props }: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // Safari doesn't focus a clicked button, so a dialog couldn't give the focus back. Enter in a
    // field of the form clicks it too, and goes on from that field.
    const isByEnter = props.type === 'submit' && event.detail === 0
    if (!isByEnter) event.currentTarget.focus({ preventScroll: true })
    onPress?.()
  }
  return {
    ...ariaProps(props),
    disabled: isDisabled,
    'aria-disabled': isPending || undefined,
    onClick: isPending ? undefined : press,
    onKeyDown: pressOnce,
    onPointerEnter: onApproach,
    onFocus: onApproach,
  }
}

/** Lets an Enter that is held down press only once. */
export function pressOnce(event: KeyboardEvent): void {
  if (event.repeat && event.key === 'Enter') event.preventDefault()
}

function ariaProps(props: Omit<ButtonProps, 'onPress' | 'type'>): ComponentProps<'button'> {
  const given = Object.entries(props).filter(
    ([name, value]) => name.startsWith('aria-') && value !== undefined,
  )
  // Only the aria properties of ButtonProps can be among them.
  return Object.fromEntries(given) as ComponentProps<'button'>
}
