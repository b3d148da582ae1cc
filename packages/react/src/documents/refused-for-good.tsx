import type { CategoryDocuments } from '@sixpence/core/documents'
import type { SixpenceError } from '@sixpence/core/errors'
import { refusalOf } from '../forms/index.ts'
import { SupportLink } from '../provider/index.ts'
import { Stack } from '../ui/index.ts'

/** Returns the reason why no other document helps; undefined if one may. */
export function finalReasonOf({ uploadedDocuments }: CategoryDocuments): string | undefined {
  const [newest] = uploadedDocuments
  return newest?.isFinal === true ? (newest.rejectReason ?? '') : undefined
}

/** Returns the bank's text if it accepts no more documents of this category. */
export const finalRefusalOf = (failure: SixpenceError): string | undefined =>
  refusalOf('categoryId', failure)

/** Explains why no other document helps, and who does. */
export function RefusedForGood({ reason }: { reason: string }) {
  return (
    <Stack gap={1}>
      {reason !== '' && <p>{reason}</p>}
      <SupportLink />
    </Stack>
  )
}
