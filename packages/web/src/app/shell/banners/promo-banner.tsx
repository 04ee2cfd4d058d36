import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { siteQuery } from '../../../features/legal/site-queries.ts'
import { useWords } from '../../../platform/words/words.ts'
import { Banner } from '../../../ui/banner.tsx'
import { buttonClass } from '../../../ui/button.tsx'
import { useToast } from '../../../ui/toast.ts'
import { dismissPromo, usePromoDismissed } from './promo-dismissal.ts'
import { promoMessages } from './promo-messages.ts'

/** What people on the plan Basic see at the lower edge until they hide it; the page keeps room for it. */
export function PromoBanner({ userId }: { userId: string }) {
  const words = useWords(promoMessages)
  const { toast } = useToast()
  const isDismissed = usePromoDismissed(userId)
  const code = useQuery(siteQuery).data?.promo_code
  if (isDismissed || code === undefined) return null
  const dismiss = () => {
    dismissPromo(userId)
    toast({ title: words.dismissed, description: words.dismissedText })
  }
  return (
    <aside aria-label={words.label} className="promo">
      <Banner
        variant="bottom"
        announced={false}
        closeLabel={words.dismiss}
        onClose={dismiss}
        action={
          <Link to="/subscription" className={buttonClass({ className: 'max-sm:hidden' })}>
            {words.seePlans}
          </Link>
        }
      >
        {words.offer(code)}
      </Banner>
    </aside>
  )
}
