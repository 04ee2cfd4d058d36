import type { SearchableExercise } from '../exercise/search-index.ts'

function exercise(
  name: string,
  name_en: string | null,
  aliases: readonly string[],
  equipment: readonly [string, string],
  group: readonly [string, string],
): SearchableExercise {
  const [equipment_fr, equipment_en] = equipment
  const [muscle_group, muscle_group_en] = group
  return { name, name_en, aliases, equipment: equipment_fr, equipment_en, muscle_group, muscle_group_en }
}

const barbell = ['Barre', 'Barbell'] as const
const dumbbells = ['Haltères', 'Dumbbells'] as const
const none = ['Poids du corps', 'Bodyweight'] as const
const cable = ['Poulie', 'Cable'] as const
const chest = ['Pectoraux', 'Chest'] as const
const back = ['Dos', 'Back'] as const
const legs = ['Jambes', 'Legs'] as const
const arms = ['Bras', 'Arms'] as const

/** A small gym: enough exercises for a search to confuse them. */
export const gym: readonly SearchableExercise[] = [
  exercise('Développé couché', 'Bench press', ['DC', 'bench'], barbell, chest),
  exercise('Développé couché aux haltères', 'Dumbbell bench press', ['DC haltères'], dumbbells, chest),
  exercise('Développé incliné', 'Incline bench press', ['DI'], barbell, chest),
  exercise('Développé militaire', 'Overhead press', ['OHP'], barbell, ['Épaules', 'Shoulders']),
  exercise('Écarté à la poulie', 'Cable fly', [], cable, chest),
  exercise('Pompes', 'Push-up', ['pushup militaire'], none, chest),
  exercise('Tractions', 'Pull-up', [], none, back),
  exercise('Tirage à la poulie haute', 'Lat pulldown', [], cable, back),
  exercise("Rowing à l'haltère", 'One-arm row', [], dumbbells, back),
  exercise('Soulevé de terre', 'Deadlift', ['SDT'], barbell, back),
  exercise('Squat', 'Back squat', [], barbell, legs),
  exercise('Squat avant', 'Front squat', [], barbell, legs),
  exercise('Squat gobelet', 'Goblet squat', [], dumbbells, legs),
  exercise('Curl', 'Biceps curl', [], dumbbells, arms),
  exercise('Curl au pupitre', 'Preacher curl', ['Larry Scott'], barbell, arms),
  exercise('Mon tirage du grenier', null, [], ['', ''], ['', '']),
]
