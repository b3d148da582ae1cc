import type { CustomerNoticeType } from './notice-group.ts'
import { wordsOf, type Words } from '../language/index.ts'

/** What an e-mail of the notice is called when nobody has said it better. */
export const NOTICE_SUBJECT: { readonly [Type in CustomerNoticeType]: Words } =
  wordsOf('noticeSubject')
