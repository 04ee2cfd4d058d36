import { useWords } from '../../../platform/words/words.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx'
import { AdminPage } from '../admin-page.tsx'
import { AuditLog } from '../audit/audit-log.tsx'
import { dashboardMessages } from './dashboard-messages.ts'
import { DayCharts } from './day-charts.tsx'
import { LanguageTable } from './language-table.tsx'
import { MaintenanceSwitch } from './maintenance-switch.tsx'
import { ServiceState } from './service-state.tsx'
import { StatCards } from './stat-cards.tsx'
import { ToDo } from './to-do.tsx'
import { useDashboard } from './use-dashboard.ts'

/** `/admin/dashboard`: what an operator looks at first. The switch stands there also while no figures are to be had. */
export function DashboardScreen() {
  const words = useWords(dashboardMessages)
  const { stats, figures, failed, refresh, refreshing } = useDashboard()
  return (
    <AdminPage
      title={words.title}
      help={words.help}
      actions={
        <IconButton
          icon="refresh"
          label={words.refresh}
          className="dashboard-refresh"
          aria-busy={refreshing}
          onClick={refresh}
        />
      }
    >
      {failed && (
        <ErrorState message={words.loadFailed} retryLabel={words.retry} pending={refreshing} onRetry={refresh} />
      )}
      {!failed && !(stats && figures) && (
        <SkeletonGroup label={words.loading} className="stack">
          <Skeleton height={120} />
          <Skeleton height={220} />
        </SkeletonGroup>
      )}
      {stats && figures && <StatCards stats={stats} days={figures.days} />}
      <div className="dashboard">
        <div>
          <MaintenanceSwitch />
          {figures && <DayCharts days={figures.days} />}
        </div>
        {stats && figures && (
          <div>
            <ToDo {...figures} />
            <LanguageTable distribution={stats.langDistribution} />
            <ServiceState figures={figures} />
          </div>
        )}
      </div>
      <AuditLog />
    </AdminPage>
  )
}
