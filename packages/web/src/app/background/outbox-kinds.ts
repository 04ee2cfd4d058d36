import { updateLanguageKind, updateUnitKind } from '../../features/account/account-outbox.ts'
import { exerciseKinds } from '../../features/exercise/exercise-outbox.ts'
import { putGymKind } from '../../features/gym/gym-outbox.ts'
import { deleteMeasureKind, putMeasureKind, putMeasuresKind } from '../../features/history/body/body-outbox.ts'
import { historyKinds } from '../../features/history/history-outbox.ts'
import { importKinds } from '../../features/import/sending/import-outbox.ts'
import { resetAgainKind } from '../../features/personal-data/reset-outbox.ts'
import { programKinds } from '../../features/program/program-outbox.ts'
import { createReportKind } from '../../features/report/report-outbox.ts'
import { putTrainingPlanKind } from '../../features/training-plan/training-plan-outbox.ts'
import { registerOutboxKinds } from '../../platform/outbox/outbox-kind.ts'
import { startOutbox } from '../../platform/outbox/start-outbox.ts'

/** Makes known every kind of write that may wait in the outbox, and begins to send; fetched after the first screen. */
export function startSending(): void {
  registerOutboxKinds(
    updateLanguageKind,
    updateUnitKind,
    ...exerciseKinds,
    ...programKinds,
    putTrainingPlanKind,
    ...historyKinds,
    putMeasureKind,
    putMeasuresKind,
    deleteMeasureKind,
    putGymKind,
    createReportKind,
    ...importKinds,
    resetAgainKind,
  )
  startOutbox()
}
