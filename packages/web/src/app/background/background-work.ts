import { followProfileLanguage } from '../../features/account/account-language.ts'
import { startSending } from './outbox-kinds.ts'
import { startStockingUp } from './stock-up.ts'

/** What goes on behind the screens, fetched after the first of them. */
export function startWork(): void {
  followProfileLanguage()
  startSending()
  startStockingUp()
}
