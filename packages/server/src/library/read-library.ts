import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { equipmentFile, exercisesFile, type LibraryFiles, musclesFile, programFile } from './library-file.ts'

const dataFolder = dirname(createRequire(import.meta.url).resolve('@fonte/domain/data/muscles.json'))

/** Reads the library's data files; throws when one of them is not as its schema says. */
export function readLibrary(): LibraryFiles {
  return {
    equipment: equipmentFile.parse(readJson('equipment.json')),
    groups: musclesFile.parse(readJson('muscles.json')),
    exercises: readFolder('exercises').flatMap((file) => exercisesFile.parse(file)),
    programs: readFolder('programs').map((file) => programFile.parse(file)),
  }
}

function readFolder(name: string): unknown[] {
  const files = readdirSync(join(dataFolder, name)).filter((file) => file.endsWith('.json'))
  return files.sort().map((file) => readJson(join(name, file)))
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(join(dataFolder, file), 'utf8'))
}
