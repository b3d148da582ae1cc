import { useId } from 'react'
import { useMessages } from '../../i18n/index.ts'

export interface WrittenNoteProps {
  /** Whose words they are. */
  by: string
  text: string
  /** By default that they were written by them. */
  title?: string | undefined
  /** The bank's or the reader's own, of which nobody has to be warned. */
  isTrusted?: boolean | undefined
}

/** What somebody wrote, set off as their words: plain text as it stands, in which nothing is a link. */
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
