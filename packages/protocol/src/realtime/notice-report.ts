import type { StaleOn } from '../call.ts'
import type { CustomerNoticeType } from './facts.ts'

/** The notices that clients don't show. */
type Silent =
  | 'balanceChanged'
  | 'batchChanged'
  | 'invoiceChanged'
  | 'requestChanged'
  | 'standingChanged'

/** The notices that put no answer out of date. */
type Unreported =
  | 'info'
  | 'usernameChangeFailed'
  | 'usernameChanged'
  | 'batchPartially'
  | 'zohoNewMessage'
  | 'zohoClosedNoReply'
  | 'acceptTermsLogin'
  | 'smartContractSigned'
  | 'smartContractRejected'
  | 'smartContractCancelled'
  | 'smartContractCreated'
  | 'smartContractTerminated'
  | 'smartContractTerminationRequest'
  | 'smartContractTerminationCancelled'
  | 'smartContractSignerIdentified'
  | 'smartContractIdentificationLoaded'
  | 'smartContractIdentificationFailed'
  | 'cardClosed'
  | 'preapprovedFailed'
  | 'preapprovedStopped'
  | 'refundReceived'

type Reported = Exclude<CustomerNoticeType | Silent, Unreported>

const REPORT_OF: { readonly [Type in Reported]: StaleOn } = {
  accessChanged: 'accessChanged',
  announcementPublished: 'announcementPublished',
  balanceChanged: 'balanceChanged',
  batchChanged: 'batchChanged',
  documentExpSoon: 'standingChanged',
  documentExpired: 'standingChanged',
  documentFailed: 'standingChanged',
  documentRejected: 'standingChanged',
  invoiceChanged: 'invoiceChanged',
  invoiceDue: 'invoiceChanged',
  invoicePaid: 'invoiceChanged',
  invoiceReceived: 'invoiceChanged',
  invoiceRejected: 'invoiceChanged',
  requestApproved: 'requestChanged',
  requestChanged: 'requestChanged',
  requestDeclined: 'requestChanged',
  requestReceived: 'requestChanged',
  requestWithdrawn: 'requestChanged',
  standingChanged: 'standingChanged',
  subscriberEnded: 'subscriberChanged',
  subscriberFailed: 'subscriberChanged',
}

/** Returns the report that a notice makes; undefined if it puts no answer out of date. */
export function reportOfNotice(type: string): StaleOn | undefined {
  // Own properties only: the type is outside text.
  return Object.hasOwn(REPORT_OF, type) ? REPORT_OF[type as Reported] : undefined
}

/** Returns every report, e.g. for a client that may have missed notices. */
export const noticeReports = (): ReadonlySet<StaleOn> => new Set(Object.values(REPORT_OF))
