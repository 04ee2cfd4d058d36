/** The lifts that gyms are full of, most used first, by what follows `predefined-` in their ids. */
const commonLifts = `
  développé-couché squat-à-la-barre soulevé-de-terre tirage-vertical-à-la-poulie traction-en-pronation
  développé-militaire rowing-à-la-barre pompes curl-aux-haltères
  développé-couché-aux-haltères presse-à-cuisses élévations-latérales-aux-haltères développé-incliné-aux-haltères
  soulevé-de-terre-roumain-à-la-barre hip-thrust-à-la-barre développé-épaules-aux-haltères tirage-horizontal-à-la-poulie
  curl-à-la-barre leg-extension leg-curl-allongé leg-curl-assis extension-triceps-à-la-poulie-haute
  extension-triceps-à-la-corde dips développé-incliné rowing-à-un-bras-à-l’haltère crunch planche
  squat-bulgare-aux-haltères fente-marchée-aux-haltères goblet-squat curl-marteau développé-assis-à-la-machine pec-deck
  face-pull traction-en-supination développé-épaules-à-la-machine rowing-à-la-machine front-squat écarté-couché-aux-haltères
  extension-des-mollets-debout-à-la-machine extension-des-mollets-assis-à-la-machine barre-au-front curl-à-la-barre-ez
  écarté-à-la-poulie-vis-à-vis shrug-à-la-barre shrug-aux-haltères extension-lombaire-au-banc
  soulevé-de-terre-roumain-aux-haltères soulevé-de-terre-sumo développé-arnold développé-couché-prise-serrée
  élévation-latérale-à-la-poulie élévations-frontales-aux-haltères oiseau-aux-haltères pec-deck-inversé
  tirage-menton-à-la-barre curl-incliné-aux-haltères curl-au-pupitre-à-la-barre-ez curl-concentré curl-à-la-poulie-basse
  extension-nuque-à-l’haltère extension-nuque-à-la-poulie kickback-à-l’haltère abduction-à-la-machine
  adduction-à-la-machine relevé-de-jambes-suspendu relevé-de-genoux-suspendu crunch-à-la-poulie-haute
  extension-à-la-roue-abdominale planche-latérale hack-squat fente-au-poids-du-corps fente-arrière-aux-haltères
  fente-avant-aux-haltères squat-au-poids-du-corps pont-fessier kickback-fessier-à-la-poulie good-morning
  soulevé-de-terre-à-la-trap-bar kettlebell-swing step-up-aux-haltères traction-assistée-à-la-machine
  traction-en-prise-neutre traction-australienne tirage-vertical-prise-neutre-serrée pull-over-à-la-poulie-haute
  pull-over-à-l’haltère rowing-t-bar rowing-pendlay rowing-aux-haltères-sur-banc-incliné développé-décliné pompes-diamant dips-sur-banc
  développé-couché-à-la-machine-smith squat-à-la-machine-smith marche-du-fermier russian-twist crunch-à-la-machine
  relevé-de-jambes-allongé mountain-climber épaulé-debout push-press thruster burpee rameur vélo-stationnaire
  tapis-de-course corde-à-sauter leg-curl-debout extension-lombaire-à-la-machine curl-à-la-machine
  extension-triceps-à-la-machine élévations-latérales-à-la-machine rotation-externe-à-la-poulie hip-thrust-à-la-machine
  soulevé-de-terre-jambes-tendues flexion-des-poignets-à-la-barre extension-des-mollets-à-la-presse
  extension-des-mollets-au-poids-du-corps relevé-de-pointes-contre-un-mur
`
  .trim()
  .split(/\s+/u)

const places = new Map(commonLifts.map((slug, place) => [`predefined-${slug}`, place]))

/** How often gyms see a lift: its place in the table of common lifts from 0, and the length of the table for all others. */
export const placeOfUse = (exerciseId: string): number => places.get(exerciseId) ?? commonLifts.length
