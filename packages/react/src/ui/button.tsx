import type { ReactNode } from 'react'
import {
  Button as AriaButton,
  type ButtonProps as AriaButtonProps,
} from 'react-aria-components/Button'
import { classNames } from './class-names.ts'
import { Spinner } from './spinner.tsx'
import { usePressableStyle } from './use-pressable-style.ts'

export interface ButtonProps {
  children: ReactNode
  /** `primary`: the one thing this screen is for. `danger`: takes something away. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'link' | 'danger' | undefined
  size?: 'medium' | 'small' | undefined
  type?: 'button' | 'submit' | undefined
  /** Fills the width that it is given. */
  isWide?: boolean | undefined
  isDisabled?: boolean | undefined
  /** What was pressed for is under way: stays focusable, presses nothing, and is announced. */
  isPending?: boolean | undefined
  onPress?: (() => void) | undefined
  /** Stands before the text, e.g. an `Icon`. */
  icon?: ReactNode
  'aria-label'?: string | undefined
  'aria-describedby'?: string | undefined
  'aria-expanded'?: boolean | undefined
  'aria-pressed'?: boolean | undefined
  autoFocus?: boolean | undefined
  className?: string | undefined
}

/** Does something. What leads somewhere is a link of the host's router. */
export function Button(props: ButtonProps) {
  const { variant = 'secondary', size = 'medium', isWide, icon, children, className } = props
  usePressableStyle()
  return (
    <AriaButton
      {...pressProps(props)}
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
    </AriaButton>
  )
}

// Not React Aria's own pending state: its announcement names the button by id, and points nowhere
// once the button has gone.
function pressProps({ onPress, type = 'button', ...props }: ButtonProps): AriaButtonProps {
  const { isDisabled, isPending = false, autoFocus } = props
  return {
    type: isPending ? 'button' : type,
    ...(onPress && !isPending && { onPress: () => onPress() }),
    ...(isDisabled !== undefined && { isDisabled }),
    ...(isPending && { 'aria-disabled': true }),
    ...(autoFocus !== undefined && { autoFocus }),
    ...ariaProps(props),
  }
}

function ariaProps(props: Omit<ButtonProps, 'onPress' | 'type'>): AriaButtonProps {
  const given = Object.entries(props).filter(
    ([name, value]) => name.startsWith('aria-') && value !== undefined,
  )
  // Only the aria properties of ButtonProps can be among them.
  return Object.fromEntries(given) as AriaButtonProps
}
