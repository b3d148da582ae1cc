import { useRef } from 'react'
import { Button, type ButtonProps } from '../../../ui/index.ts'

/** The types offered by the picker. The content decides what a file is. */
const KINDS = '.csv,.tsv,.txt,.xlsx,text/csv,text/tab-separated-values,text/plain'

export interface ChooseFileButtonProps extends Pick<ButtonProps, 'variant' | 'children'> {
  onFile: (file: File) => void
  'aria-describedby'?: string | undefined
}

/** A button that opens the device's choice of files. */
export function ChooseFileButton({ onFile, ...props }: ChooseFileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={KINDS}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          // Allows the same file to be chosen again.
          target.value = ''
          if (file) onFile(file)
        }}
      />
      <Button {...props} onPress={() => input.current?.click()} />
    </>
  )
}
