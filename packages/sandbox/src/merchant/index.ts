import { ipnMessageHandlers } from './ipn/ipn-messages.ts'
import { ipnSettingsHandlers } from './ipn/ipn-settings.ts'

export { merchantToolsService } from './merchant-tools-service.ts'
export { seedMerchantTools } from './seed-merchant-tools.ts'

export const merchantHandlers = { ...ipnMessageHandlers, ...ipnSettingsHandlers }
