import { noticeDestination, type Notice, type NoticeTarget } from '@sixpence/core'
import { Suspense } from 'react'
import { useMessages, type Translate } from '../i18n/index.ts'
import { useNavigateTo, type Destination } from '../provider/index.ts'
import { useToast, type ToastMessage, type Tone } from '../ui/index.ts'
import { isKnownType } from './known-types.ts'
import type { NoticeQueue } from './notice-queue.ts'
import { useNoticeQueue, useNoticeDelivery } from './use-notices.ts'

/** The customer sees what was pressed before the screen changes. */
const NAVIGATION_MS = 1_000

export interface NoticeToastsProps {
  /** Whether the host has this place; where it has not, a notice has no button. By default it has. */
  canOpen?: ((destination: Destination) => boolean) | undefined
}

/**
 * Shows the bank's notices as passing messages, with a button that leads to what they are about.
 * What a customer was told goes when they do.
 */
export function NoticeToasts(props: NoticeToastsProps) {
  // Out here, where nothing waits for words: what comes before them is told after them.
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

/** Undefined of what is for programs: it says nothing, and is of no type that has words. */
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

/** The parameter that names the one that a notice is about, where its place has many. */
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
