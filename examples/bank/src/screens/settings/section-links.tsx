import { useMessages } from '@sixpence/react/i18n'
import { useSectionInView } from './use-section-in-view.ts'

interface SectionLinksProps {
  /** The sections, by the ids of their headings, which can take the focus. */
  sections: readonly { readonly id: string; readonly title: string }[]
}

/** Links to the sections of a long page, beside it if there is room. Marks the section being read. */
export function SectionLinks({ sections }: SectionLinksProps) {
  const { t } = useMessages('settings')
  const current = useSectionInView(sections.map(({ id }) => id))
  return (
    <nav className="sp-section-links" aria-label={t('sectionsLabel')}>
      <ul>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a
              className="sp-section-link"
              href={`#${id}`}
              aria-current={id === current ? 'location' : undefined}
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
