import { useId } from 'react'
import { useMessages } from '../../i18n/index.ts'

export interface WrittenNoteProps {
  /** The name of the note's author. */
  by: string
  text: string
  /** The title. By default it names the author. */
  title?: string | undefined
  /** True for notes by the bank or the user, which need no warning. */
  isTrusted?: boolean | undefined
}

/** Shows a note by somebody as a quotation: plain text, without links. */
export function WrittenNote({ by, text, title, isTrusted = false }: WrittenNoteProps) {
  const { t } = useMessages('invoices')
  const id = useId()
  return (
    <figure className="sp-written-note" aria-labelledby={id}>
      <figcaption id={id} className="sp-muted">
        <bdi>{title ?? t('writtenByTitle', { name: by })}</bdi>
      </figcaption>
      <blockquote>
        <bdi>{text}</bdi>
      </blockquote>
      {!isTrusted && <p className="sp-muted">{t('notOursText')}</p>}
    </figure>
  )
}
