import type { CustomerNoticeType } from '@sixpence/protocol'
import { wordsOf, type Words } from '../language/index.ts'

/** The subjects of notices' emails, unless a caller gives a better one. */
export const NOTICE_SUBJECT: { readonly [Type in CustomerNoticeType]: Words } =
  wordsOf('noticeSubject')
