import { hash } from 'node:crypto'
import cookie from '@fastify/cookie'
import etag from '@fastify/etag'
import { smallBody } from '@fonte/contract/route'
import { routes } from '@fonte/contract/routes'
import fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyRequest, LogController } from 'fastify'
import { addAccountRoutes } from './account/account-routes.ts'
import { addActivityRoutes } from './activity/activity-routes.ts'
import { addAuditRoutes } from './audit/audit-routes.ts'
import { addUndoRoutes } from './audit/undo-routes.ts'
import { addBodyMeasureRoutes } from './body/body-measure-routes.ts'
import { addCopyRoutes } from './community/copy/copy-routes.ts'
import { addHiddenAuthorRoutes } from './community/hidden-author-routes.ts'
import { addPostRoutes } from './community/post-routes.ts'
import { addDashboardRoutes } from './dashboard/dashboard-routes.ts'
import { addEventRoutes } from './event/event-routes.ts'
import { addExerciseRoutes } from './exercise/exercise-routes.ts'
import { addLibraryExerciseRoutes } from './exercise/library-exercise-routes.ts'
import { takeExerciseProposal } from './exercise/take-exercise-proposal.ts'
import { addGymRoutes } from './gym/gym-routes.ts'
import { addHistoryRoutes } from './history/history-routes.ts'
import { addImportRoutes } from './import/import-routes.ts'
import { addLibraryProposalRoutes } from './library/proposal/proposal-routes.ts'
import { addMaintenanceRoutes } from './maintenance/maintenance-routes.ts'
import { addLibraryMuscleRoutes } from './muscle/library-muscle-routes.ts'
import { addMuscleRoutes } from './muscle/muscle-routes.ts'
import { addPasswordRoutes } from './password/password-routes.ts'
import { addExportSchema } from './personal-data/export-schema.ts'
import { addPersonalDataRoutes } from './personal-data/personal-data-routes.ts'
import { addPlanRoutes } from './plan/plan-routes.ts'
import { followArrivals } from './platform/guard/arrivals.ts'
import { boundConnections } from './platform/guard/connections.ts'
import { compressAnswers } from './platform/http/answer/compress-answers.ts'
import { repeatCallName } from './platform/http/call-name.ts'
import { answerUnknownPath, answerUnroutable, handleErrors } from './platform/http/errors.ts'
import { addHealth } from './platform/http/health.ts'
import { addPublishedContract } from './platform/http/openapi.ts'
import { addSecurityHeaders } from './platform/http/security-headers.ts'
import { answerUnreadable, refuseAsOthers } from './platform/http/unreadable.ts'
import { addWebFiles } from './platform/http/web-files.ts'
import { chargeAnswers } from './platform/limits/charge-answers.ts'
import { logAnswers } from './platform/log.ts'
import { addMailbox, mailboxIsOpen } from './platform/mail/mailbox.ts'
import { addMetrics } from './platform/metrics/metrics-routes.ts'
import type { Platform } from './platform/platform.ts'
import { addPredefinedProgramRoutes } from './program/predefined-program-routes.ts'
import { addProgramRoutes } from './program/program-routes.ts'
import { takeProgramProposal } from './program/take-program-proposal.ts'
import { addReportRoutes } from './report/report-routes.ts'
import { addSecondFactorResetRoutes } from './second-factor/reset-routes.ts'
import { addSecondFactorRoutes } from './second-factor/second-factor-routes.ts'
import { addSessionListRoutes } from './session/session-list-routes.ts'
import { addSessionRoutes } from './session/session-routes.ts'
import { addCrawlerRoutes } from './site/crawler-routes.ts'
import { addPublicPages } from './site/public-pages.ts'
import { addSiteRoutes } from './site/site-routes.ts'
import { addTicketRoutes } from './ticket/ticket-routes.ts'
import { addTrainingPlanRoutes } from './training-plan/training-plan-routes.ts'
import { undos } from './undos.ts'
import { addUserRoutes } from './user/user-routes.ts'
import { addUsernameRoutes } from './username/username-routes.ts'

/** How long (ms) one call may take to arrive: a workout’s end over a weak connection, not a connection held for ever. */
const requestTimeout = 120_000

/** How long (ms) the head of a call may take to arrive, and a connection may say nothing at first. */
const headersTimeout = 30_000

/** An exercise’s id of 200 characters, each percent-encoded in up to nine. */
const maxParamLength = 1800

export interface AppOptions {
  readonly platform: Platform
  /** Folder of the built pages; without it only the programming interface is served. */
  readonly webDir?: string
  readonly log?: FastifyBaseLogger
  /** Whether the database is on its way down; without it `/readyz` goes by the database’s answers alone. */
  readonly databaseIsLeaving?: () => boolean
}

const addNouns = (app: FastifyInstance, platform: Platform): void => {
  addSessionRoutes(app, platform)
  addAccountRoutes(app, platform)
  addPasswordRoutes(app, platform)
  addSessionListRoutes(app, platform)
  addSecondFactorRoutes(app, platform)
  addActivityRoutes(app, platform)
  addSecondFactorResetRoutes(app, platform)
  addUsernameRoutes(app, platform)
  addPlanRoutes(app, platform)
  addPersonalDataRoutes(app, platform)
  addReportRoutes(app, platform)
  addTicketRoutes(app, platform)
  addDashboardRoutes(app, platform)
  addMuscleRoutes(app, platform)
  addExerciseRoutes(app, platform)
  addProgramRoutes(app, platform)
  addHistoryRoutes(app, platform)
  addImportRoutes(app, platform)
  addGymRoutes(app, platform)
  addBodyMeasureRoutes(app, platform)
  addTrainingPlanRoutes(app, platform)
  addLibraryExerciseRoutes(app, platform)
  addPredefinedProgramRoutes(app, platform)
  addLibraryMuscleRoutes(app, platform)
  addLibraryProposalRoutes(app, platform, { exercises: takeExerciseProposal, programs: takeProgramProposal })
  addPostRoutes(app, platform)
  addCopyRoutes(app, platform)
  addHiddenAuthorRoutes(app, platform)
  addMaintenanceRoutes(app, platform)
  addUserRoutes(app, platform)
  addAuditRoutes(app, platform)
  addUndoRoutes(app, platform, undos)
  addSiteRoutes(app, platform)
  addEventRoutes(app, platform)
}

/** A number of proxies becomes Fastify's question for each hop; addresses are its own form. */
const trustProxy = (setting: Platform['config']['trustProxy']) => {
  if (typeof setting === 'number') return (_address: string, hop: number) => hop < setting
  return setting === false ? false : [...setting]
}

const addPages = async (app: FastifyInstance, platform: Platform, webDir: string): Promise<void> => {
  const marks = (request: FastifyRequest) => (mailboxIsOpen(platform.config, request) ? ['fonte-mailbox'] : [])
  const sendApp = await addWebFiles(app, webDir, marks)
  await addPublicPages(app, platform, { webDir, marks, sendApp })
  addCrawlerRoutes(app, platform.config.publicUrl)
}

/** Builds the whole server without listening. */
export const buildApp = async ({
  platform,
  webDir,
  log,
  databaseIsLeaving = () => false,
}: AppOptions): Promise<FastifyInstance> => {
  const app = fastify({
    ...(log && { loggerInstance: log }),
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: smallBody,
    requestTimeout,
    trustProxy: trustProxy(platform.config.trustProxy),
    genReqId: () => crypto.randomUUID(),
    routerOptions: { maxParamLength },
    frameworkErrors: answerUnroutable,
    clientErrorHandler: answerUnreadable,
    http: { requireHostHeader: false, headersTimeout },
  })
  app.removeContentTypeParser('text/plain')
  handleErrors(app)
  logAnswers(app)
  await addSecurityHeaders(app, platform.config.publicUrl)
  repeatCallName(app)
  refuseAsOthers(app)
  followArrivals(app, platform.arrivals)
  boundConnections(app.server, platform.config)
  await app.register(cookie)
  await app.register(etag, { weak: true, hashFn: (payload) => hash('sha1', payload, 'base64') })
  chargeAnswers(app, platform.limiter)
  compressAnswers(app)
  await addMetrics(app, platform)
  addHealth(app, { database: platform.database, now: platform.now, isLeaving: databaseIsLeaving })
  addPublishedContract(app, routes, platform.config.publicUrl)
  addExportSchema(app, platform.config.publicUrl)
  addNouns(app, platform)
  app.addHook('onReady', () => platform.wakeUps.start(app.log))
  app.addHook('onClose', () => platform.wakeUps.stop())
  addMailbox(app, platform.config, platform.database)
  if (webDir) await addPages(app, platform, webDir)
  else app.setNotFoundHandler(answerUnknownPath)
  return app
}
