import type { CategoryDocuments, SixpenceError } from '@sixpence/core'
import { SupportLink } from '../provider/index.ts'
import { Stack } from '../ui/index.ts'

/** Why no other document helps; undefined where one may. */
export function finalReasonOf({ uploadedDocuments }: CategoryDocuments): string | undefined {
  const [newest] = uploadedDocuments
  return newest?.isFinal === true ? (newest.rejectReason ?? '') : undefined
}

/** What the bank says of a document that it takes none of any more. */
export const finalRefusalOf = ({ code, fields }: SixpenceError): string | undefined =>
  code === 'invalid_input' ? fields.find(({ field }) => field === 'categoryId')?.message : undefined

/** Says why no other document helps, and who does. */
export function RefusedForGood({ reason }: { reason: string }) {
  return (
    <Stack gap={1}>
      {reason !== '' && <p>{reason}</p>}
      <SupportLink />
    </Stack>
  )
}
