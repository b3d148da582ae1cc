import { useState } from 'react'
import { useMessages } from '../../i18n/index.ts'
import { Icon } from '../icon.tsx'
import { TextField, type TextFieldProps } from './text-field.tsx'
import { Button } from '../buttons/button.tsx'

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'suffix' | 'inputMode'> {
  autoComplete: 'current-password' | 'new-password' | 'off'
}

/** A password, hidden until the customer asks to see it. */
export function PasswordField(props: PasswordFieldProps) {
  const { t } = useMessages('common')
  const [isShown, setShown] = useState(false)
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      spellCheck={false}
      suffix={
        <Button
          variant="quiet"
          size="small"
          className="sp-button-icon"
          aria-label={t(isShown ? 'hidePasswordCta' : 'showPasswordCta')}
          onPress={() => setShown(!isShown)}
        >
          <Icon name={isShown ? 'eye-off' : 'eye'} />
        </Button>
      }
    />
  )
}
