const header =
  '"Workout #";"Date";"Workout Name";"Duration (sec)";"Exercise Name";"Set Order";"Weight (kg)";"Reps";"RPE";"Distance (meters)";"Seconds";"Notes";"Workout Notes"'

const names = ['Bench Press (Barbell)', 'Squat (Barbell)', 'Chest Fly', 'Zercher Carry'] as const

const day = 86_400_000

/**
 * A file as Strong writes it, of so many workouts, one a day up to the day before `now` (epoch ms): eight sets each, a rest
 * timer after every set. The same every time.
 */
export const strongFile = (workouts: number, now: number): string => {
  const rows = Array.from({ length: workouts }, (_, index) => {
    const date = new Date(now - (workouts - index) * day).toISOString().slice(0, 10)
    const begin = `"${index + 1}";"${date} 18:30:00";"Push ${index % 3}";"3600"`
    return names.flatMap((name, place) =>
      [1, 2].flatMap((set) => [
        `${begin};"${name}";"${set}";"${40 + place * 10 + (index % 7) * 2.5}";"${5 + set}";"";"";"";"";""`,
        `${begin};"${name}";"Rest Timer";"";"";"";"";"90";"";""`,
      ]),
    )
  })
  return [header, ...rows.flat(), ''].join('\n')
}
