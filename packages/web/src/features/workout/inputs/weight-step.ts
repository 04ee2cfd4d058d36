/** What − and + move a weight (kg) by. */
export const weightStep = 2.5
