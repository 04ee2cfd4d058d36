const everydayNames: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    pectoraux: 'pecs, pec, poitrine, torse',
    'grand-dorsal': 'dorsaux, dorsal, lats, latissimus dorsi',
    'trapezes-superieurs': 'traps, trapèzes, haut des trapèzes',
    'trapezes-moyens': 'mid traps, mid back, middle back, upper back, milieu du dos, haut du dos',
    rhomboides: 'mid back, middle back, upper back, milieu du dos, haut du dos',
    lombaires: 'low back, bas du dos, spinaux, érecteurs du rachis, spinal erectors, erectors',
    epaules: 'delts, deltoïdes, deltoids, shoulder',
    'deltoide-anterieur': 'front delts, avant d’épaule, faisceau antérieur',
    'deltoide-lateral': 'side delts, lateral delts, épaules latérales, faisceau moyen, deltoïde moyen',
    'deltoide-posterieur': 'rear delts, arrière d’épaule, faisceau postérieur',
    'coiffe-des-rotateurs': 'coiffe, rotateurs, cuff',
    biceps: 'bis, bras, arms',
    triceps: 'tris, bras, arms',
    'avant-bras': 'forearm, prise, poigne',
    abdominaux: 'abdos, abs, core, sangle abdominale, ceinture abdominale',
    obliques: 'taille, waist',
    'flechisseurs-hanche': 'psoas, iliopsoas, psoas-iliaque',
    fessiers: 'fesses, glutes, butt',
    'moyen-fessier': 'abducteurs, abductors',
    quadriceps: 'cuisses, thighs, jambes, legs',
    'ischio-jambiers': 'ischios, hammies, jambes, legs',
    adducteurs: 'intérieur des cuisses, inner thigh',
    mollets: 'calf, jambes, legs',
    'tibial-anterieur': 'tibial, tibias, shin',
  }).map(([id, names]) => [id, names.split(', ')]),
)

/** What lifters call these muscles and groups of muscles besides their names, for the search. */
export const everydayNamesOf = (ids: readonly string[]): readonly string[] =>
  ids.flatMap((id) => everydayNames.get(id) ?? [])
