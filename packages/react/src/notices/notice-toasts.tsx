import { noticeDestination, type Notice, type NoticeTarget } from '@sixpence/core/realtime'
import { Suspense } from 'react'
import { useMessages, type Translate } from '../i18n/index.ts'
import { useNavigateTo, type Destination } from '../provider/index.ts'
import { useToast, type ToastMessage, type Tone } from '../ui/index.ts'
import { isKnownType } from './known-types.ts'
import type { NoticeQueue } from './notice-queue.ts'
import { useNoticeQueue, useNoticeDelivery } from './use-notices.ts'

/** The customer sees the pressed button before the screen changes. */
const NAVIGATION_MS = 1_000

export interface NoticeToastsProps {
  /** Returns true if the host has this place; if not, a notice has no button. By default it has. */
  canOpen?: ((destination: Destination) => boolean) | undefined
}

/**
 * Shows the bank's notices as passing messages, with a button that leads to their subject. They go
 * when the customer leaves.
 */
export function NoticeToasts(props: NoticeToastsProps) {
  // Here nothing waits for texts: notices that arrive before the texts are shown once these are
  // loaded.
  const queue = useNoticeQueue()
  return (
    <Suspense>
      <Toasts {...props} queue={queue} />
    </Suspense>
  )
}

function Toasts({ queue, canOpen = () => true }: NoticeToastsProps & { queue: NoticeQueue }) {
  const { t } = useMessages('notices')
  const show = useToast()
  const navigateTo = useNavigateTo()

  useNoticeDelivery(queue, notice => {
    const words = wordsOf(notice, t)
    if (!words) return undefined
    const destination = destinationOf(notice)
    let timer: ReturnType<typeof setTimeout> | undefined
    const dismiss = show({
      ...words,
      tone: TONES[notice.status],
      action:
        destination && canOpen(destination)
          ? { label: t(CTAS[destination.to]), onPress: () => open(destination) }
          : undefined,
    })
    const open = (to: Destination) => {
      timer = setTimeout(() => {
        dismiss()
        navigateTo(to)
      }, NAVIGATION_MS)
    }
    return () => {
      clearTimeout(timer)
      dismiss()
    }
  })
  return null
}

/**
 * Returns the words of a notice; undefined for a notice to programs, which has no text and no type
 * with words.
 */
function wordsOf(
  { type, title, body }: Notice,
  t: Translate<'notices'>,
): Pick<ToastMessage, 'title' | 'text'> | undefined {
  if (title !== undefined || body !== undefined) return { title, text: body }
  return isKnownType(type) ? { title: t(`${type}Title`) } : undefined
}

function destinationOf({ type, params }: Notice): { to: NoticeTarget; id?: string } | undefined {
  const { result } = noticeDestination(type)
  if (result === undefined) return undefined
  const id = params?.[NAMED_BY[result] ?? '']
  return typeof id === 'string' ? { to: result, id } : { to: result }
}

/** The parameter that identifies the subject of a notice, if its place has many. */
const NAMED_BY: { readonly [Place in NoticeTarget]?: string } = {
  batchHistory: 'batchId',
  invoices: 'invoiceId',
  news: 'announcementId',
}

const TONES: Record<Notice['status'], Tone> = {
  error: 'negative',
  info: 'info',
  warning: 'warning',
  success: 'positive',
}

const CTAS = {
  profile: 'profileCta',
  batchHistory: 'batchHistoryCta',
  messages: 'messagesCta',
  acceptTerms: 'acceptTermsCta',
  contracts: 'contractsCta',
  cards: 'cardsCta',
  approvals: 'approvalsCta',
  preapproved: 'preapprovedCta',
  invoices: 'invoicesCta',
  subscribers: 'subscribersCta',
  news: 'newsCta',
  history: 'historyCta',
} as const
