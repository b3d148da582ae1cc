export { checkoutMethods } from '@sixpence/protocol/checkouts'
export { invoiceMethods } from '@sixpence/protocol/invoices'
export { refundMethods } from '@sixpence/protocol/merchant'
export { transferMethods } from '@sixpence/protocol/transfers'
