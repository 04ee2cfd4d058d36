/** As high as what will stand here, so that nothing below it jumps. */
export const TrainingStartPlace = () => <div className="training-start" />
