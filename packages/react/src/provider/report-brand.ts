import type { Brand } from '@sixpence/core/brand'

/** Warns the page's developers that their brand is empty, e.g. because its file wasn't read. */
export function reportBrand({ projectName }: Partial<Brand>): void {
  if (projectName) return
  console.error(
    "Sixpence: `brand` has no projectName: take one from '@sixpence/brands', or leave it out",
  )
}
