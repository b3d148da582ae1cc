import type { Brand } from '@sixpence/core/brand'

export interface ShellSkeletonProps {
  brand: Pick<Brand, 'projectName'>
  /** What a screen reader is told. */
  loading: string
}

/**
 * The frame of the bank until the bank is there: what whoever is signed in sees first. The server
 * draws it; nothing in it can be pressed.
 */
export function ShellSkeleton({ brand, loading }: ShellSkeletonProps) {
  return (
    <div className="sp-shell sp-start-shell">
      <header className="sp-header">
        <img className="sp-brand-logo" src="/brand/logo.svg" alt={brand.projectName} />
        <span className="sp-start-disc" aria-hidden="true" />
      </header>
      <main className="sp-main">
        <p className="sp-visually-hidden" role="status">
          {loading}
        </p>
        <div className="sp-home" aria-hidden="true">
          <div className="sp-start-title" />
          <div className="sp-start-head" />
          <div className="sp-skeleton sp-skeleton-row">
            <span className="sp-skeleton-line" />
          </div>
          <div className="sp-skeleton sp-skeleton-card">
            <span className="sp-skeleton-line" />
            <span className="sp-skeleton-line" />
          </div>
        </div>
      </main>
      <div className="sp-nav sp-start-nav" aria-hidden="true" />
    </div>
  )
}
