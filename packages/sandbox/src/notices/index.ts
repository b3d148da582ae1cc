export { NOTICE_CHANNEL, publishNotice } from './publish-notice.ts'
export type { NewNotice } from './publish-notice.ts'
export { publishNotices } from './publish-notices.ts'
