import { lazyPart } from '../../ui/lazy-part.tsx'

/** Tells that the plan was changed here and elsewhere, and asks which one is to stay. */
export const TrainingPlanConflict = lazyPart(
  async () => (await import('./conflict/training-plan-choice.tsx')).TrainingPlanChoice,
)
