import type { Brand } from '@sixpence/core/brand'

export interface ShellSkeletonProps {
  brand: Pick<Brand, 'projectName'>
  /** The text for screen readers. */
  loading: string
}

/**
 * The bank's frame until the bank has loaded, for signed-in users. The server draws it; nothing in
 * it can be pressed.
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
