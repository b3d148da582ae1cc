import { useMessages } from '../../i18n/index.ts'
import type { PhotoRequest } from './take-photo.ts'

export interface GoodPictureProps {
  shape: PhotoRequest['shape']
  /** True if the last picture was refused. Then this is open at first. */
  wasRefused: boolean
}

/** Shows what makes a good picture of a document. */
export function GoodPicture({ shape, wasRefused }: GoodPictureProps) {
  const { t } = useMessages('documents')
  return (
    <details className="sp-disclosure" open={wasRefused}>
      <summary>{t('goodPictureTitle')}</summary>
      <div className="sp-good-picture">
        <svg viewBox="0 0 120 96" aria-hidden="true">
          <rect className="sp-good-picture-table" width="120" height="96" rx="8" />
          {shape === 'card' ? <Card /> : <Sheet />}
        </svg>
        <ul className="sp-bullets">
          <li>{t('allEdgesText')}</li>
          <li>{t('allWordsText')}</li>
          <li>{t('noGlareText')}</li>
        </ul>
      </div>
    </details>
  )
}

function Card() {
  return (
    <>
      <rect className="sp-good-picture-paper" x="16" y="20" width="88" height="56" rx="5" />
      <rect className="sp-good-picture-photo" x="24" y="30" width="24" height="30" rx="2" />
      <circle className="sp-good-picture-ink" cx="36" cy="41" r="5" />
      <path className="sp-good-picture-ink" d="M27 60a9 10 0 0 1 18 0Z" />
      <path className="sp-good-picture-line" d="M56 33h40M56 42h28M56 51h34M24 68h72" />
    </>
  )
}

function Sheet() {
  return (
    <>
      <rect className="sp-good-picture-paper" x="31" y="8" width="58" height="80" rx="2" />
      <path className="sp-good-picture-ink" d="M38 16h14v7H38Z" />
      <path
        className="sp-good-picture-line"
        d="M62 17h20M66 22h16M38 36h44M38 44h44M38 52h36M38 60h44M38 68h30M64 79h18"
      />
    </>
  )
}
